import { useApi } from '../../testing/start-api.ts';
import { countPlayers } from '../jobs/count-players.ts';

const api = useApi();
type Row = { accountId: string; rankPoint: number; region: string | null; shard: string; name: string };

test('ranks a platform by points across its regions', async () => {
  const { data } = await api.get('/ranks/steam/squad');
  const points = data.ranks.map(({ rankPoint }: Row) => rankPoint);
  expect(points).toEqual(points.toSorted((a: number, b: number) => b - a));
  expect(new Set(data.ranks.map(({ region }: Row) => region)).size).toBeGreaterThan(1);
  expect(data.meta).toMatchObject({ page: 1, perPage: 50 });
  expect(data.updatedAt).not.toBeNull();
});

test('shows the same figures as the profile', async () => {
  const { ranks } = (await api.get('/ranks/kakao/duo')).data;
  const { accountId, rankPoint, roundsPlayed, kda } = ranks[0];
  const { data } = await api.get(`/players/kakao/${accountId}/seasons/pc-2018-43`);
  expect(data.rankedStats.duo).toMatchObject({ currentRankPoint: rankPoint, roundsPlayed, kda });
});

test('does not rank banned players', async () => {
  const { ranks } = (await api.get('/ranks/steam/squad')).data;
  expect(ranks.map(({ name }: Row) => name)).not.toContain('WallWatcher');
});

test('finds a name on the whole board: exactly, in another capitalization, by its beginning, or by a part', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => api.get(`/ranks/steam/squad?page=${page}`)));
  const names: string[] = pages.flatMap(({ data }) => data.ranks.map(({ name }: Row) => name));
  const ways: [
    way: string,
    text: (name: string) => string,
    isMatch: (name: string, text: string) => boolean,
  ][] = [
    ['exactly', (name) => name, (name, text) => name === text],
    ['in capitals', (name) => name.toUpperCase(), (name, text) => name.toUpperCase() === text],
    ['by its beginning', (name) => name.slice(0, -1), (name, text) => name.startsWith(text)],
    ['by its end', (name) => name.slice(1), (name, text) => name.includes(text)],
  ];
  for (const name of [names[7], names.at(-20), names.at(-1)]) {
    for (const [way, toText, isMatch] of ways) {
      const text = toText(name ?? '');
      const { place } = (await api.get(`/ranks/steam/squad/find?name=${encodeURIComponent(text)}`)).data;
      expect([way, isMatch(names[place - 1] ?? '', text)]).toEqual([way, true]);
      if (way === 'exactly') expect(names[place - 1]).toBe(name);
    }
  }
});

test('says that a game has no board in a mode', async () => {
  for (const path of ['/ranks/steam/solo', '/ranks/pc-as/solo', '/ranks/steam/solo/find?name=a']) {
    const { status, body } = await api.get(path);
    expect([status, body.detail]).toEqual([404, 'There is no Solo TPP leaderboard in this game.']);
  }
});

test.each([
  ['/ranks/moon/squad/find?name=a', 404],
  ['/ranks/steam/zombie/find?name=a', 404],
  ['/ranks/steam/squad/find', 400],
  ['/ranks/steam/squad/find?name=', 400],
  [`/ranks/steam/squad/find?name=${'a'.repeat(200)}`, 400],
])('refuses %s with %i', async (path, status) => {
  expect((await api.get(path)).status).toBe(status);
});

test('answers with an empty board without ranked players and after the last page', async () => {
  expect((await api.get('/ranks/steam/squad?page=900')).data.ranks).toEqual([]);
  expect((await api.get('/ranks/stadia/squad')).data).toMatchObject({
    ...{ ranks: [], updatedAt: null, climber: null, topDays: [] },
    meta: { totalCount: 0 },
    cutoffs: [10, 100, 500].map((place) => ({ place, rankPoint: null, week: null })),
  });
});

test('answers the sizes of all boards on the first page', async () => {
  const { data } = await api.get('/ranks/steam/squad');
  const sizes = new Map(
    data.sizes.map(({ board, places }: { board: string; places: number }) => [board, places]),
  );
  expect(sizes.get('steam')).toBe(data.meta.totalCount);
  expect(sizes.get('pc-as')).toBe((await api.get('/ranks/pc-as/squad')).data.meta.totalCount);
  expect(sizes.get('kakao')).toBe((await api.get('/ranks/kakao/squad')).data.meta.totalCount);
  expect(sizes.has('stadia')).toBe(false);
  expect((await api.get('/ranks/steam/squad?page=2')).data.sizes).toBeUndefined();
});

test('suggests names with this prefix in any case', async () => {
  const { players } = (await api.get('/search/suggest?shard=steam&q=HOT')).data;
  expect(players[0]).toMatchObject({ name: 'Hotdrop', reason: 'prefix', shard: 'STEAM' });
  expect(players.length).toBeLessThanOrEqual(8);
});

test('suggests the players with most points first, then alphabetically', async () => {
  const { data } = await api.get('/search/suggest?shard=steam&q=h');
  const ranked = await Promise.all(
    data.players.map(async ({ accountId, name }: Row) => {
      const season = await api.get(`/players/steam/${accountId}/seasons/pc-2018-43`);
      const modes: { roundsPlayed: number; currentRankPoint: number }[] = Object.values(
        season.data.rankedStats,
      );
      const [main] = modes.toSorted((a, b) => b.roundsPlayed - a.roundsPlayed);
      return { name: name.toLowerCase(), points: main ? Math.round(main.currentRankPoint) : -1 };
    }),
  );
  expect(ranked).toEqual(ranked.toSorted((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1)));
  expect(new Set(ranked.map(({ points }) => points)).size).toBeGreaterThan(3);
});

test.each(['%', '_', '\\', "'", '<script>'])('treats "%s" in a name as plain text', async (text) => {
  const { status, data } = await api.get(`/search/suggest?shard=steam&q=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  expect(data.players).toEqual([]);
});

test('recomputes long ranges once an hour', async () => {
  const highest = async () => {
    const { history } = (await api.get('/stats/steam?range=all')).data;
    return Math.max(...history.map(({ count }: { count: number }) => count));
  };
  const before = await highest();
  await api.context.store.execute('insert into player_counts values ($1, 1000000000)', [
    new Date(api.context.now().getTime() - 1000).toISOString(),
  ]);
  await countPlayers.run(api.context, {});
  expect(await highest()).toBe(before);
  api.advance(3_600_001);
  await countPlayers.run(api.context, {});
  expect(await highest()).toBeGreaterThan(before);
});
