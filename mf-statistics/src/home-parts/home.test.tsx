import {
  aFailure,
  anActiveSeason,
  aPlayer,
  aPlayerCount,
  aRatingRow,
  type FakeAnswers,
  type FakeSiteSettings,
  fakeSite,
  someRankedStats,
  someRatings,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { rememberMyPlayer } from '@hotdrop/shared-ui/my-player';
import { renderPart, setBrowserTimeZone } from '@hotdrop/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { parts } from '../parts.tsx';

const unreachable = aFailure('network', { reason: 'unreachable' });

describe('the player count on home', () => {
  const show = async (answers: FakeAnswers = {}, state: FakeSiteSettings['state'] = {}) => {
    const getPlaying = {
      ranking: [],
      history: [
        { at: '2026-11-21T00:00:00.000Z', count: 5 },
        { at: '2026-11-21T01:00:00.000Z', count: 9 },
      ],
      updatedAt: null,
    };
    const site = fakeSite({ state, answers: { getPlaying, ...answers } });
    await renderPart(parts, { site, id: 'playing' });
    return site;
  };

  it('names no peak of a day that the site has not counted from its beginning', async () => {
    const peaks = [{ at: '2026-11-21T08:00:00.000Z', count: 400 }];
    await show({ getPlayerCount: aPlayerCount({ count: 90, yesterday: null, peaks }) });
    expect(screen.getByRole('link', { name: /90 playing now on Steam/ })).not.toHaveTextContent('Peak today');
  });

  it("says how many play, how that changed since yesterday, and the visitor's peak of the day", async () => {
    setBrowserTimeZone('America/Los_Angeles');
    const peaks = [
      { at: '2026-11-21T07:59:00.000Z', count: 500 },
      { at: '2026-11-21T08:00:00.000Z', count: 400 },
    ];
    const { store } = await show({ getPlayerCount: aPlayerCount({ count: 90, yesterday: 100, peaks }) });
    const link = screen.getByRole('link', { name: /90 playing now on Steam.*10.0% fewer/ });
    expect(link).toHaveAttribute('href', '/pubg/statistics/playing');
    expect(link).toHaveTextContent('Peak today 400 at 00:00');
    expect(link.querySelectorAll('path')).toHaveLength(4);
    // The header shows the same count.
    expect(store.getState().playerCount).toMatchObject({ count: 90 });
  });

  it.each([
    ['getPlayerCount', { getPlayerCount: unreachable }],
    ['getPlaying', { getPlaying: unreachable, getPlayerCount: aPlayerCount({ count: 4_321 }) }],
  ])('shows what is known and reports the failure of %s', async (call, answers) => {
    const { reported } = await show(answers, { playerCount: aPlayerCount({ count: 4_321 }) });
    expect(reported).toMatchObject([{ call, kind: 'network' }]);
    expect(screen.getByText('4,321')).toBeVisible();
  });

  it('is absent when it is unknown', async () => {
    await show({ getPlayerCount: unreachable });
    expect(screen.queryByRole('region')).toBeNull();
  });
});

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
