import { aPlayerCount, fakeApi, fakeSite } from '../../testing/index.ts';
import type { Api } from '../failure.ts';
import { apiOf } from './api-of.ts';
import { createLazyApi } from './lazy-api.ts';

const count = aPlayerCount();
const site = fakeSite();
const clientOf = (api: object) => ({ createApi: () => api as Api });

test('creates the client on the first call, and only one', async () => {
  const load = jest.fn(async () => clientOf(fakeApi({ getPlayerCount: count })));
  const api = createLazyApi(site, load);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([api.getPlayerCount(), api.getPlayerCount()]);
  expect(await api.getPlayerCount()).toMatchObject({ ok: true, data: count });
  expect(load).toHaveBeenCalledTimes(1);
});

const lost = new Error('Loading chunk api-client failed');
const signedOut = clientOf({ getAuth: async () => ({ ok: true, data: null }) });

test('loads the client once more when its file is lost', async () => {
  const load = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue(signedOut);
  const api = createLazyApi(site, load);
  expect(await api.getAuth()).toMatchObject({ ok: true });
});

test('fails like an unreachable API when the client does not load, and loads it again on the next call', async () => {
  const load = jest.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue(signedOut);
  const api = createLazyApi(site, load);
  expect(await api.getAuth()).toMatchObject({ ok: false, error: { kind: 'network', call: 'getAuth' } });
  expect(await api.getAuth()).toMatchObject({ ok: true });
});

test.each([
  ['at once', 1],
  ['late', 2],
])('waits for the connection when the client does not load offline (noticed %s)', async (_, failures) => {
  let asked = 0;
  const page = {
    get onLine() {
      asked += 1;
      return asked < failures;
    },
  };
  jest.replaceProperty(globalThis, 'navigator', page as unknown as Navigator);
  const listen = jest.fn();
  Object.assign(globalThis, { addEventListener: listen });
  const load = jest.fn().mockResolvedValue(signedOut);
  for (let failure = 0; failure < failures; failure++) load.mockRejectedValueOnce(lost);
  const answer = createLazyApi(site, load).getAuth();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledTimes(failures);
  const [type, goOnline] = listen.mock.lastCall ?? [];
  expect(type).toBe('online');
  jest.restoreAllMocks();
  (goOnline as () => void)();
  expect(await answer).toMatchObject({ ok: true });
});

test('makes no call when a promise resolves with it', async () => {
  const load = jest.fn(async () => clientOf(fakeApi({})));
  const api = createLazyApi(site, load);
  expect(await Promise.resolve(api)).toBe(api);
  expect(load).not.toHaveBeenCalled();
});

test('is one client for all sites with the same fetch', () => {
  const other = fakeSite();
  expect(apiOf({ ...site })).toBe(apiOf(site));
  expect(apiOf(other)).not.toBe(apiOf(site));
});
