import { aMatch, aParticipant, aPlayer, aSuggestion } from '../../testing/index.ts';
import { createApi } from '../index.ts';

type Answering = (request: Request) => Response | Promise<Response>;

const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
const problem = (status: number, more: object = {}, headers: HeadersInit = {}) =>
  json(
    { type: 'about:blank', title: 'Refused', status, ...more },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  );

/** An API on a host that a function plays; it remembers what it was sent. */
function apiOn(answering: Answering, more: Partial<Parameters<typeof createApi>[0]> = {}) {
  const requests: Request[] = [];
  const arrived = Promise.withResolvers<void>();
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    requests.push(request);
    arrived.resolve();
    return answering(request);
  };
  return {
    api: createApi({ baseUrl: 'http://api.test/api/v1/', fetch, ...more }),
    requests,
    sent: arrived.promise,
  };
}

const whom = { shard: 'steam', player: 'NightHeron' };
const found = () => json({ data: { player: aPlayer() } });

test('asks the right address and answers what the schema says', async () => {
  const { api, requests } = apiOn(found);
  expect(await api.getPlayer(whom)).toEqual({ ok: true, data: { player: aPlayer() }, demo: false });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET http://api.test/api/v1/players/steam/NightHeron',
  ]);
});

test('sends credentials and the headers that it was given', async () => {
  const { api, requests } = apiOn(found, { headers: { cookie: 'auth=1' } });
  await api.getPlayer(whom);
  expect(requests[0]?.credentials).toBe('include');
  expect(requests[0]?.headers.get('cookie')).toBe('auth=1');
});

test('passes on that figures are invented', async () => {
  const { api } = apiOn(() => json({ data: { notices: [] }, demo: true }));
  expect(await api.listNotices()).toEqual({ ok: true, data: { notices: [] }, demo: true });
});

test('puts names of any kind into the address, and numbers into the query', async () => {
  const { api, requests } = apiOn(() => json({ data: { totalCount: 0, perPage: 20, matches: [] } }));
  await api.listMatches({ shard: 'pc-krjp', accountId: 'a/b?c', page: 2, map: 'Baltic_Main' });
  expect(requests[0]?.url).toBe(
    'http://api.test/api/v1/players/pc-krjp/a%2Fb%3Fc/matches?page=2&map=Baltic_Main',
  );
});

test('sends a comment as JSON, trimmed', async () => {
  const { api, requests } = apiOn(() => problem(401));
  await api.postComment({ content: ' hello ' });
  expect(requests[0]?.method).toBe('POST');
  expect(await requests[0]?.json()).toEqual({ content: 'hello' });
});

test('ignores what a newer API adds', async () => {
  const { api } = apiOn(() =>
    json({ data: { player: { ...aPlayer(), clan: 'Herons' }, more: 1 }, cached: true }),
  );
  expect(await api.getPlayer(whom)).toMatchObject({ ok: true, data: { player: aPlayer() } });
});

describe('what is not sent', () => {
  const unused = () => apiOn(() => Promise.reject(new Error('nothing is to be sent')));

  test('a name that is too long for the game is not found', async () => {
    const { api, requests } = unused();
    const result = await api.searchPlayer({ shard: 'steam', name: 'x'.repeat(25) });
    expect(result).toMatchObject({ ok: false, error: { kind: 'not-found', suggestions: [] } });
    expect(result).toMatchObject({ error: { message: expect.stringContaining('invalid accountId') } });
    expect(requests).toEqual([]);
  });

  test('an invalid account id is refused where it is no lookup', async () => {
    const { api, requests } = unused();
    const result = await api.listSeasons({ shard: 'steam', accountId: `account.${'x'.repeat(33)}` });
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'invalid', issues: ['accountId: invalid accountId'] },
    });
    expect(requests).toEqual([]);
  });

  test.each([
    ['a shard in the wrong spelling', { shard: 'PC_KRJP', player: 'x' }],
    ['a shard that is a path', { shard: '../auth', player: 'x' }],
  ])('%s is refused', async (_, input) => {
    expect(await unused().api.getPlayer(input)).toMatchObject({
      ok: false,
      error: { kind: 'invalid', status: null },
    });
  });

  test.each(['.', '..'])('a match called "%s" would lead to another address', async (matchId) => {
    const result = await unused().api.getMatch({ shard: 'steam', accountId: 'x', matchId });
    expect(result).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  });

  test('an empty comment is refused with the words for the visitor', async () => {
    const result = await unused().api.postComment({ content: ' \n' });
    expect(result).toMatchObject({
      error: { kind: 'invalid', issues: ['content: Please write a comment.'] },
    });
  });

  test.each([0, -1, 1.5, Number.NaN])('page %d is refused', async (page) => {
    expect(await unused().api.listComments({ page })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
  });
});

