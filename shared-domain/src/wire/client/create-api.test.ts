import { aMatch, aParticipant, aPlayer, aSuggestion } from '../../testing/index.ts';
import { createApi } from '../index.ts';
import { apiOn, found, json, problem, whom } from './a-host.ts';

test('calls the right address and returns the data of the schema', async () => {
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

test('passes on the mark of invented figures', async () => {
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

describe('a file', () => {
  const input = { shard: 'steam', matchId: 'm', version: '0123456789abcdef' };

  test('is returned as bytes', async () => {
    const { api, requests } = apiOn(() => new Response(Uint8Array.from([72, 68, 255])));
    expect(await api.getTrackFile(input)).toEqual({
      ok: true,
      data: Uint8Array.from([72, 68, 255]),
      demo: false,
    });
    expect(requests[0]?.url).toBe('http://api.test/api/v1/matches/steam/m/tracks/0123456789abcdef');
  });

  test('that is missing is a failure like any other', async () => {
    const { api } = apiOn(() => problem(404, { detail: 'No tracks with this version.' }));
    expect(await api.getTrackFile(input)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });
});

test('sends a comment as JSON, trimmed', async () => {
  const { api, requests } = apiOn(() => problem(401));
  await api.postComment({ content: ' hello ' });
  expect(requests[0]?.method).toBe('POST');
  expect(await requests[0]?.json()).toEqual({ content: 'hello' });
});

test('ignores what a newer API adds', async () => {
  const { api } = apiOn(() =>
    json({ data: { player: { ...aPlayer(), mascot: 'heron' }, more: 1 }, cached: true }),
  );
  expect(await api.getPlayer(whom)).toMatchObject({ ok: true, data: { player: aPlayer() } });
});

describe('invalid input', () => {
  const unused = () => apiOn(() => Promise.reject(new Error('nothing may be sent')));

  test('a name that is too long for the game counts as not found', async () => {
    const { api, requests } = unused();
    const result = await api.searchPlayer({ shard: 'steam', name: 'x'.repeat(25) });
    expect(result).toMatchObject({ ok: false, error: { kind: 'not-found', suggestions: [] } });
    expect(result).toMatchObject({ error: { message: expect.stringContaining('invalid accountId') } });
    expect(requests).toEqual([]);
  });

  test('an invalid account id is refused by calls that are not lookups', async () => {
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

  test('an empty comment is refused with the visitor’s message', async () => {
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
  test('a name that is not found comes with suggestions', async () => {
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
    [problem(404), { kind: 'not-found', suggestions: [] }],
    [new Response('<h1>Not Found</h1>', { status: 404 }), { kind: 'malformed' }],
    [json({ status: 404, title: 'Not Found' }, { status: 404 }), { kind: 'malformed' }],
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

  test.each([
    ['a proxy’s', new Response('<h1>Not Found</h1>', { status: 404 }), { kind: 'malformed' }],
    [
      'the API’s, of the address',
      problem(404, { detail: 'There is no platform moon.' }),
      { kind: 'invalid', status: 404, issues: ['There is no platform moon.'] },
    ],
  ])('a 404 that is %s does not mean that a player is missing', async (_, response, error) => {
    expect(await apiOn(() => response).api.getPlayer(whom)).toMatchObject({ ok: false, error });
  });

  test('the message contains the API’s message', async () => {
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
  ])('an answer that %s is invalid', async (_, response) => {
    const { api } = apiOn(() => response);
    expect(await api.getPlayer(whom)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  test('the message names invalid fields', async () => {
    const { api } = apiOn(() => json({ data: { player: { ...aPlayer(), name: 7 } } }));
    const result = await api.getPlayer(whom);
    expect(result).toMatchObject({ error: { issues: [expect.stringContaining('player.name')] } });
  });
});

describe('an invalid entry', () => {
  const list = (...matches: unknown[]) => json({ data: { totalCount: 3, perPage: 20, matches } });
  const ask = { shard: 'steam', accountId: 'account.x' };

  test('is left out of a list, and reported', async () => {
    const report = jest.fn();
    const { api } = apiOn(() => list(aMatch(), { id: 'broken' }, aMatch({ id: 'last' })), { report });
    const result = await api.listMatches(ask);
    expect(result).toMatchObject({ ok: true, data: { totalCount: 3, matches: [{}, { id: 'last' }] } });
    expect(report).toHaveBeenCalledWith(expect.stringContaining('matches.1.createdAt'));
  });

  test('is left out of a list, also when no function takes reports', async () => {
    const { api } = apiOn(() => list(aMatch({ participants: [aParticipant({ teamRank: 0 })] })));
    expect(await api.listMatches(ask)).toMatchObject({ ok: true, data: { matches: [] } });
  });

  test.each([
    ['the list is not an array', json({ data: { totalCount: 3, perPage: 20, matches: 'many' } })],
    ['another field is invalid too', json({ data: { totalCount: -1, perPage: 20, matches: [{}] } })],
    ['the answer has no data', json({ data: null })],
  ])('fails the call when %s', async (_, response) => {
    const { api } = apiOn(() => response);
    expect(await api.listMatches(ask)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
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
