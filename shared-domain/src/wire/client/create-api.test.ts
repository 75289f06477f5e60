import { aLeaderboardRow, aMatch, aPlayer, aSuggestion } from '../../testing/index.ts';
import { apiOn, found, problem, whom } from './a-host.ts';

const failed = (kind: string, more: object = {}) => ({ ok: false, error: { kind, ...more } });

describe('a call', () => {
  test('is sent to its address, and returns the data of its schema', async () => {
    const { api, requests } = apiOn(found);
    expect(await api.getPlayer(whom)).toEqual({ ok: true, data: { player: aPlayer() }, demo: false });
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['GET', 'http://api.test/api/v1/players/steam/NightHeron'],
    ]);
  });

  test('passes on the mark of invented stats, and ignores what a newer API adds', async () => {
    const player = { ...aPlayer(), mascot: 'heron' };
    const { api } = apiOn(() => Response.json({ data: { player, more: 1 }, demo: true, cached: true }));
    expect(await api.getPlayer(whom)).toEqual({ ok: true, data: { player: aPlayer() }, demo: true });
  });

  test('has names of any kind in its address, and numbers in its query', async () => {
    const { api, requests } = apiOn(() =>
      Response.json({ data: { totalCount: 0, perPage: 20, matches: [] } }),
    );
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
});

describe('invalid input is not sent', () => {
  const { api, requests } = apiOn(() => Promise.reject(new Error('nothing may be sent')));
  afterEach(() => expect(requests).toEqual([]));

  test('a name that is too long for the game counts as not found, an account id is refused', async () => {
    const name = await api.searchPlayer({ shard: 'steam', name: 'x'.repeat(25) });
    expect(name).toMatchObject(failed('not-found', { suggestions: [] }));
    const id = await api.listSeasons({ shard: 'steam', accountId: `account.${'x'.repeat(33)}` });
    expect(id).toMatchObject(failed('invalid', { issues: ['accountId: invalid accountId'] }));
  });

  test('a shard in the wrong spelling, a path, or a page that cannot be is refused', async () => {
    for (const shard of ['PC_KRJP', '../auth']) {
      expect(await api.getPlayer({ shard, player: 'x' })).toMatchObject(failed('invalid', { status: null }));
    }
    for (const matchId of ['.', '..']) {
      expect(await api.getMatch({ shard: 'steam', accountId: 'x', matchId })).toMatchObject(
        failed('invalid'),
      );
    }
    for (const page of [0, -1, 1.5, Number.NaN]) {
      expect(await api.listComments({ page })).toMatchObject(failed('invalid'));
    }
  });

  test('an empty comment is refused with the visitor’s message', async () => {
    const issues = ['content: Please write a comment.'];
    expect(await api.postComment({ content: ' \n' })).toMatchObject(failed('invalid', { issues }));
  });
});

