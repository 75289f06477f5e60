import { accountId, usePubg } from '../../../testing/use-pubg.ts';
import { playerCounts } from '../../data/schema.ts';
import { days, figuresShareTime } from '../../durations.ts';
import { fetchRecentTelemetry } from '../../jobs/matches/fetch-recent-telemetry.ts';
import { refreshSeasonLists } from '../../jobs/refresh-statistics.ts';

const game = usePubg();

const shortIds = (seasons: readonly { readonly id: string }[]) =>
  seasons.map(({ id }) => id.replace('division.bro.official.', ''));

test('lists the seasons of the platform by age and marks those with stored figures', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  const { seasons } = (await game.api.get(`/players/steam/${accountId}/seasons`)).data;
  expect(seasons.slice(0, 2)).toMatchObject([
    { id: 'division.bro.official.pc-2018-43', hasNormal: true, hasRanked: true, isCertain: true },
    { id: 'division.bro.official.pc-2018-42', hasNormal: true, hasRanked: true, isCertain: false },
  ]);
  const ids = shortIds(seasons);
  expect(ids).toHaveLength(43 + 9 + 9 + 1);
  expect(ids.slice(42, 44)).toEqual(['pc-2018-01', '2018-09']);
  expect(ids.slice(-2)).toEqual(['2017-pre1', '2017-beta']);
});

test.each([
  ['psn', ['console-43', 'console-03', 'playstation-02', 'playstation-01']],
  ['xbox', ['console-43', 'console-03', 'xbox-02', 'xbox-01', 'xb-pre1']],
  ['stadia', ['console-43', 'console-03']],
  ['steam', ['pc-2018-43', '2017-beta']],
])('lists the first seasons of consoles on %s only if they are its own', async (platform, own) => {
  const all = [
    ...['2017-beta', 'pc-2018-43', 'xb-pre1', 'xbox-01', 'xbox-02', 'playstation-01', 'playstation-02'],
    ...['console-03', 'console-43'],
  ];
  const data = all.map((id) => ({
    id: `division.bro.official.${id}`,
    attributes: { isCurrentSeason: id === own[0] },
  }));
  game.pubg.override = (path) => (path.endsWith('/seasons') ? { body: { data } } : undefined);
  const { player } = (await game.api.get(`/players/${platform}/RealPlayer`)).data;
  const { seasons } = (await game.api.get(`/players/${platform}/${player.accountId}/seasons`)).data;
  expect(shortIds(seasons)).toEqual(own);
});

test('sends no request for seasons that do not exist', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  const before = game.pubg.requests.length;
  for (const season of ['pc-2018-99', 'pc-2018-44', 'console-12', 'nonsense'])
    expect((await game.api.get(`/players/steam/${accountId}/seasons/${season}`)).status).toBe(404);
  expect(game.pubg.requests.length).toBe(before);
  expect(
    (await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-42`)).data.normalStats,
  ).toHaveProperty('squad');
});

test('reads the list of seasons once a week', async () => {
  await game.api.get('/seasons/active');
  game.api.advance(days(6));
  await refreshSeasonLists.run(game.api.context, {});
  await game.api.get('/seasons/active');
  expect(game.pubg.countRequests('/steam/seasons')).toBe(1);
  game.api.advance(days(1));
  await refreshSeasonLists.run(game.api.context, {});
  expect(game.pubg.countRequests('/steam/seasons')).toBe(2);
});

test('notices a new season in a kill log and reads the past one once more after its end', async () => {
  const active = async () => (await game.api.get('/seasons/active')).data.seasons.steam;
  const readKills = async () =>
    (await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-43`)).data.normalStats.squad.kills;
  const countReads = () => game.pubg.countRequests('official.pc-2018-43');
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  expect(await readKills()).toBe(21);
  expect(await active()).toMatchObject({ id: 'division.bro.official.pc-2018-43', start: null });

  game.pubg.world.currentSeason = 44;
  game.pubg.world.play('RealPlayer');
  game.api.advance(2 * 3_600_000);
  await game.api.get(`/rpc/player-sync/steam/${accountId}?flag=1`);
  await game.api.runJobs();
  const before = countReads();
  game.api.advance(figuresShareTime.complete + 1);
  const player = game.pubg.world.find('RealPlayer');
  if (player) player.rounds = 20;
  await fetchRecentTelemetry.run(game.api.context, {});
  const noticedAt = game.api.context.now().toISOString();
  expect(await active()).toMatchObject({ id: 'division.bro.official.pc-2018-44', start: noticedAt });
  expect(game.pubg.countRequests('/steam/seasons')).toBe(2);

  expect(await readKills()).toBe(29);
  expect(countReads()).toBe(before + 2);
  // Pages that follow soon share the answer.
  game.api.advance(figuresShareTime.complete + 1);
  await readKills();
  expect(countReads()).toBe(before + 2);
});

test('marks a season on the line of players from the day when the site first saw it', async () => {
  const readEvents = async () => (await game.api.get('/stats/steam?range=month')).data.events;
  const at = new Date(game.api.context.now().getTime() - days(20));
  await game.api.context.db.insert(playerCounts).values({ at, count: 300_000 });
  // The service names no dates.
  expect(await readEvents()).toEqual([]);
  game.pubg.world.currentSeason = 44;
  game.api.advance(days(7));
  await refreshSeasonLists.run(game.api.context, {});
  const season = 'division.bro.official.pc-2018-44';
  expect(await readEvents()).toEqual([{ kind: 'season', season, at: game.api.context.now().toISOString() }]);
});

test('shows the stored figures of a past season while the source is not reachable', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  game.pubg.world.currentSeason = 44;
  game.api.advance(days(7));
  await refreshSeasonLists.run(game.api.context, {});
  game.pubg.override = () => ({ status: 401 });
  const { status, data } = await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-43`);
  expect(status).toBe(200);
  expect(data.normalStats.squad.kills).toBe(21);
});
