import { useApi } from '../../../testing/start-api.ts';
import { UpstreamError } from '../../upstream/upstream.ts';

const api = useApi();

const sync = (platform: string, name: string, flag: 0 | 1, from?: string) =>
  api.request(
    `/api/v1/rpc/player-sync/${platform}/${api.accountIdOf(platform, name)}?flag=${flag}`,
    {},
    from,
  );

test('queues a renewal, answers with the changes, and refuses another for five minutes', async () => {
  api.advance(86_400_000);
  const before = await api.get('/players/kakao/LootGoblin');
  const matchesBefore = await api.get(`/players/kakao/${before.data.player.accountId}/matches`);

  const begun = await sync('kakao', 'LootGoblin', 1);
  expect(begun.data).toEqual({ waitCount: 0, retryAfter: 1000, expectedWait: 0 });
  expect((await sync('kakao', 'LootGoblin', 0)).data).toHaveProperty('waitCount');
  await api.runJobs();

  const done = (await sync('kakao', 'LootGoblin', 0)).data;
  expect(done).toMatchObject({ shard: 'KAKAO', name: 'LootGoblin' });
  expect(Date.parse(done.syncedAt)).toBeGreaterThan(Date.parse(before.data.player.syncedAt));
  const matchesAfter = await api.get(`/players/kakao/${before.data.player.accountId}/matches`);
  expect(matchesAfter.data.totalCount).toBe(matchesBefore.data.totalCount + done.changes.matches);

  api.advance(60_000);
  const again = await sync('kakao', 'LootGoblin', 1);
  expect(again.data).toMatchObject({ error: 'recently updated' });
  expect(again.data.retryAfter).toBeLessThanOrEqual(5 * 60_000);
});

test('finds new matches and changed points', async () => {
  api.advance(7 * 86_400_000);
  await sync('steam', 'GoldenPan', 1, '198.51.100.1');
  await api.runJobs();
  const { changes } = (await sync('steam', 'GoldenPan', 0)).data;
  expect(changes.matches).toBeGreaterThan(4);
  expect(Object.keys(changes.rankPoint)).toContain('squad');
});

test('counts the players ahead and joins a queued renewal', async () => {
  api.advance(86_400_000);
  await sync('steam', 'Hotdrop', 1, '198.51.100.3');
  api.advance(10);
  await sync('steam', 'Casual', 1, '198.51.100.4');
  api.advance(10);
  expect((await sync('psn', 'BlueZone', 1, '198.51.100.5')).data.waitCount).toBe(2);
  expect((await sync('psn', 'BlueZone', 1, '198.51.100.6')).data.waitCount).toBe(2);
  await api.runJobs();
  expect((await sync('psn', 'BlueZone', 0)).data).toHaveProperty('syncedAt');
});

test('answers busy after too many renewals of a visitor', async () => {
  api.advance(86_400_000);
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
  await api.runJobs();
});

test('resumes a renewal whose host died before it queued the job', async () => {
  api.advance(86_400_000);
  await sync('steam', 'FirstPerson', 1, '198.51.100.12');
  // As if the host had died between saving the renewal and queueing the job.
  await api.context.store.execute('delete from pgboss.job');
  api.advance(61_000);
  const { resumeRenewals } = await import('./renew-player.ts');
  await resumeRenewals.run(api.context, {});
  await api.runJobs();
  expect((await sync('steam', 'FirstPerson', 0)).data).toHaveProperty('changes');
});

test('answers with the failure of the source and allows another try after a minute', async () => {
  api.advance(86_400_000);
  const { source } = api.context;
  const real = source.seasonStats;
  source.seasonStats = () => Promise.reject(new UpstreamError('unreachable', 'away'));
  await sync('steam', 'TimeOut', 1, '198.51.100.13');
  await api.runJobs();
  expect((await sync('steam', 'TimeOut', 0)).data).toEqual({ error: 'network' });
  source.seasonStats = real;
  api.advance(60_000);
  await sync('steam', 'TimeOut', 1, '198.51.100.13');
  await api.runJobs();
  expect((await sync('steam', 'TimeOut', 0)).data).toHaveProperty('changes');
});
