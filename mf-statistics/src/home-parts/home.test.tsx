import {
  aFailure,
  anActiveSeason,
  aPlayer,
  aRatingRow,
  type FakeAnswers,
  type FakeSiteSettings,
  fakeSite,
  someRankedStats,
  someRatings,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { rememberMyPlayer } from '@hotdrop/shared-ui/my-player';
import { renderPart } from '@hotdrop/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { parts } from '../parts.tsx';

const unreachable = aFailure('network', { reason: 'unreachable' });

describe('the distribution on home', () => {
  /** As many players in each step as in the others. */
  const rowsFrom = (...starts: number[]) =>
    starts.map((from) =>
      aRatingRow({ range: `${from}`, from, to: from + 99, ratio: 1 / starts.length, count: 10 }),
    );
  const showBars = async (
    getRatings: FakeAnswers['getRatings'],
    { answers, ...settings }: FakeSiteSettings = {},
  ) => {
    const seasons = { seasons: { steam: anActiveSeason() } };
    const site = fakeSite({ answers: { listActiveSeasons: seasons, getRatings, ...answers }, ...settings });
    await renderPart(parts, { site, id: 'distribution' });
  };
  /** Players with these points are favorites. */
  const withFavorites = (points: Readonly<Record<string, number>>): FakeSiteSettings => {
    return {
      favorites: Object.keys(points).map((accountId) => ({ accountId, shard: 'STEAM' })),
      answers: {
        getPlayer: ({ player }) => ({ player: aPlayer({ accountId: player, name: player }) }),
        getSeasonStats: ({ accountId }) =>
          someSeasonStats({
            rankedStats: { squad: someRankedStats({ currentRankPoint: points[accountId] ?? 0 }) },
          }),
      },
    };
  };
  const findMarks = async (count: number) => {
    const list = within(await screen.findByRole('list', { name: 'You and your favorites' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(count));
    return list.getAllByRole('listitem');
  };

  beforeEach(() => localStorage.clear());

  it('says which tier has most players, and the share of each', async () => {
    await showBars(someRatings({ ratings: rowsFrom(1900, 2000, 2100, 2200), sample: 1190 }));
    const panel = screen.getByRole('region', { name: '75% of the players we know are in Gold' });
    expect(panel).toHaveTextContent('1,190 ranked players on Steam, Squad TPP');
    const tiers = within(panel).getAllByRole('listitem');
    expect(tiers.map(({ textContent }) => textContent)).toEqual(['Gold75.0%75%4321', 'Platinum25.0%25%4321']);
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      '/pubg/statistics/rating?shard=steam&mode=squad',
    );
  });

  it('keeps the place of steps without players, and rounds to a half in words', async () => {
    await showBars(someRatings({ ratings: rowsFrom(1900, 2000, 2200, 2600) }));
    expect(screen.getByRole('heading', { name: 'Half of the players we know are in Gold' })).toBeVisible();
    const bars = [...document.querySelectorAll<HTMLElement>('[aria-hidden] > i')];
    const filled = bars.filter((bar) => bar.dataset.empty === undefined);
    expect(filled).toHaveLength(4);
    expect(bars.length).toBeGreaterThan(4);
  });

  it('has lines for the visitor’s own player and favorites, with their points for screen readers', async () => {
    rememberMyPlayer({ accountId: 'Heron', shard: 'STEAM', name: 'Heron' });
    await showBars(
      someRatings({ ratings: rowsFrom(1900, 2000, 2100, 2200) }),
      withFavorites({ Lark: 2150, Heron: 2003 }),
    );
    const marks = await findMarks(2);
    expect(marks.map(({ textContent }) => textContent)).toEqual(['You: 2,003', 'Lark, 2,150 pointsLark']);
  });

  it.each([
    [null, false],
    [{ favorites: 0, recentPlayers: 1, hasMyPlayer: false }, false],
    [{ favorites: 1, recentPlayers: 0, hasMyPlayer: false }, true],
    [{ favorites: 0, recentPlayers: 0, hasMyPlayer: true }, true],
  ])('leaves room for names above the bars only if there will be any: %j', async (returning, hasRoom) => {
    await showBars(someRatings(), { state: { returning } });
    expect(document.querySelector('[data-marked]') !== null).toBe(hasRoom);
  });

  it('has no line for an own player of another platform', async () => {
    rememberMyPlayer({ accountId: 'account.Heron', shard: 'KAKAO', name: 'Heron' });
    await showBars(someRatings());
    expect(screen.queryByRole('list', { name: 'You and your favorites' })).toBeNull();
  });

  it.each([
    ['could not be read', unreachable],
    ['has no players yet', someRatings({ ratings: [], sample: null })],
  ])('is absent when it %s', async (_, getRatings) => {
    await showBars(getRatings);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
