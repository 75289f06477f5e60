import { pubg } from '../game/pubg/index.ts';
import { aFailure, aPlayer, fakeSite } from './index.ts';

test('returns the test’s answers, and records the calls', async () => {
  const site = fakeSite({ answers: { getPlayer: { player: aPlayer() } }, demo: true });
  const result = await site.api.getPlayer({ shard: 'steam', player: 'NightHeron' });
  expect(result).toEqual({ ok: true, data: { player: aPlayer() }, demo: true });
  expect(site.api.made).toEqual([{ call: 'getPlayer', input: { shard: 'steam', player: 'NightHeron' } }]);
});

test('returns a failure as a value, with the name of the failed call', async () => {
  const site = fakeSite({ answers: { getLeaderboard: () => aFailure('busy', { retryAfter: 5000 }) } });
  const result = await site.api.getLeaderboard({ shard: 'steam', mode: 'squad' });
  expect(result).toMatchObject({
    ok: false,
    error: { kind: 'busy', retryAfter: 5000, call: 'getLeaderboard' },
  });
});

test('rejects a call that the test did not expect, and says how to expect it', async () => {
  await expect(fakeSite().api.getAuth()).rejects.toThrow('fakeApi({ getAuth: … })');
});

test('rejects an answer that breaks the schema', async () => {
  const site = fakeSite({ answers: { getPlayer: { player: aPlayer({ name: '' }) } } });
  await expect(site.api.getPlayer({ shard: 'steam', player: 'x' })).rejects.toThrow(
    'The fake answer of getPlayer breaks its schema at player.name',
  );
});

test('rejects an input that the real API would refuse', async () => {
  const site = fakeSite({ answers: { getPlayer: { player: aPlayer() } } });
  await expect(site.api.getPlayer({ shard: 'PC_KRJP', player: 'x' })).rejects.toThrow('input of getPlayer');
});

test('aborts a call when its caller leaves', async () => {
  const site = fakeSite({ answers: { listNotices: { notices: [] } } });
  const result = await site.api.listNotices({}, { signal: AbortSignal.abort() });
  expect(result).toMatchObject({ ok: false, error: { kind: 'aborted' } });
});

test('is a complete site of PUBG, and every part of it can be replaced', () => {
  const site = fakeSite({ locale: 'ko', state: { isMobileApp: true } });
  expect(site.links.home()).toBe(pubg.basePath);
  expect(site.locale).toBe('ko');
  expect(site.store.getState()).toMatchObject({ isMobileApp: true, selectedPlatform: 'steam' });
  site.report('a failure', { area: 'mf-test' });
  expect(site.reported).toEqual(['a failure']);
});
