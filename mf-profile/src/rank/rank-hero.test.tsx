import { someClimbs, someRankedStats, someSeasonStats } from '@hotdrop/shared-domain/testing';
import type { Climb, RankedModeStats } from '@hotdrop/shared-domain/wire';
import { screen } from '@testing-library/react';
import { profileSite } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';

const open = async (answers: Parameters<typeof profileSite>[0]) => {
  await renderProfile('profile/steam/NightHeron/pc-2018-43', profileSite(answers));
  return screen.findByRole('region', { name: 'Current rank' });
};

describe('a player without a rank', () => {
  const { rating } = someRankedStats();
  const unranked = (change: Partial<RankedModeStats> = {}) =>
    someRankedStats({
      currentRankPoint: 0,
      bestRankPoint: 0,
      roundsPlayed: 3,
      currentTier: { tier: 'Unranked', subTier: '' },
      rating: { ...rating, population: null, rankPoint: null },
      ...change,
    });
  const openWith = (rankedStats: Record<string, RankedModeStats>) =>
    open({
      getSeasonStats: someSeasonStats({ rankedStats }),
      getClimbs: someClimbs({ climbs: {} }),
    });

  test('has games and no points', async () => {
    const hero = await openWith({ squad: unranked() });
    expect(hero).toHaveTextContent(
      /No rank yet3 ranked gamesThe game gives the first rank after a few games\.$/,
    );
    expect(hero).not.toHaveTextContent(/\b0\b|Top|Best|NaN/);
    expect(screen.queryByText('As a table')).not.toBeInTheDocument();
  });

  test('has no points in a mode beside another one', async () => {
    await openWith({ squad: someRankedStats(), duo: unranked() });
    expect(screen.getByRole('link', { name: /^Duo · TPP/ })).toHaveTextContent(/3 games$/);
    expect(screen.getByRole('link', { name: /^Duo · TPP/ })).not.toHaveTextContent(/\b0\b|best/);
  });
});

test('in the lower half of the players, only the place is said', async () => {
  const { rating } = someRankedStats();
  const at = (rank: number) =>
    someRankedStats({
      rating: { ...rating, population: 122, rankPoint: { rank, ratio: rank / 122 } },
    });
  const hero = await open({
    getSeasonStats: someSeasonStats({ rankedStats: { squad: at(117), duo: at(118), 'squad-fpp': at(61) } }),
  });
  expect(hero).toHaveTextContent('No. 117 of 122');
  expect(screen.getByRole('link', { name: /^Duo · TPP/ })).toHaveTextContent(/No\. 118 of 122$/);
  expect(screen.getByRole('link', { name: /^Squad · FPP/ })).toHaveTextContent(/Top 50\.0%$/);
  expect(hero).not.toHaveTextContent(/Top 9/);
});

describe('the best points', () => {
  const openAt = (peak: Climb['peak']) => {
    const { climbs } = someClimbs();
    const readings = climbs.squad?.readings ?? [];
    return open({ getClimbs: someClimbs({ climbs: { squad: { readings, peak } } }) });
  };

  test('have the day on which they were first read', async () => {
    const hero = await openAt({ rankPoint: 2911, at: '2026-11-16T12:00:00.000Z' });
    expect(hero).toHaveTextContent('BestCrystal 12,911Nov 16, 2026');
  });

  test.each([
    ['were never read', { rankPoint: 2911, at: null }],
    ['are more than the site has read', { rankPoint: 2900, at: '2026-11-16T12:00:00.000Z' }],
  ])('have no day if they %s', async (_, peak) => {
    expect(await openAt(peak)).not.toHaveTextContent('Nov 16, 2026');
  });
});
