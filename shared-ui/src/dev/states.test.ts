import { aHotDrop, aLeaderboard, aListMeta, fakeSite } from '@hotdrop/shared-domain/testing';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { type DevCall, inState } from './states.ts';

const answers = {
  listHotDrops: { days: 92, updatedAt: null, hottest: [aHotDrop()], maps: [] },
  getLeaderboard: aLeaderboard({ meta: aListMeta() }),
};

function aSiteIn(state: string) {
  const calls: DevCall[] = [];
  const site = inState(fakeSite({ answers }), { state, isSlowNetwork: false }, (call) => calls.push(call));
  return { calls, api: apiOf(site) };
}

test('ready: gives the answers of the area, and reports each call', async () => {
  const { api, calls } = aSiteIn('ready');
  const answer = await api.listHotDrops();
  expect(answer).toMatchObject({ ok: true, data: { hottest: [{ town: aHotDrop().town }] } });
  expect(calls).toEqual([
    { method: 'GET', address: '/api/v1/hotdrops', outcome: '200', duration: expect.any(Number) },
  ]);
});

test('empty: the same answer without entries', async () => {
  const answer = await aSiteIn('empty').api.listHotDrops();
  expect(answer).toMatchObject({ ok: true, data: { days: 92, hottest: [] } });
});

test.each([
  ['failed', { kind: 'server', status: 500 }],
  ['offline', { kind: 'network' }],
])('%s: each call fails as on a site', async (state, error) => {
  expect(await aSiteIn(state).api.listHotDrops()).toMatchObject({ ok: false, error });
});

test('waiting: a call ends when the page gives it up', async () => {
  const { api } = aSiteIn('waiting');
  const stop = new AbortController();
  const answer = api.listHotDrops({}, { signal: stop.signal });
  stop.abort();
  expect(await answer).toMatchObject({ ok: false, error: { kind: 'aborted' } });
});

test('names a call without an answer', async () => {
  const { api, calls } = aSiteIn('ready');
  expect(await api.getHotDrops({ map: 'erangel' })).toMatchObject({ ok: false });
  expect(calls[0]?.outcome).toContain('getHotDrops');
});
