import { aPlayerCount, fakeApi } from '@hotdrop/shared-domain/testing';
import { createLazyApi } from './lazy-api.ts';

const count = aPlayerCount();

test('makes no client before the first call, and one for all calls', async () => {
  const load = jest.fn(async () => fakeApi({ getPlayerCount: count }));
  const api = createLazyApi({ baseUrl: '/api/v1' }, load);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([api.getPlayerCount(), api.getPlayerCount()]);
  expect(await api.getPlayerCount()).toMatchObject({ ok: true, data: count });
  expect(load).toHaveBeenCalledTimes(1);
});

test('answers as if offline when the client cannot be fetched, and tries again with the next call', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk api-client failed'))
    .mockResolvedValue({ getAuth: async () => ({ ok: true, data: null }) });
  const api = createLazyApi({ baseUrl: '/api/v1' }, load);
  expect(await api.getAuth()).toMatchObject({ ok: false, error: { kind: 'network', call: 'getAuth' } });
  expect(await api.getAuth()).toMatchObject({ ok: true });
});

test('can be handed on by an async function without a call being made', async () => {
  const load = jest.fn(async () => fakeApi({}));
  const api = createLazyApi({ baseUrl: '/api/v1' }, load);
  expect(await Promise.resolve(api)).toBe(api);
  expect(load).not.toHaveBeenCalled();
});
