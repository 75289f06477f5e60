import { aPlayerCount, fakeApi } from '@hotdrop/shared-domain/testing';
import { createLazyApi } from './lazy-api.ts';

const count = aPlayerCount();

test('creates the client on the first call, and only one', async () => {
  const load = jest.fn(async () => fakeApi({ getPlayerCount: count }));
  const api = createLazyApi({ baseUrl: '/api/v1' }, load);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([api.getPlayerCount(), api.getPlayerCount()]);
  expect(await api.getPlayerCount()).toMatchObject({ ok: true, data: count });
  expect(load).toHaveBeenCalledTimes(1);
});

test('fails like an unreachable API when the client does not load, and loads it again on the next call', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk api-client failed'))
    .mockResolvedValue({ getAuth: async () => ({ ok: true, data: null }) });
  const api = createLazyApi({ baseUrl: '/api/v1' }, load);
  expect(await api.getAuth()).toMatchObject({ ok: false, error: { kind: 'network', call: 'getAuth' } });
  expect(await api.getAuth()).toMatchObject({ ok: true });
});

test('makes no call when a promise resolves with it', async () => {
  const load = jest.fn(async () => fakeApi({}));
  const api = createLazyApi({ baseUrl: '/api/v1' }, load);
  expect(await Promise.resolve(api)).toBe(api);
  expect(load).not.toHaveBeenCalled();
});
