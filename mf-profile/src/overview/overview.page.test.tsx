import {
  aFailure,
  aPlayer,
  someModeStats,
  someRankedStats,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { mapComparedStats, type Rating } from '@hotdrop/shared-domain/wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileSite } from '../testing/profile-site.ts';
import { current, openOverview, panel, played } from '../testing/render-profile.ts';

const noRating: Rating = { population: null, ...mapComparedStats(() => null) };

describe('a season with ranked play', () => {
  test('keeps the place of the ad when the season changes, so that no other ad is loaded', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43', profileSite(played({})));
    const slot = document.querySelector('[data-ad-slot="3"]');
    await userEvent.click(screen.getByRole('link', { name: /Season 42/, hidden: true }));
    await screen.findByRole('region', { name: 'Final rank' });
    expect(slot).not.toBeNull();
    expect(document.querySelector('[data-ad-slot="3"]')).toBe(slot);
  });

  test.each([
    ['a season is over', 'pc-2018-30', null, 'Comparisons are available for the current season only.', 186],
    [
      'an account is banned',
      'pc-2018-43',
      'permanent',
      'Banned and suspended accounts are not compared.',
      186,
    ],
    [
      'an account is suspended',
      'pc-2018-43',
      'temporary',
      'Banned and suspended accounts are not compared.',
      186,
    ],
    ['few games were played', 'pc-2018-43', null, /^Comparisons appear after a few games/, 4],
    ['few players are known', 'pc-2018-43', null, /knows 50 ranked players of this mode\.$/, 186],
  ] as const)('shows no comparison if %s, and says why', async (_, season, ban, why, roundsPlayed) => {
    const squad = someRankedStats({ rating: noRating, roundsPlayed, damageDealt: 331 * roundsPlayed });
    const answers = { ...played({ rankedStats: { squad } }), getPlayer: { player: aPlayer({ ban }) } };
    await openOverview(`profile/steam/NightHeron/${season}?against=everyone`, profileSite(answers));
    const performance = panel('Performance');
    expect(performance.queryByRole('table')).not.toBeInTheDocument();
    expect(performance.getByText('Average damage').closest('div')).toHaveTextContent('331');
    expect(performance.getByText(why)).toBeVisible();
    expect(performance.queryByText(/Against all ranked players/)).not.toBeInTheDocument();
  });

  test('is not called over because the seasons of the platform are not read', async () => {
    const answers = {
      ...played({ rankedStats: { squad: someRankedStats({ rating: noRating }) } }),
      listActiveSeasons: { seasons: {} },
    };
    await openOverview('profile/steam/NightHeron/pc-2018-43?against=everyone', profileSite(answers));
    expect(panel('Performance').queryByText(/available for the current season only/)).toBeNull();
  });

  test('takes stats that the game does not publish from the kept matches, and says so', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43');
    const combat = panel('Combat');
    expect(await combat.findByText(/^The last row is from the 38 matches/)).toBeVisible();
    for (const [label, value] of [
      ['Most kills', '9'],
      ['Most damage', '1,040'],
      ['Longest kill', '250 m'],
    ] as const)
      expect(combat.getByText(label).closest('div')).toHaveTextContent(`${label}${value}`);
    expect(combat.queryByText('–')).not.toBeInTheDocument();
  });

  test('shows the other ranked modes as links to their stats', async () => {
    const duo = someRankedStats({
      currentRankPoint: 2466,
      bestRankPoint: 2470,
      currentTier: { tier: 'Platinum', subTier: '2' },
    });
    const fpp = someRankedStats({ rating: noRating, roundsPlayed: 1 });
    const rankedStats = { squad: someRankedStats(), duo, 'squad-fpp': fpp };
    await openOverview('profile/steam/NightHeron/pc-2018-43', profileSite(played({ rankedStats })));
    const [first, second] = panel('Current rank').getAllByRole('link');
    expect(first).toHaveTextContent('Duo · TPPPlatinum 22,46634 to Platinum 1Top 3.1%best 2,470');
    expect(second).toHaveTextContent(/^Squad · FPPCrystal 2.*1 gamebest 2,911$/);
    await userEvent.click(first ?? document.body);
    expect(await panel('Current rank').findByRole('heading', { name: 'Platinum 2' })).toBeVisible();
    expect(current('Mode')).toEqual(['Duo']);
  });

  test('shows the final rank and no next division if it is over', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-42');
    expect(panel('Final rank').getByText('2,846')).toBeVisible();
    expect(panel('Final rank').getByText(/ · Final rank$/)).toBeVisible();
    expect(panel('Final rank').queryByText(/points to/)).not.toBeInTheDocument();
    expect(panel('Combat').getByText('Squad · Season 42')).toBeVisible();
    expect(screen.queryByText(/among ranked players/)).not.toBeInTheDocument();
  });

  test('shows no rank, but normal stats to a player without ranked games', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43', profileSite(played({ rankedStats: {} })));
    expect(screen.queryByRole('region', { name: 'Current rank' })).not.toBeInTheDocument();
    expect(screen.getAllByText('No record in this season.')).toHaveLength(2);
    expect(panel('Combat').getByText('468')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Combat' })).toHaveTextContent('26 won73 in 2nd–10th');
    expect(current('Mode')).toEqual(['Squad']);
    await userEvent.click(screen.getByRole('link', { name: 'Duo' }));
    expect(await panel('Combat').findByText('71')).toBeVisible();
  });
});

