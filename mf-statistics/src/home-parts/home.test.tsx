import { createFavorites } from '@hotdrop/shared-domain/favorites';
import {
  aFailure,
  anActiveSeason,
  aPlayer,
  aPlayerCount,
  aRatingRow,
  type FakeAnswers,
  type FakeSiteSettings,
  fakeSite,
  memoryStorage,
  someRankedStats,
  someRatings,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { rememberOwnPlayer } from '@hotdrop/shared-ui/own-player';
import { setBrowserTimeZone } from '@hotdrop/shared-ui/testing';
import { renderPart } from '@hotdrop/shared-ui/testing/render-part';
import { screen, waitFor, within } from '@testing-library/react';
import { parts } from '../parts.tsx';

const unreachable = aFailure('network', { reason: 'unreachable' });
const playing: FakeAnswers['getPlaying'] = {
  ranking: [],
  history: [
    { at: '2026-11-21T00:00:00.000Z', count: 5 },
    { at: '2026-11-21T01:00:00.000Z', count: 9 },
  ],
  updatedAt: null,
};

async function show(answers: FakeAnswers = {}, state: FakeSiteSettings['state'] = {}) {
  const site = fakeSite({
    state,
    answers: {
      getPlayerCount: aPlayerCount({ count: 110, yesterday: 100 }),
      getPlaying: playing,
      ...answers,
    },
  });
  await renderPart(parts, { site, id: 'playing' });
  return site;
}

describe('the player count on home', () => {
  it('says how many play, and how that changed since yesterday', async () => {
    await show();
    expect(screen.getByText('110')).toBeVisible();
    expect(screen.getByText(/10.0% more/)).toBeVisible();
  });

  it('says that fewer people play than yesterday', async () => {
    await show({ getPlayerCount: aPlayerCount({ count: 90, yesterday: 100 }) });
    expect(screen.getByText(/10.0% fewer/)).toBeVisible();
  });

  it('is the count in the header, too', async () => {
    const { store } = await show();
    expect(store.getState().playerCount).toMatchObject({ count: 110 });
  });

  it.each([
    ['the count', { getPlayerCount: unreachable }],
    ['the day’s counts', { getPlaying: unreachable }],
  ])('shows what is known and reports the failure when it cannot read %s', async (_, answers) => {
    const { reported } = await show(answers, { playerCount: aPlayerCount({ count: 4_321 }) });
    expect(reported).toMatchObject([{ call: Object.keys(answers)[0], kind: 'network' }]);
    expect(screen.getByRole('region', { name: 'Players on Steam' })).toBeVisible();
  });

  it('opens the history of counts from anywhere in it', async () => {
    await show();
    expect(screen.getByRole('link', { name: /110 playing now on Steam.*10.0% more/ })).toHaveAttribute(
      'href',
      '/pubg/statistics/playing',
    );
  });

  it.each([
    ['Asia/Kolkata', 'Peak today 500 at 13:29'],
    ['America/Los_Angeles', 'Peak today 400 at 00:00'],
  ])("has today's peak in %s", async (zone, peak) => {
    setBrowserTimeZone(zone);
    const peaks = [
      { at: '2026-11-21T07:59:00.000Z', count: 500 },
      { at: '2026-11-21T08:00:00.000Z', count: 400 },
    ];
    await show({ getPlayerCount: aPlayerCount({ peaks }) });
    expect(screen.getByRole('region', { name: 'Players on Steam' })).toHaveTextContent(peak);
  });

  it('is the last known count when it cannot be read, as in the header', async () => {
    await show({ getPlayerCount: unreachable }, { playerCount: aPlayerCount({ count: 4_321 }) });
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

  beforeEach(() => localStorage.clear());

  it('says which tier has most players, and the share of each', async () => {
    await showBars(someRatings({ ratings: rowsFrom(1900, 2000, 2100, 2200), sample: 1190 }));
    const panel = screen.getByRole('region', { name: '75% of all players are in Gold' });
    expect(panel).toHaveTextContent('1,190 ranked players on Steam, Squad TPP');
    const tiers = within(panel).getAllByRole('listitem');
    expect(tiers.map(({ textContent }) => textContent)).toEqual(['Gold 75.0%', 'Platinum 25.0%']);
  });

  it('keeps the place of steps without players, so that lines are at the bars of their points', async () => {
    await showBars(someRatings({ ratings: rowsFrom(1900, 2000, 2300) }));
    const bars = [...document.querySelectorAll<HTMLElement>('[aria-hidden] > i')];
    const empty = bars.filter((bar) => bar.dataset.empty !== undefined);
    expect(bars.length - empty.length).toBe(3);
    expect(empty.length).toBeGreaterThan(1);
    expect(bars.filter(({ hidden }) => hidden)).toEqual([]);
  });

  it('rounds to a half in words', async () => {
    await showBars(someRatings({ ratings: rowsFrom(1900, 2000, 2200, 2600) }));
    expect(screen.getByRole('heading', { name: 'Half of all players are in Gold' })).toBeVisible();
  });

  it('has lines for the visitor’s own player and favorites, with their points for screen readers', async () => {
    const favorites = createFavorites(memoryStorage());
    for (const accountId of ['account.Lark', 'account.Heron']) favorites.add({ accountId, shard: 'STEAM' });
    rememberOwnPlayer({ accountId: 'account.Heron', shard: 'STEAM', name: 'Heron' });
    await showBars(someRatings({ ratings: rowsFrom(1900, 2000, 2100, 2200) }), {
      favorites,
      answers: {
        getPlayer: ({ player }) => ({
          player: aPlayer({ accountId: player, name: player.replace('account.', '') }),
        }),
        getSeasonStats: ({ accountId }) =>
          someSeasonStats({
            rankedStats: {
              squad: someRankedStats({ currentRankPoint: accountId === 'account.Heron' ? 2003 : 2150 }),
            },
          }),
      },
    });
    const listMarks = () =>
      within(screen.getByRole('list', { name: 'You and your favorites' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(listMarks()).toEqual(['You: 2,003', 'Lark 2,150 points']));
  });

  it.each([
    ['wide', 'side', 'Lark'],
    ['widest', 'wide', 'FieldLark'],
  ] as const)('shows names that only the %s chart has room for', async (wider, narrower, second) => {
    const favorites = createFavorites(memoryStorage());
    const points: Readonly<Record<string, number>> = {
      Finch: 2100,
      [second]: 2130,
      Heron: 2160,
      SnowyOwl: 2190,
    };
    for (const name of Object.keys(points)) favorites.add({ accountId: name, shard: 'STEAM' });
    await showBars(someRatings({ ratings: rowsFrom(1900, 2000, 2100, 2200) }), {
      favorites,
      answers: {
        getPlayer: ({ player }) => ({ player: aPlayer({ accountId: player, name: player }) }),
        getSeasonStats: ({ accountId }) =>
          someSeasonStats({
            rankedStats: { squad: someRankedStats({ currentRankPoint: points[accountId] ?? 0 }) },
          }),
      },
    });
    const list = await screen.findByRole('list', { name: 'You and your favorites' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4));
    const named = (side: typeof wider | typeof narrower) =>
      within(list)
        .getAllByRole('listitem')
        .filter(({ dataset }) => dataset[side] !== 'number').length;
    expect(named(wider)).toBeGreaterThan(named(narrower));
  });

  const nothing = { favorites: 0, recentPlayers: 0, hasOwnPlayer: false };

  it.each([
    ['a newcomer', null, false],
    ['a visitor with recent players', { ...nothing, recentPlayers: 1 }, false],
    ['a visitor with favorites', { ...nothing, favorites: 1 }, true],
    ['a visitor with an own player', { ...nothing, hasOwnPlayer: true }, true],
  ])('leaves room for names above the bars only if there will be any: %s', async (_, returning, hasRoom) => {
    await showBars(someRatings(), { state: { returning } });
    expect(document.querySelector('[data-marked]') !== null).toBe(hasRoom);
  });

  it('has no line for an own player of another platform', async () => {
    rememberOwnPlayer({ accountId: 'account.Heron', shard: 'KAKAO', name: 'Heron' });
    await showBars(someRatings());
    expect(screen.queryByRole('list', { name: 'You and your favorites' })).toBeNull();
  });

  it('links to the distribution with all its figures', async () => {
    await showBars(someRatings());
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      '/pubg/statistics/rating?shard=steam&mode=squad',
    );
  });

  it.each([
    ['could not be read', unreachable],
    ['has no players yet', someRatings({ ratings: [], sample: null })],
  ])('is absent when it %s', async (_, getRatings) => {
    await showBars(getRatings);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
