import { durations } from '@hotdrop/shared-domain/rules';
import { type LocalServer, type Reply, startLocalServer } from '../testing/local-server.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

/** The lists of an operator who serves them from the web. */

const notice = (id: string) => ({ id, services: ['pubg'], text: { en: 'Hello' }, active: true });
const banner = {
  ...notice('season'),
  pc: true,
  mobile: true,
  duration: { start: null, end: null },
  url: null,
  weight: 1,
};

let reply: Reply = { body: [notice('first')] };
let cdn: LocalServer;
let api: TestApi;
let warned: jest.SpyInstance;

jest.setTimeout(60_000);
beforeAll(async () => {
  cdn = await startLocalServer((path) => {
    if (path === '/elsewhere.json') return { body: [notice('elsewhere')] };
    return path === '/banners.json' ? { body: [banner] } : reply;
  });
  api = await startApi({
    settings: { NOTICES: `${cdn.url}/notices.json?key=secret`, BANNERS: `${cdn.url}/banners.json` },
  });
  warned = jest.spyOn(api.context.log, 'warn');
}, 180_000);
beforeEach(() => warned.mockClear());
afterAll(async () => {
  await api.close();
  await cdn.close();
});

const shown = async () =>
  (await api.get('/notices')).data.notices.map(({ id }: { id: string }) => id) as string[];
/** What is shown when the list is due again and the web answers so. */
const shownAfter = (next: Reply) => {
  reply = next;
  api.pass(durations.noticeRefresh);
  return shown();
};
const asked = () => cdn.asked.filter((one) => one.includes('/notices.json')).length;

test('shows what stands at the addresses', async () => {
  expect(await shown()).toEqual(['first']);
  expect((await api.get('/banners')).data.banners).toMatchObject([{ id: 'season' }]);
});

test('looks again after 30 seconds, and not before', async () => {
  reply = { body: [notice('second')] };
  const before = asked();
  api.pass(durations.noticeRefresh - 1);
  expect(await shown()).toEqual(['first']);
  api.pass(1);
  expect(await Promise.all([shown(), shown()])).toEqual([['second'], ['second']]);
  expect(asked()).toBe(before + 1);
});

test('looks again when the clock was set back', async () => {
  reply = { body: [notice('third')] };
  api.pass(-durations.noticeRefresh);
  expect(await shown()).toEqual(['third']);
});

test('leaves a bad entry out, shows the others, and says so once for each list that was read', async () => {
  const body = [{ id: 'bad', services: 'pubg' }, notice('good')];
  expect(await shownAfter({ body })).toEqual(['good']);
  expect(warned).toHaveBeenCalledWith(
    expect.objectContaining({ index: 0, complaints: expect.any(Array) }),
    expect.stringContaining('left out'),
  );
  expect(await shownAfter({ body })).toEqual(['good']);
  expect(warned).toHaveBeenCalledTimes(1);
});

test('takes "not modified" for an answer', async () => {
  const headers = { ETag: '"v1"', 'Last-Modified': 'Sat, 21 Nov 2026 12:00:00 GMT' };
  expect(await shownAfter({ headers, body: [notice('kept')] })).toEqual(['kept']);
  expect(await shownAfter({ status: 304 })).toEqual(['kept']);
  expect(cdn.seenHeaders.at(-1)).toMatchObject({
    'if-none-match': '"v1"',
    'if-modified-since': 'Sat, 21 Nov 2026 12:00:00 GMT',
  });
  expect(warned).not.toHaveBeenCalled();
});

describe('keeps the last list, with one line in the log until it is looked at again,', () => {
  const tooLong = JSON.stringify([notice('x'.repeat(300 * 1024))]);

  test.each<[string, Reply]>([
    ['when it is away', { status: 500, body: [notice('never')] }],
    ['when it has moved elsewhere', { status: 302, headers: { Location: '/elsewhere.json' } }],
    ['when it is too long', { body: tooLong }],
    ['when it is no JSON', { body: '<h1>Hello</h1>' }],
    ['when it is no list', { body: { notices: [notice('never')] } }],
    ['when it never comes', { body: [notice('late')], after: 4_000 }],
  ])('%s', async (_, next) => {
    expect(await shownAfter(next)).toEqual(['kept']);
    expect(await shown()).toEqual(['kept']);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warned.mock.calls)).not.toContain('secret');
  });

  test('and shows the next good one', async () => {
    expect(await shownAfter({ body: [notice('back')] })).toEqual(['back']);
  });
});

test('begins with nothing when there is no list yet, and shows it once there is', async () => {
  reply = { status: 404 };
  const late = await startApi({ settings: { NOTICES: `${cdn.url}/notices.json` } });
  expect((await late.get('/notices')).data.notices).toEqual([]);
  reply = { body: [notice('first')] };
  late.pass(durations.noticeRefresh);
  expect((await late.get('/notices')).data.notices).toHaveLength(1);
  await late.close();
});
