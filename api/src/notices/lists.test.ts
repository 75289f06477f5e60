import { durations } from '@hotdrop/shared-domain/rules';
import { type LocalServer, type Reply, startLocalServer } from '../../testing/local-server.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

/** Lists that an operator serves over HTTP. */

const notice = (id: string) => ({ id, services: ['pubg'], text: { en: 'Hello' }, active: true });
const banner = {
  ...notice('season'),
  pc: true,
  mobile: true,
  duration: { start: null, end: null },
  url: null,
  weight: 1,
};

let reply: Reply;
let cdn: LocalServer;
let api: TestApi;
let warned: jest.SpyInstance;

beforeAll(async () => {
  cdn = await startLocalServer((path) => {
    if (path === '/elsewhere.json') return { body: [notice('elsewhere')] };
    return path === '/banners.json' ? { body: [banner] } : reply;
  });
  api = await startApi({
    settings: { NOTICES: `${cdn.url}/notices.json?key=secret`, BANNERS: `${cdn.url}/banners.json` },
  });
});
beforeEach(async () => {
  expect(await shownAfter({ body: [notice('first')] })).toEqual(['first']);
  warned = jest.spyOn(api.context.log, 'warn');
});
afterAll(async () => {
  await api.close();
  await cdn.close();
});

const shown = async (): Promise<string[]> =>
  (await api.get('/notices')).data.notices.map(({ id }: { id: string }) => id);
/** Waits until the list is due again and returns the notices after this reply. */
const shownAfter = (next: Reply) => {
  reply = next;
  api.advance(durations.noticeRefresh);
  return shown();
};
const countRequests = () => cdn.requests.filter((one) => one.includes('/notices.json')).length;

test('reads the list again after 30 seconds, but not before', async () => {
  reply = { body: [notice('second')] };
  const before = countRequests();
  api.advance(durations.noticeRefresh - 1);
  expect(await shown()).toEqual(['first']);
  api.advance(1);
  expect(await Promise.all([shown(), shown()])).toEqual([['second'], ['second']]);
  expect(countRequests()).toBe(before + 1);
});

test('leaves out an invalid entry and logs it once per version of the list', async () => {
  const body = [{ id: 'bad', services: 'pubg' }, notice('good')];
  expect(await shownAfter({ body })).toEqual(['good']);
  expect(warned).toHaveBeenCalledWith(
    expect.objectContaining({ index: 0, issues: expect.any(Array) }),
    expect.stringContaining('left out'),
  );
  expect(await shownAfter({ body })).toEqual(['good']);
  expect(warned).toHaveBeenCalledTimes(1);
});

test('keeps the list on a 304', async () => {
  const headers = { ETag: '"v1"', 'Last-Modified': 'Sat, 21 Nov 2026 12:00:00 GMT' };
  expect(await shownAfter({ headers, body: [notice('kept')] })).toEqual(['kept']);
  expect(await shownAfter({ status: 304 })).toEqual(['kept']);
  expect(cdn.requestHeaders.at(-1)).toMatchObject({
    'if-none-match': '"v1"',
    'if-modified-since': 'Sat, 21 Nov 2026 12:00:00 GMT',
  });
  expect(warned).not.toHaveBeenCalled();
});

describe('keeps the last list and logs one warning per read', () => {
  const tooLong = JSON.stringify([notice('x'.repeat(300 * 1024))]);

  test.each<[string, Reply]>([
    ['when the server fails', { status: 500, body: [notice('never')] }],
    ['when the server redirects', { status: 302, headers: { Location: '/elsewhere.json' } }],
    ['when it is too large', { body: tooLong }],
    ['when it is not JSON', { body: '<h1>Hello</h1>' }],
    ['when it is not an array', { body: { notices: [notice('never')] } }],
    ['when it times out', { body: [notice('late')], delay: 4_000 }],
  ])('%s', async (_, next) => {
    expect(await shownAfter(next)).toEqual(['first']);
    expect(await shown()).toEqual(['first']);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warned.mock.calls)).not.toContain('secret');
  });
});