describe('failures are values', () => {
  const suggestions = [aSuggestion({ reason: 'case' })];

  test.each([
    [
      { error: 'player not found', suggestions },
      { kind: 'not-found', call: 'syncPlayer', suggestions },
    ],
    [{ error: 'player not found' }, { kind: 'not-found', suggestions: [] }],
    [
      { error: 'busy', retryAfter: 4000 },
      { kind: 'busy', status: null, retryAfter: 4000 },
    ],
    [{ error: 'recently updated' }, { kind: 'recently-updated', retryAfter: null }],
    [{ error: 'network' }, { kind: 'network', reason: 'upstream' }],
    [{ error: 'network', isKeyRefused: true }, { kind: 'refused' }],
  ])('a lookup that answers %j failed', async (data, error) => {
    const { api } = apiOn(() => Response.json({ data }));
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
    [problem(404, { type: 'urn:hotdrop:unknown-call' }), { kind: 'unsupported' }],
    [problem(405), { kind: 'unsupported' }],
    [
      problem(503, { type: 'urn:hotdrop:key-refused' }, { 'retry-after': '300' }),
      { kind: 'refused', retryAfter: 300_000 },
    ],
    [new Response('Not Implemented', { status: 501 }), { kind: 'unsupported' }],
    [problem(401), { kind: 'unauthorized', status: 401 }],
    [problem(403), { kind: 'forbidden', status: 403 }],
    [problem(404), { kind: 'not-found', suggestions: [] }],
    [problem(410), { kind: 'gone', status: 410 }],
    [new Response('<h1>Not Found</h1>', { status: 404 }), { kind: 'malformed' }],
    [problem(429, {}, { 'retry-after': '7' }), { kind: 'busy', status: 429, retryAfter: 7000 }],
    [problem(429, {}, { 'retry-after': 'soon' }), { kind: 'busy', retryAfter: null }],
    [problem(503), { kind: 'busy', status: 503, retryAfter: null }],
    [problem(503, {}, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }), { kind: 'busy', retryAfter: 0 }],
    [problem(502), { kind: 'network', reason: 'upstream' }],
    [problem(504), { kind: 'network', reason: 'upstream' }],
    [problem(500, { detail: 'Full' }), { kind: 'server', message: 'listComments answered 500: Full' }],
    [new Response('<h1>Bad</h1>', { status: 500 }), { kind: 'server', status: 500 }],
    [new Response('null', { status: 418 }), { kind: 'invalid', status: 418 }],
    [new Response(null, { status: 304 }), { kind: 'server', status: 304 }],
  ])('%# an answer with another status is a failure of its kind', async (response, error) => {
    const { api } = apiOn(() => response);
    expect(await api.listComments()).toMatchObject({ ok: false, error: { ...error, call: 'listComments' } });
  });

  test('a 404 of a proxy or of the address does not mean that a player is missing', async () => {
    const ask = (response: Response) => apiOn(() => response).api.getPlayer(whom);
    expect(await ask(new Response('<h1>Not Found</h1>', { status: 404 }))).toMatchObject(failed('malformed'));
    const detail = 'There is no platform moon.';
    const expected = failed('invalid', { status: 404, issues: [detail] });
    expect(await ask(problem(404, { detail }))).toMatchObject(expected);
  });

  test.each([
    ['is no JSON', new Response('hello')],
    ['has no data', Response.json({ player: aPlayer() })],
    ['is null', Response.json(null)],
    ['has a value of another kind', Response.json({ data: { player: aPlayer({ syncedAt: 'yesterday' }) } })],
    ['refuses with an unknown word', Response.json({ data: { error: 'tired' } })],
  ])('an answer that %s is invalid', async (_, response) => {
    expect(await apiOn(() => response).api.getPlayer(whom)).toMatchObject(failed('malformed'));
  });

  test('the message names invalid fields', async () => {
    const { api } = apiOn(() => Response.json({ data: { player: { ...aPlayer(), name: 7 } } }));
    const issues = [expect.stringContaining('player.name')];
    expect(await api.getPlayer(whom)).toMatchObject(failed('malformed', { issues }));
  });
});

describe('an invalid entry of a list', () => {
  const ask = { shard: 'steam', accountId: 'account.x' };

  test('is left out, and reported', async () => {
    const report = jest.fn();
    const matches = [aMatch(), { id: 'broken' }, aMatch({ id: 'last' })];
    const { api } = apiOn(() => Response.json({ data: { totalCount: 3, perPage: 20, matches } }), { report });
    const result = await api.listMatches(ask);
    expect(result).toMatchObject({ ok: true, data: { totalCount: 3, matches: [{}, { id: 'last' }] } });
    expect(report).toHaveBeenCalledWith(expect.stringContaining('matches.1.createdAt'));
  });

  test.each([
    { totalCount: 3, perPage: 20, matches: 'many' },
    { totalCount: -1, perPage: 20, matches: [{}] },
    null,
  ])('fails the call when more is invalid: %j', async (data) => {
    const { api } = apiOn(() => Response.json({ data }));
    expect(await api.listMatches(ask)).toMatchObject(failed('malformed'));
  });
});

test('a hidden player has a name in the language of the page', async () => {
  const ranks = [aLeaderboardRow({ accountId: 'hidden.1', name: 'Hidden player' })];
  const board = { meta: { page: 1, perPage: 50, totalCount: 1 }, ranks, updatedAt: null };
  const { api } = apiOn(() => Response.json({ data: board }), { locale: 'ko' });
  const result = await api.getLeaderboard({ shard: 'steam', mode: 'squad' });
  expect(result).toMatchObject({ ok: true, data: { ranks: [{ name: '비공개 플레이어' }] } });
});
