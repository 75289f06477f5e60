/** @jest-environment node */
import { aPlayer } from '@hotdrop/shared-domain/testing';
import { createApi } from '@hotdrop/shared-domain/wire';
import { createFetchConnector } from './connect-fetch.ts';

const whom = { shard: 'steam', player: 'NightHeron' };
const alice = { isCrawler: false, forwardedFor: '198.51.100.7' };
const bob = { isCrawler: false, forwardedFor: '203.0.113.9' };

const found = () => Response.json({ data: { player: aPlayer() } });
const problem = (status: number) =>
  Response.json(
    { type: 'about:blank', title: 'Refused', status },
    { status, headers: { 'content-type': 'application/problem+json', 'retry-after': '7' } },
  );
const refusedShare = () => Response.json({ data: { error: 'busy', retryAfter: 30_000 } });

/** Connects pages, whose areas bring a client each. */
function connectTo(...settings: Parameters<typeof createFetchConnector>) {
  const connect = createFetchConnector(...settings);
  return (visitor: Parameters<typeof connect>[0]) => createApi({ fetch: connect(visitor) });
}

/** An API host that answers each visitor in its own way, once all expected requests are in flight. */
function anApiHost(answer: (visitor: string | null) => Response) {
  const opened = Promise.withResolvers<void>();
  const requests: Request[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request);
    await opened.promise;
    return answer(request.headers.get('x-forwarded-for'));
  };
  const connect = connectTo({ apiBase: 'http://api.test/api/v1', fetch });
  return { connect, requests, open: opened.resolve };
}

test('sends the visitor’s address, and marks crawlers', async () => {
  const { connect, requests, open } = anApiHost(found);
  open();
  await connect(alice).getPlayer(whom);
  await connect({ isCrawler: true, forwardedFor: undefined }).getPlayer(whom);
  expect(requests.map(({ headers }) => [headers.get('x-forwarded-for'), headers.get('x-crawler')])).toEqual([
    ['198.51.100.7', null],
    [null, '1'],
  ]);
});

test('shares a request in flight between visitors, but not with crawlers', async () => {
  const { connect, requests, open } = anApiHost(found);
  const all = [alice, bob, { ...bob, isCrawler: true }].map((visitor) => connect(visitor).getPlayer(whom));
  open();
  expect((await Promise.all(all)).map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(requests).toHaveLength(2);
});

test.each([
  ['a limit', () => problem(429)],
  ['a share of lookups', refusedShare],
  ['an unreadable address', () => problem(400)],
])('asks again for a visitor who shares a request that was refused for %s of another', async (_, refused) => {
  const { connect, open } = anApiHost((visitor) => (visitor === alice.forwardedFor ? refused() : found()));
  const both = [alice, bob].map((visitor) => connect(visitor).getPlayer(whom));
  open();
  expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([false, true]);
});

test('does not ask an overloaded host again', async () => {
  const { connect, requests, open } = anApiHost(() => problem(503));
  const both = [alice, bob].map((visitor) => connect(visitor).getPlayer(whom));
  open();
  await Promise.all(both);
  expect(requests).toHaveLength(1);
});

describe('an API that has answered a call', () => {
  /** An abort does not reach a request that was collected as garbage. */
  const requests: Request[] = [];
  const late = ({ signal }: Request) =>
    new Promise<Response>((_, reject) => {
      const end = () => reject(signal.reason);
      if (signal.aborted) end();
      else signal.addEventListener('abort', end);
    });
  const broken = () => Promise.reject(new TypeError('fetch failed'));

  /** A host that answers once with a player, and then in another way, to the same call at a later time. */
  async function askTwice(
    then: (request: Request) => Promise<Response>,
    { minutes = 1, second = alice } = {},
  ) {
    let time = 1;
    let answer: typeof then = async () => found();
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      requests.push(request);
      return answer(request);
    };
    const settings = { apiBase: 'http://api.test/api/v1', fetch, timeout: 200 };
    const connect = connectTo(settings, () => time);
    await connect(alice).getPlayer(whom);
    time += minutes * 60_000;
    answer = then;
    return connect(second).getPlayer(whom);
  }

  test.each([
    ['late', late],
    ['unreachable', broken],
  ])('is replaced by its last answer while it is %s', async (_, then) => {
    expect(await askTwice(then)).toMatchObject({ ok: true, data: { player: { name: 'NightHeron' } } });
  });

  test.each([
    ['refuses the call', async () => problem(404), {}],
    ['is late, and its answer is old', late, { minutes: 6 }],
    ['is late for a crawler', late, { second: { ...alice, isCrawler: true } }],
  ])('is not replaced when it %s', async (_, then, options) => {
    expect(await askTwice(then, options)).toMatchObject({ ok: false });
  });

  test('is replaced when the page has no time left', async () => {
    const { connect, open } = anApiHost(found);
    open();
    await connect(alice).getPlayer(whom);
    const answer = await connect(alice).getPlayer(whom, { signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ ok: true });
  });
});

describe('an answer that changes rarely', () => {
  const seasons = (caching: string) =>
    Response.json({ data: { seasons: {} } }, { headers: { 'cache-control': caching } });

  test.each([
    ['once a minute', 'public, max-age=300, s-maxage=5', [1, 1, 2]],
    ['for each page, if browsers may not keep it for minutes', 'public, max-age=60, s-maxage=5', [1, 2, 3]],
    ['for each page, if it is personal', 'private, max-age=300', [1, 2, 3]],
  ])('is requested %s', async (_, caching, counts) => {
    let time = 1;
    let requests = 0;
    const fetch = async () => {
      requests++;
      return seasons(caching);
    };
    const connect = connectTo({ apiBase: 'http://api.test/api/v1', fetch }, () => time);
    for (const count of counts) {
      expect(await connect(count === 1 ? alice : bob).listActiveSeasons()).toMatchObject({ ok: true });
      expect(requests).toBe(count);
      time += 40_000;
    }
  });
});
