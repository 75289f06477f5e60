import { aFailure, aPlayer, someModeStats, someRankedStats } from '@hotdrop/shared-domain/testing';
import type { Rating } from '@hotdrop/shared-domain/wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { current, openOverview, panel, played } from '../testing/open-overview.ts';
import { profileSite, seasonIds } from '../testing/profile-site.ts';

const noRating: Rating = {
  population: null,
  rankPoint: null,
  kda: null,
  avgDamageDealt: null,
  avgRank: null,
  winRatio: null,
  top10Ratio: null,
  wins: null,
  roundsPlayed: null,
};

describe('a season with ranked play', () => {
  test('shows the current rank, its place, and the points to the next division', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43');
    const hero = panel('Current rank');
    expect(hero.getByRole('heading', { name: 'Crystal 2' })).toBeVisible();
    expect(hero.getByText('2,846')).toBeVisible();
    expect(hero.getByText('Top 3.1%')).toBeVisible();
    expect(hero.getByText('No. 39,812 of 1,284,112')).toBeVisible();
    expect(hero.getByText(/points to Crystal 1/)).toHaveTextContent('54 points to Crystal 1');
  });

  test('keeps the place of the ad when the season changes, so that no other ad is loaded', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43', profileSite(played({})));
    const slot = document.querySelector('[data-ad-slot="3"]');
    await userEvent.click(screen.getByRole('link', { name: /Season 42/, hidden: true }));
    await screen.findByRole('region', { name: 'Final rank' });
    expect(slot).not.toBeNull();
    expect(document.querySelector('[data-ad-slot="3"]')).toBe(slot);
  });

  test('shows a card for each mode, also without games', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43');
    const card = screen.getByRole('region', { name: 'Squad · Ranked' });
    expect(card).toHaveTextContent('Games186Win rate9.1%Top 1038.7%Kills402Assists171');
    expect(card).toHaveTextContent('K/D2.38average 1.31');
  });

  test('shows a line for each normal mode, which opens to its figures', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43');
    const line = panel('Normal modes').getByRole('heading', { name: 'Squad' }).closest('details');
    expect(line).toHaveTextContent(/^Squad211 games12.3% win rate46.9% top 102.53 K\/D312 damage/);
    expect(line).not.toHaveAttribute('open');
    expect(line).toHaveTextContent('Kills468Assists203K/D2.53average 1.31');
    expect(screen.getByText('No normal game this season: Solo.')).toBeVisible();
  });

  test('counts the results of a normal mode with few games instead of giving rates', async () => {
    const normalStats = { solo: someModeStats({ roundsPlayed: 4, wins: 0, top10s: 1 }) };
    await openOverview('profile/steam/NightHeron/pc-2018-43', profileSite(played({ normalStats })));
    expect(screen.getByRole('region', { name: 'Normal modes' })).toHaveTextContent(
      /^Solo4 games0\/4 wins1\/4 top 10/,
    );
  });

  test('compares every figure with all ranked players', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43?against=everyone');
    const rows = panel('Performance').getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toHaveLength(8);
    expect(rows[4]).toHaveTextContent('160,51012.5%');
  });

  test.each([
    ['a season is over', 'pc-2018-30', null, 'Comparisons are available for the current season only.'],
    ['an account is banned', 'pc-2018-43', 'permanent', 'Banned and suspended accounts are not compared.'],
    ['an account is suspended', 'pc-2018-43', 'temporary', 'Banned and suspended accounts are not compared.'],
    ['few games were played', 'pc-2018-43', null, /^Comparisons appear after a few games/],
  ] as const)('shows no comparison if %s, and says why', async (_, season, ban, why) => {
    const squad = someRankedStats({ rating: noRating });
    const answers = { ...played({ rankedStats: { squad } }), getPlayer: { player: aPlayer({ ban }) } };
    await openOverview(`profile/steam/NightHeron/${season}?against=everyone`, profileSite(answers));
    const performance = panel('Performance');
    expect(performance.queryByRole('table')).not.toBeInTheDocument();
    expect(performance.getByText('Average damage').closest('div')).toHaveTextContent('331');
    expect(performance.getByText(why)).toBeVisible();
    expect(performance.queryByText(/Against all ranked players/)).not.toBeInTheDocument();
  });

  test.each([
    ['pc-2018-43', ['Everyone', 'Diamond']],
    ['pc-2018-30', []],
  ])('offers to compare with tiers in %s: %j', async (season, names) => {
    await openOverview(`profile/steam/NightHeron/${season}`);
    const links = panel('Performance')
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(links.filter((name) => ['Everyone', 'Diamond'].includes(name ?? ''))).toEqual(names);
  });

  test('takes figures that the game does not publish from the kept matches, and says so', async () => {
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

  test('leaves figures out that the game does not publish if no match is kept', async () => {
    await openOverview(
      'profile/steam/NightHeron/pc-2018-43',
      profileSite({ getForm: { matches: [], bests: null } }),
    );
    const combat = panel('Combat');
    expect(await combat.findByText(/^The game does not publish headshots/)).toBeVisible();
    expect(combat.queryByText(/^Most kills|^–$/)).not.toBeInTheDocument();
  });

  test('shows the best points of the season', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43');
    expect(panel('Current rank').getByText(/^Best/)).toHaveTextContent('Best 2,911');
  });

  test("separates the best points from their day as the page's language does", async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43', profileSite({}, { locale: 'ja' }));
    expect(panel('現在のランク').getByText(/^最高/)).toHaveTextContent(/^最高 2,911、2026年11月/);
  });

  test('shows the other ranked modes as links to their figures', async () => {
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
    expect(panel('Current rank').getByRole('heading', { name: 'Platinum 2' })).toBeVisible();
    expect(current('Mode')).toEqual(['Duo']);
  });

  test('shows the final rank and no next division if it is over', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-42');
    expect(panel('Final rank').getByText('2,846')).toBeVisible();
    expect(panel('Final rank').getByText(/ · Final rank$/)).toBeVisible();
    expect(panel('Final rank').queryByText(/points to/)).not.toBeInTheDocument();
    expect(panel('Combat').getByText('Squad · Season 42')).toBeVisible();
    expect(screen.queryByText(/among all players/)).not.toBeInTheDocument();
  });

  test('shows the final rank on a platform that has shut down', async () => {
    const stadia = {
      getPlayer: { player: aPlayer({ shard: 'STADIA' }) },
      listSeasons: { seasons: seasonIds('console-20') },
    };
    await openOverview('profile/stadia/NightHeron', profileSite(stadia));
    expect(panel('Final rank').getByText('2,846')).toBeVisible();
    expect(screen.queryByText(/points to/)).not.toBeInTheDocument();
  });

  test('computes the percentile from the exact place', async () => {
    const { rating } = someRankedStats();
    const squad = someRankedStats({
      rating: { ...rating, population: 1000, rankPoint: { rank: 17, ratio: 0.0185 } },
    });
    await openOverview(
      'profile/steam/NightHeron/pc-2018-43?against=everyone',
      profileSite(played({ rankedStats: { squad } })),
    );
    expect(panel('Current rank').getByText('Top 1.7%')).toBeVisible();
    expect(panel('Performance').getAllByRole('row')[1]).toHaveTextContent('171.7%');
  });

  test('shows the current rank if the current season is not known', async () => {
    await openOverview(
      'profile/steam/NightHeron/pc-2018-42',
      profileSite({ listActiveSeasons: aFailure('network') }),
    );
    expect(panel('Current rank').getByText('2,846')).toBeVisible();
  });

  test('shows detailed figures for the mode of the address', async () => {
    const rankedStats = { squad: someRankedStats(), duo: someRankedStats({ kills: 118 }) };
    await openOverview('profile/steam/NightHeron/pc-2018-43?mode=duo', profileSite(played({ rankedStats })));
    expect(panel('Combat').getByText('118')).toBeVisible();
    expect(panel('Performance').getByRole('link', { name: 'Squad' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron/pc-2018-43?mode=squad',
    );
  });

  test('shows unknown tiers as they are', async () => {
    const rating = { ...someRankedStats().rating, population: null, rankPoint: null, kda: null };
    const odd = someRankedStats({ currentTier: { tier: 'Obsidian', subTier: '9' }, rating });
    await openOverview(
      'profile/steam/NightHeron/pc-2018-43',
      profileSite(played({ rankedStats: { squad: odd }, averages: { normal: {}, ranked: {} } })),
    );
    expect(panel('Current rank').getByRole('heading', { name: 'Obsidian 9' })).toBeVisible();
    expect(screen.queryByText(/average \d/)).not.toBeInTheDocument();
  });

  test('shows no rank, but normal figures to a player without ranked games', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43', profileSite(played({ rankedStats: {} })));
    expect(screen.queryByRole('region', { name: 'Current rank' })).not.toBeInTheDocument();
    expect(screen.getAllByText('No record in this season.')).toHaveLength(2);
    expect(panel('Combat').getByText('468')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Combat' })).toHaveTextContent('26 won73 in 2nd–10th');
    expect(current('Mode')).toEqual(['Squad']);
    await userEvent.click(screen.getByRole('link', { name: 'Duo' }));
    expect(panel('Combat').getByText('71')).toBeVisible();
  });

  test('shows combat figures of ranked games only, if there are any', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43');
    expect(screen.getAllByRole('region', { name: 'Combat' })).toHaveLength(1);
    expect(panel('Combat').getByText('402')).toBeVisible();
  });
});

describe('advertisements', () => {
  const slots = () =>
    [...document.querySelectorAll('[data-ad-slot]')].map((slot) => slot.getAttribute('data-ad-slot'));

  test('the overview has a banner, and a video slot for ?vd=1', async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43?vd=1');
    expect(slots()).toEqual(['4', '3']);
    const [video, banner] = document.querySelectorAll('[data-ad-slot]');
    expect(video).toHaveTextContent('Who leads right now?');
    expect(video).toHaveAttribute('data-size', 'video');
    expect(banner).toHaveTextContent('NightHeron among all players');
  });
  test('there are none inside the mobile app', async () => {
    const site = profileSite({}, { state: { isMobileApp: true } });
    await openOverview('profile/steam/NightHeron/pc-2018-43?vd=1', site);
    expect(slots()).toEqual([]);
  });
});