describe('failures are values', () => {
  test('a name that is not found comes with what was perhaps meant', async () => {
    const suggestions = [aSuggestion({ reason: 'case' })];
    const { api } = apiOn(() => json({ data: { error: 'player not found', suggestions } }));
    expect(await api.searchPlayer({ shard: 'steam', name: 'nightheron' })).toMatchObject({
      ok: false,
      error: { kind: 'not-found', call: 'searchPlayer', suggestions },
    });
  });

  test.each([
    [
      { error: 'busy', retryAfter: 4000 },
      { kind: 'busy', retryAfter: 4000 },
    ],
    [{ error: 'busy' }, { kind: 'busy', status: null, retryAfter: null }],
    [{ error: 'recently updated' }, { kind: 'recently-updated', retryAfter: null }],
    [{ error: 'network' }, { kind: 'network', reason: 'upstream' }],
    [{ error: 'player not found' }, { kind: 'not-found', suggestions: [] }],
  ])('a lookup that answers %j failed', async (data, error) => {
    const { api } = apiOn(() => json({ data }));
    const result = await api.syncPlayer({ shard: 'steam', accountId: 'account.x', flag: 1 });
    expect(result).toMatchObject({ ok: false, error });
  });

  test.each([
    [
      problem(400, { issues: ['mode: unknown'] }),
      { kind: 'invalid', status: 400, issues: ['mode: unknown'] },
    ],
    [problem(422, { detail: 'Too long' }), { kind: 'invalid', status: 422, issues: ['Too long'] }],
    [problem(409), { kind: 'invalid', status: 409, issues: ['Refused'] }],
    [problem(401), { kind: 'unauthorized', status: 401 }],
    [problem(403), { kind: 'forbidden', status: 403 }],
    [problem(403, { type: '/problems/banned', ban: 'temporary' }), { kind: 'banned', ban: 'temporary' }],
    [problem(403, { type: '/problems/banned' }), { kind: 'banned', ban: 'permanent' }],
    [problem(404), { kind: 'not-found', suggestions: [] }],
    [problem(429, {}, { 'retry-after': '7' }), { kind: 'busy', status: 429, retryAfter: 7000 }],
    [problem(429, {}, { 'retry-after': 'soon' }), { kind: 'busy', retryAfter: null }],
    [problem(503), { kind: 'busy', status: 503, retryAfter: null }],
    [problem(503, {}, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }), { kind: 'busy', retryAfter: 0 }],
    [problem(502), { kind: 'network', reason: 'upstream' }],
    [problem(504), { kind: 'network', reason: 'upstream' }],
    [problem(500), { kind: 'server', status: 500 }],
    [new Response('<h1>Bad</h1>', { status: 500 }), { kind: 'server', status: 500 }],
    [new Response('null', { status: 418 }), { kind: 'invalid', status: 418 }],
    [new Response(null, { status: 304 }), { kind: 'server', status: 304 }],
  ])('%# an answer with another status is a failure of its kind', async (response, error) => {
    const { api } = apiOn(() => response);
    expect(await api.listComments()).toMatchObject({ ok: false, error: { ...error, call: 'listComments' } });
  });

  test('the message says what the API said', async () => {
    const { api } = apiOn(() => problem(500, { detail: 'The disk is full' }));
    const result = await api.listBanners();
    expect(result).toMatchObject({ error: { message: 'listBanners answered 500: The disk is full' } });
  });

  test.each([
    ['is no JSON', new Response('hello')],
    ['has no data', json({ player: aPlayer() })],
    ['is null', json(null)],
    ['lacks what was asked for', json({ data: {} })],
    ['has a figure of another kind', json({ data: { player: aPlayer({ syncedAt: 'yesterday' }) } })],
    ['refuses with an unknown word', json({ data: { error: 'tired' } })],
  ])('an answer that %s is not as agreed', async (_, response) => {
    const { api } = apiOn(() => response);
    expect(await api.getPlayer(whom)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  test('what is not as agreed is named', async () => {
    const { api } = apiOn(() => json({ data: { player: { ...aPlayer(), name: 7 } } }));
    const result = await api.getPlayer(whom);
    expect(result).toMatchObject({ error: { issues: [expect.stringContaining('player.name')] } });
  });
});

describe('one broken entry', () => {
  const list = (...matches: unknown[]) => json({ data: { totalCount: 3, perPage: 20, matches } });
  const ask = { shard: 'steam', accountId: 'account.x' };

  test('is left out of a list, and reported', async () => {
    const report = jest.fn();
    const { api } = apiOn(() => list(aMatch(), { id: 'broken' }, aMatch({ id: 'last' })), { report });
    const result = await api.listMatches(ask);
    expect(result).toMatchObject({ ok: true, data: { totalCount: 3, matches: [{}, { id: 'last' }] } });
    expect(report).toHaveBeenCalledWith(expect.stringContaining('matches.1.createdAt'));
  });

  test('is left out even when nobody listens', async () => {
    const { api } = apiOn(() => list(aMatch({ participants: [aParticipant({ teamRank: 0 })] })));
    expect(await api.listMatches(ask)).toMatchObject({ ok: true, data: { matches: [] } });
  });

  test.each([
    ['the list is none', json({ data: { totalCount: 3, perPage: 20, matches: 'many' } })],
    [
      'something beside the list is broken too',
      json({ data: { totalCount: -1, perPage: 20, matches: [{}] } }),
    ],
    ['there is no answer at all', json({ data: null })],
  ])('does not help when %s', async (_, response) => {
    const { api } = apiOn(() => response);
    expect(await api.listMatches(ask)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });
});

describe('the network', () => {
  const unreachable = () => Promise.reject(new TypeError('fetch failed'));

  test('a lookup is tried once more when nothing answered', async () => {
    let tries = 0;
    const { api } = apiOn(() => (++tries === 1 ? unreachable() : found()));
    expect(await api.getPlayer(whom)).toMatchObject({ ok: true });
    expect(tries).toBe(2);
  });

  test('and given up after the second time', async () => {
    const { api, requests } = apiOn(unreachable);
    expect(await api.getPlayer(whom)).toMatchObject({
      ok: false,
      error: { kind: 'network', reason: 'unreachable' },
    });
    expect(requests).toHaveLength(2);
  });

  test('a comment is never sent twice', async () => {
    const { api, requests } = apiOn(unreachable);
    expect(await api.postComment({ content: 'hello' })).toMatchObject({
      ok: false,
      error: { kind: 'network' },
    });
    expect(requests).toHaveLength(1);
  });

  test('an answer of the API is not asked for again, whatever it is', async () => {
    const { api, requests } = apiOn(() => problem(503));
    await api.getPlayer(whom);
    expect(requests).toHaveLength(1);
  });

  test('an answer that breaks off is a failure of the network', async () => {
    const cut = () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));
    const { api } = apiOn(cut);
    expect(await api.listNotices()).toMatchObject({
      ok: false,
      error: { kind: 'network', reason: 'unreachable' },
    });
  });

  const never = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });

  test('a call has a deadline', async () => {
    const { api } = apiOn(never, { timeout: 20 });
    expect(await api.listNotices()).toMatchObject({
      ok: false,
      error: { kind: 'network', reason: 'timeout' },
    });
  });

  test('the deadline holds while the body is read', async () => {
    const { api } = apiOn(
      (request) =>
        new Response(
          new ReadableStream({
            start: (stream) =>
              request.signal.addEventListener('abort', () => stream.error(request.signal.reason)),
          }),
        ),
      { timeout: 20 },
    );
    expect(await api.listNotices()).toMatchObject({
      ok: false,
      error: { kind: 'network', reason: 'timeout' },
    });
  });

  test('all calls end when the request on whose behalf they are made is gone', async () => {
    const visit = new AbortController();
    const { api, sent } = apiOn(never, { signal: visit.signal });
    const result = api.listNotices();
    await sent;
    visit.abort();
    expect(await result).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  });
});

