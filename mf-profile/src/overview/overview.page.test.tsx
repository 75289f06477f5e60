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
    await userEvent.click(screen.getByRole('link', { name: 'Season 42' }));
    await screen.findByRole('region', { name: 'Final rank' });
    expect(slot).not.toBeNull();
    expect(document.querySelector('[data-ad-slot="3"]')).toBe(slot);
  });

  test('takes stats that the game does not publish from the kept matches, and says so', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43?ranked-squad=combat');
    const combat = panel('Squad · Ranked');
    expect(await combat.findByText(/38 kept matches/)).toBeVisible();
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
    expect(first).toHaveTextContent('Duo · TPPPlatinum 22,466Top 3.1%');
    expect(second).toHaveTextContent(/^Squad · FPPCrystal 2.*1 game$/);
    await userEvent.click(first ?? document.body);
    expect(await panel('Current rank').findByRole('heading', { name: 'Platinum 2' })).toBeVisible();
  });

  test('shows the final rank and no next division if it is over', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-42');
    expect(panel('Final rank').getByText('2,846')).toBeVisible();
    expect(panel('Final rank').getByText(/^Final rank · /)).toBeVisible();
    expect(panel('Final rank').queryByText(/points to/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Season 42 ended on/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To Season 43' })).toBeVisible();
    for (const name of ['Form', 'Last matches'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(screen.queryByText(/among ranked players/)).not.toBeInTheDocument();
  });

  test('shows no rank, but normal stats to a player without ranked games', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43', profileSite(played({ rankedStats: {} })));
    expect(screen.queryByRole('region', { name: 'Current rank' })).not.toBeInTheDocument();
    expect(panel('Normal play').getByText('Top 10').closest('div')).toHaveTextContent('46.9%');
    expect(screen.queryByRole('heading', { name: 'Ranked' })).not.toBeInTheDocument();
    const squad = panel('Squad · Normal');
    expect(squad.getByText('Games').closest('div')).toHaveTextContent('211');
    await userEvent.click(squad.getByRole('link', { name: 'Combat' }));
    expect(await squad.findByText(/in 2nd–10th/)).toHaveTextContent('73');
    expect(screen.getByRole('region', { name: 'Squad · Normal' })).toHaveTextContent('26 won');
  });

  test('compares a mode with the tier, and shows one view of each card', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43');
    const squad = panel('Squad · Ranked');
    await userEvent.click(squad.getByRole('link', { name: 'Against Crystal' }));
    expect(await squad.findByText('Loses the last fight.')).toBeVisible();
    expect(squad.getByText('Average damage').nextSibling).toHaveTextContent('331');
    expect(squad.getByText('Win rate').closest('div')).toHaveTextContent('−2.7');
    expect(squad.queryByText('Games')).not.toBeInTheDocument();
  });

  test('says neither better nor worse of a difference that rounds to 0', async () => {
    const rankedStats = { squad: someRankedStats({ roundsPlayed: 500, wins: 59 }) };
    await openOverview('profile/steam/NightHeron/pc-2018-43', profileSite(played({ rankedStats })));
    const squad = panel('Squad · Ranked');
    await userEvent.click(squad.getByRole('link', { name: 'Against Crystal' }));
    await squad.findByText('Average damage');
    expect(squad.getByText('Win rate').closest('div')).toHaveTextContent('Win rate11.8%0.0');
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
    const card = screen.getByRole('region', { name: 'Squad · Normal' });
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
    expect(panel('Current rank').getAllByText('2,846')[0]).toBeVisible();
  });
});