describe('a season without ranked play', () => {
  const normalStats = { squad: someModeStats({ rankPoints: 3412, wins: 1 }) };

  test('shows regions, derived tiers, and outcomes (beta season)', async () => {
    await openOverview(
      'profile/pc-eu/NightHeron/2018-04',
      profileSite(played({ normalStats, rankedStats: {} })),
    );
    expect(current('Region')).toEqual(['Europe']);
    expect(screen.getByText('Tiers of this season are derived from rank points.')).toBeVisible();
    const card = screen.getAllByRole('region', { name: 'Squad' })[0];
    expect(card).toHaveTextContent('Platinum3,412');
    expect(card).toHaveTextContent('1 won98 in 2nd–10th112 in 11th or lower');
  });
});

describe('states', () => {
  /** The reason under the title of a season without stats. */
  const why = () => screen.getByRole('heading', { name: 'No stats available for this season' }).parentElement;

  test('a season without games links to one with games', async () => {
    await openOverview(
      'profile/steam/NightHeron/pc-2018-43',
      profileSite(played({ normalStats: {}, rankedStats: {} })),
    );
    expect(why()).toHaveTextContent(
      'NightHeron has no normal or ranked games in Season 43. The last ones were in Season 42.',
    );
    expect(screen.getByRole('link', { name: 'Open Season 42' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron/pc-2018-42',
    );
  });

  test('a season that was counted by region names the region without games', async () => {
    await openOverview(
      'profile/pc-eu/NightHeron/2018-04',
      profileSite(played({ normalStats: {}, rankedStats: {} })),
    );
    expect(why()).toHaveTextContent(
      'NightHeron has no normal or ranked games in Europe in 2018 Beta Season 4. Use the tabs above to see other regions.',
    );
    expect(current('Region')).toEqual(['Europe']);
  });

  test('stats that fail to load keep the head and have a retry button', async () => {
    let isDown = true;
    const site = profileSite({
      getSeasonStats: ({ season }) => (isDown ? aFailure('network') : someSeasonStats({ season })),
    });
    await openOverview('profile/steam/NightHeron/pc-2018-43', site);
    expect(screen.getByRole('heading', { name: 'NightHeron' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Network error occurred.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Current rank' })).toBeVisible();
  });

  test('a ban shows a notice above the stats', async () => {
    await openOverview(
      'profile/steam/NightHeron/pc-2018-43',
      profileSite({ getPlayer: { player: aPlayer({ ban: 'permanent' }) } }),
    );
    expect(screen.getByText('This account has been permanently banned.')).toBeVisible();
    // The distribution does not contain banned players.
    expect(screen.queryByText(/among ranked players/)).not.toBeInTheDocument();
    expect(panel('Current rank').getByText('2,846')).toBeVisible();
  });
});