describe('identical calls in flight', () => {
  /** Holds all answers back until it is told. */
  function gate() {
    const opened = Promise.withResolvers<void>();
    const aborted: string[] = [];
    const answering = async (request: Request) => {
      request.signal.addEventListener('abort', () => aborted.push(request.url));
      await Promise.race([
        opened.promise,
        new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        ),
      ]);
      return found();
    };
    return { ...apiOn(answering), open: () => opened.resolve(), aborted };
  }

  test('are sent once, and all are answered', async () => {
    const { api, requests, open } = gate();
    const both = Promise.all([api.getPlayer(whom), api.getPlayer({ ...whom })]);
    open();
    expect((await both).map(({ ok }) => ok)).toEqual([true, true]);
    expect(requests).toHaveLength(1);
  });

  test('are sent again once they have landed', async () => {
    const { api, requests, open } = gate();
    open();
    await api.getPlayer(whom);
    await api.getPlayer(whom);
    expect(requests).toHaveLength(2);
  });

  test('are not confused with others', async () => {
    const { api, requests, open } = gate();
    const both = Promise.all([api.getPlayer(whom), api.getPlayer({ ...whom, shard: 'kakao' })]);
    open();
    await both;
    expect(requests).toHaveLength(2);
  });

  test('comments are never joined', async () => {
    const { api, requests } = apiOn(() => problem(401));
    await Promise.all([api.postComment({ content: 'hello' }), api.postComment({ content: 'hello' })]);
    expect(requests).toHaveLength(2);
  });

  test('one who leaves does not end what another waits for', async () => {
    const { api, open, aborted } = gate();
    const leaving = new AbortController();
    const [gone, here] = [api.getPlayer(whom, { signal: leaving.signal }), api.getPlayer(whom)];
    leaving.abort();
    expect(await gone).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    open();
    expect(await here).toMatchObject({ ok: true });
    expect(aborted).toEqual([]);
  });

  test('the request ends when the last one leaves, and the next one asks anew', async () => {
    const { api, requests, open, aborted, sent } = gate();
    const leaving = [new AbortController(), new AbortController()];
    const all = Promise.all(leaving.map(({ signal }) => api.getPlayer(whom, { signal })));
    await sent;
    for (const one of leaving) one.abort();
    expect(await all).toMatchObject([{ error: { kind: 'aborted' } }, { error: { kind: 'aborted' } }]);
    expect(aborted).toHaveLength(1);
    const next = api.getPlayer(whom);
    open();
    expect(await next).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
  });

  test('a visitor who has left already sends nothing', async () => {
    const { api, requests } = gate();
    expect(await api.getPlayer(whom, { signal: AbortSignal.abort() })).toMatchObject({
      error: { kind: 'aborted' },
    });
    expect(requests).toEqual([]);
  });

  test('one who leaves before it was sent sends nothing', async () => {
    const { api, requests } = gate();
    const leaving = new AbortController();
    const result = api.getPlayer(whom, { signal: leaving.signal });
    leaving.abort();
    expect(await result).toMatchObject({ error: { kind: 'aborted' } });
    expect(requests).toEqual([]);
  });

  test('leaving after the answer changes nothing', async () => {
    const { api, open, aborted } = gate();
    const leaving = new AbortController();
    open();
    expect(await api.getPlayer(whom, { signal: leaving.signal })).toMatchObject({ ok: true });
    leaving.abort();
    expect(aborted).toEqual([]);
  });
});

test('uses the platform’s own fetch unless it is given one', async () => {
  const original = globalThis.fetch;
  globalThis.fetch = async () => found();
  try {
    expect(await createApi({ baseUrl: 'http://api.test/api/v1' }).getPlayer(whom)).toMatchObject({
      ok: true,
    });
  } finally {
    globalThis.fetch = original;
  }
});
