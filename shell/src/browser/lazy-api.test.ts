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

const lost = new Error('Loading chunk api-client failed');
const signedOut = { getAuth: async () => ({ ok: true, data: null }) };

test('loads the client once more when its file is lost', async () => {
  const load = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue(signedOut);
  const api = createLazyApi({ baseUrl: '/api/v1' }, load);
  expect(await api.getAuth()).toMatchObject({ ok: true });
});

test('fails like an unreachable API when the client does not load, and loads it again on the next call', async () => {
  const load = jest.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue(signedOut);
  const api = createLazyApi({ baseUrl: '/api/v1' }, load);
  expect(await api.getAuth()).toMatchObject({ ok: false, error: { kind: 'network', call: 'getAuth' } });
  expect(await api.getAuth()).toMatchObject({ ok: true });
});

test.each([
  ['at once', 1],
  ['late', 2],
])('waits for the connection when the client does not load offline (noticed %s)', async (_, failures) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  if (failures > 1) onLine.mockReturnValueOnce(true);
  // The signals of this environment are not those of its windows.
  const listen = jest.spyOn(globalThis, 'addEventListener').mockReturnValue();
  const load = jest.fn().mockResolvedValue(signedOut);
  for (let failure = 0; failure < failures; failure++) load.mockRejectedValueOnce(lost);
  const answer = createLazyApi({ baseUrl: '/api/v1' }, load).getAuth();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledTimes(failures);
  const [type, goOnline] = listen.mock.lastCall ?? [];
  expect(type).toBe('online');
  onLine.mockRestore();
  listen.mockRestore();
  (goOnline as () => void)();
  expect(await answer).toMatchObject({ ok: true });
});

test('makes no call when a promise resolves with it', async () => {
  const load = jest.fn(async () => fakeApi({}));
  const api = createLazyApi({ baseUrl: '/api/v1' }, load);
  expect(await Promise.resolve(api)).toBe(api);
  expect(load).not.toHaveBeenCalled();
});
