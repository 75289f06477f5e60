import { eq } from 'drizzle-orm';
import { players } from '../data/schema.ts';
import { useApi } from '../testing/start-api.ts';
import { UpstreamError } from '../upstream/upstream.ts';

const api = useApi();

const sync = (platform: string, name: string, flag: 0 | 1, from?: string) =>
  api.request(`/api/v1/rpc/player-sync/${platform}/${api.accountOf(platform, name)}?flag=${flag}`, {}, from);

test('renews a player: line, then what changed, then nothing to do for five minutes', async () => {
  const before = await api.get('/players/kakao/LootGoblin');
  const matchesBefore = await api.get(`/players/kakao/${before.data.player.accountId}/matches`);

  const begun = await sync('kakao', 'LootGoblin', 1);
  expect(begun.data).toEqual({ waitCount: 0, retryAfter: 1000 });
  expect((await sync('kakao', 'LootGoblin', 0)).data).toHaveProperty('waitCount');
  await api.work();

  const done = (await sync('kakao', 'LootGoblin', 0)).data;
  expect(done).toMatchObject({ shard: 'KAKAO', name: 'LootGoblin' });
  expect(Date.parse(done.syncedAt)).toBeGreaterThan(Date.parse(before.data.player.syncedAt));
  const matchesAfter = await api.get(`/players/kakao/${before.data.player.accountId}/matches`);
  expect(matchesAfter.data.totalCount).toBe(matchesBefore.data.totalCount + done.changes.matches);

  const again = await sync('kakao', 'LootGoblin', 1);
  expect(again.data).toMatchObject({ error: 'recently updated' });
  expect(again.data.retryAfter).toBeLessThanOrEqual(5 * 60_000);
});

test('finds new matches and moved points when time has passed', async () => {
  api.pass(2 * 86_400_000);
  await sync('steam', 'GoldenPan', 1, '198.51.100.1');
  await api.work();
  const { changes } = (await sync('steam', 'GoldenPan', 0)).data;
  expect(changes.matches).toBeGreaterThan(4);
  expect(Object.keys(changes.rankPoint)).toContain('squad');
});

test('shows the same points on the profile and on the leaderboard after a renewal', async () => {
  api.pass(86_400_000);
  await sync('steam', 'GoldenPan', 1, '198.51.100.2');
  await api.work();
  const id = api.accountOf('steam', 'GoldenPan');
  const { data } = await api.get(`/players/steam/${id}/seasons/pc-2018-43`);
  const board = await api.get('/ranks/steam/squad');
  const place = board.data.ranks.findIndex((row: { accountId: string }) => row.accountId === id);
  expect(board.data.ranks[place].rankPoint).toBe(data.rankedStats.squad.currentRankPoint);
  expect(data.rankedStats.squad.rating.rankPoint.rank).toBe(place + 1);
});

test('counts truthfully how many are ahead, and joins a renewal that runs', async () => {
  api.pass(86_400_000);
  await sync('steam', 'Hotdrop', 1, '198.51.100.3');
  api.pass(10);
  await sync('steam', 'Casual', 1, '198.51.100.4');
  api.pass(10);
  expect((await sync('psn', 'BlueZone', 1, '198.51.100.5')).data.waitCount).toBe(2);
  expect((await sync('psn', 'BlueZone', 1, '198.51.100.6')).data.waitCount).toBe(2);
  await api.work();
  expect((await sync('psn', 'BlueZone', 0)).data).toHaveProperty('syncedAt');
});

test('says busy to a visitor who asks for too many', async () => {
  api.pass(86_400_000);
  const names = ['Hotdrop', 'GoldenPan', 'FirstPerson', 'WallWatcher', 'TimeOut', 'Casual'] as const;
  const answers = [];
  for (const name of names) answers.push((await sync('steam', name, 1, '198.51.100.9')).data);
  expect(answers.map(({ error }) => error)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    'busy',
  ]);
  expect((await sync('steam', 'Casual', 1, '198.51.100.10')).data.error).toBeUndefined();
  await api.work();
});

test('does nothing twice when a job runs twice', async () => {
  api.pass(86_400_000);
  await sync('xbox', 'RedZone', 1, '198.51.100.11');
  const accountId = api.accountOf('xbox', 'RedZone');
  const { renewPlayer } = await import('./renew-player.ts');
  await Promise.all([
    renewPlayer.run(api.context, { accountId }),
    renewPlayer.run(api.context, { accountId }),
  ]);
  const { data } = await sync('xbox', 'RedZone', 0);
  const list = await api.get(`/players/xbox/${accountId}/matches`);
  const ids = list.data.matches.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(data.changes.matches).toBeGreaterThanOrEqual(0);
  await api.work();
});

test('takes up a renewal again whose host died before it was put in line', async () => {
  api.pass(86_400_000);
  await sync('steam', 'FirstPerson', 1, '198.51.100.12');
  // The line is emptied, as if the process had ended between noting the renewal and sending the job.
  await api.context.store.execute('delete from pgboss.job');
  api.pass(61_000);
  const { resumeRenewals } = await import('../jobs/tidy-up.ts');
  await resumeRenewals.run(api.context, {});
  await api.work();
  expect((await sync('steam', 'FirstPerson', 0)).data).toHaveProperty('changes');
});

test('tells of a source that failed, and lets the visitor try again', async () => {
  api.pass(86_400_000);
  const { source } = api.context;
  const real = source.seasonFigures;
  source.seasonFigures = () => Promise.reject(new UpstreamError('unreachable', 'away'));
  await sync('steam', 'TimeOut', 1, '198.51.100.13');
  await api.work();
  expect((await sync('steam', 'TimeOut', 0)).data).toEqual({ error: 'network' });
  source.seasonFigures = real;
  await sync('steam', 'TimeOut', 1, '198.51.100.13');
  await api.work();
  expect((await sync('steam', 'TimeOut', 0)).data).toHaveProperty('changes');
});

test('does not renew somebody who does not exist', async () => {
  expect(
    (await api.get('/rpc/player-sync/steam/account.00000000000000000000000000000000?flag=1')).data,
  ).toEqual({ error: 'player not found' });
});

test('refuses a flag that it does not know', async () => {
  expect((await api.get(`/rpc/player-sync/steam/${api.accountOf('steam', 'Hotdrop')}?flag=2`)).status).toBe(
    400,
  );
});

test('says that a player is gone when the source has none any more', async () => {
  const lost = {
    accountId: `account.${'f'.repeat(32)}`,
    platform: 'steam',
    name: 'Vanished',
    seenAt: new Date(0),
  };
  await api.context.db.insert(players).values(lost);
  await api.get(`/rpc/player-sync/steam/${lost.accountId}?flag=1`);
  await api.work();
  expect((await api.get(`/rpc/player-sync/steam/${lost.accountId}`)).data).toEqual({
    error: 'player not found',
  });
  await api.context.db.delete(players).where(eq(players.accountId, lost.accountId));
});
