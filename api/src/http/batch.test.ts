import { limits } from '@hotdrop/shared-domain/rules';
import { useApi } from '../../testing/start-api.ts';
import { usePubg } from '../../testing/use-pubg.ts';
import { createApp } from '../app.ts';

const api = useApi({ settings: { REQUESTS_PER_MINUTE: '40' } });

const player = '/players/steam/Hotdrop';
const proxy = '127.0.0.1';
let visitors = 0;
const aVisitor = () => `198.51.100.${++visitors}`;

interface Part {
  readonly index: number;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Reads the parts of an answer: a line about each, and its body. */
function readParts(text: string): Part[] {
  const parts: Part[] = [];
  let rest = text;
  while (rest) {
    const end = rest.indexOf('\n');
    const [index, status, length, headers] = JSON.parse(rest.slice(0, end));
    parts.push({ index, status, headers: new Headers(headers), body: rest.slice(end + 1, end + 1 + length) });
    rest = rest.slice(end + 1 + length);
  }
  return parts.sort((one, other) => one.index - other.index);
}

const addressOf = (paths: readonly string[]) =>
  `/api/v1/batch?${new URLSearchParams(paths.map((path): [string, string] => ['path', path]))}`;

const sendBatch = (paths: readonly string[], headers: Record<string, string> = {}) =>
  api.request(addressOf(paths), { headers: { 'X-Forwarded-For': aVisitor(), ...headers } }, proxy);

test('answers each call as if it had been sent alone', async () => {
  const paths = [player, '/seasons/active', '/players/moon/Hotdrop/seasons', '/nothing/here'];
  const { status, headers, text } = await sendBatch(paths);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  const alone = await Promise.all(paths.map((path) => api.get(path)));
  const parts = readParts(text);
  expect(parts.map((part) => [part.status, part.body])).toEqual(alone.map((one) => [one.status, one.text]));
  for (const name of ['content-type', 'cache-control', 'retry-after'])
    expect(parts.map((part) => part.headers.get(name))).toEqual(alone.map((one) => one.headers.get(name)));
});

test('sends what is ready before a late answer', async () => {
  const { percentiles } = api.context;
  const real = percentiles.rate;
  const held = Promise.withResolvers<void>();
  percentiles.rate = async (...rated) => {
    await held.promise;
    return real(...rated);
  };
  const stats = `/players/steam/${api.accountIdOf('steam', 'Hotdrop')}/seasons/pc-2018-43`;
  const response = await createApp(api.context).request(addressOf([stats, player]));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader?.read();
  expect(readParts(first?.value ?? '').map(({ index, status }) => [index, status])).toEqual([[1, 200]]);
  held.resolve();
  percentiles.rate = real;
  const second = await reader?.read();
  expect(readParts(second?.value ?? '').map(({ index, status }) => [index, status])).toEqual([[0, 200]]);
  expect((await reader?.read())?.done).toBe(true);
});

test('counts each call for the limit of its visitor', async () => {
  const visitor = aVisitor();
  const send = async (count: number) =>
    readParts((await sendBatch(Array<string>(count).fill('/auth'), { 'X-Forwarded-For': visitor })).text).map(
      ({ status }) => status,
    );
  await send(20);
  const statuses = await send(20);
  expect(statuses.filter((status) => status === 200)).toHaveLength(18);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('is anonymous, and reads only', async () => {
  const { text } = await sendBatch(['/auth', '/stats/comments/1'], { Cookie: 'hotdrop_session=x' });
  expect(readParts(text).map(({ status, body }) => [status, JSON.parse(body).data])).toEqual([
    [200, { auth: null }],
    [405, undefined],
  ]);
});

test.each([
  ['no calls', []],
  ['an address outside of the API', ['/../../healthz']],
  ['a batch in a batch', ['/x/../batch?path=/auth']],
  ['too many calls', Array<string>(limits.joinedReads + 1).fill(player)],
])('refuses %s', async (_, paths) => {
  const { status, headers } = await sendBatch(paths);
  expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json']);
});

describe('for a page of a crawler', () => {
  const game = usePubg();

  test('causes no requests', async () => {
    const headers = { 'X-Crawler': '1' };
    const { text } = await game.api.request(addressOf(['/players/steam/Stranger']), { headers }, proxy);
    expect(JSON.parse(readParts(text)[0]?.body ?? '').data.error).toBe('player not found');
    expect(game.pubg.requests).toEqual([]);
  });
});
