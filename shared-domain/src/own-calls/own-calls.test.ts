import * as v from 'valibot';
import { aFailure, fakeSite } from '../testing/index.ts';
import { callsOf } from './index.ts';

const area = {
  id: 'mf-clans',
  calls: {
    clan: { path: '/clans/:platform/:tag', answer: v.object({ members: v.number() }) },
    top: { path: '/clans/top' },
    plan: { path: '/plans/:tag', method: 'POST' },
  },
} as const;
const whom = { platform: 'steam', tag: 'HD RP' };
const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
const problem = (status: number, title = '') =>
  json(
    { title, status },
    { status, headers: { 'content-type': 'application/problem+json', 'retry-after': '7' } },
  );

/** The calls of an area on a site that answers in one way, and the requests to the site. */
function aSite(answer: () => Response | Promise<Response>) {
  const requests: (readonly [string, RequestInit | undefined])[] = [];
  const site = {
    fetch: async (address: string, init?: RequestInit) => {
      requests.push([address, init]);
      return answer();
    },
  };
  return { calls: callsOf(site, area), requests };
}

test('reads the answer of a service by its schema', async () => {
  const { calls, requests } = aSite(() => json({ members: 3, more: true }));
  const result = await calls.clan(whom, { query: { week: 2, season: undefined } });
  // The types know the answer.
  expect(result.ok && result.data.members).toBe(3);
  expect(requests).toEqual([['/areas/mf-clans/api/clans/steam/HD%20RP?week=2', { method: 'GET' }]]);
});

test('needs no parameters for a path without them', async () => {
  const { calls, requests } = aSite(() => json([]));
  await calls.top();
  expect(requests[0]?.[0]).toBe('/areas/mf-clans/api/clans/top');
});

test('sends what a POST has to say, and needs no answer', async () => {
  const { calls, requests } = aSite(() => new Response(null, { status: 204 }));
  expect(await calls.plan({ tag: 'HDRP' }, { body: { hour: 20 } })).toEqual({
    ok: true,
    data: null,
    demo: false,
  });
  expect(requests[0]?.[1]).toMatchObject({ method: 'POST', body: '{"hour":20}' });
});

test.each([
  ['an answer that breaks its schema', () => json({ members: 'many' }), { kind: 'malformed' }],
  ['a page instead of JSON', () => new Response('<html>'), { kind: 'malformed' }],
  ['something that does not exist', () => problem(404), { kind: 'not-found' }],
  ['a site without the service', () => problem(501), { kind: 'unsupported' }],
  ['input that the service refuses', () => problem(400, 'No'), { kind: 'invalid', issues: ['No'] }],
  ['a visitor who must sign in', () => problem(403), { kind: 'forbidden' }],
  ['too many requests', () => problem(429), { kind: 'busy', status: 429, retryAfter: 7_000 }],
  ['a service that is down', () => problem(502), { kind: 'network', reason: 'upstream' }],
  ['a service that is slow', () => problem(504), { kind: 'network', reason: 'upstream' }],
  ['a lost connection', () => Promise.reject(new TypeError('x')), { kind: 'network', reason: 'unreachable' }],
])('fails as a value for %s', async (_, answer, error) => {
  const { calls } = aSite(answer);
  expect(await calls.clan(whom)).toMatchObject({ ok: false, error: { ...error, call: 'mf-clans/clan' } });
});

test.each(['', '.', '..', 'a/b', '..\\x', undefined as never])(
  'sends no call for the name %j',
  async (tag) => {
    const { calls, requests } = aSite(() => json({}));
    expect(await calls.clan({ ...whom, tag })).toMatchObject({ error: { kind: 'invalid' } });
    expect(requests).toEqual([]);
  },
);

test('has fake answers in tests of areas', async () => {
  const path = '/areas/mf-clans/api/clans/steam/';
  const site = fakeSite({
    ownAnswers: {
      [`${path}A`]: { members: 3 },
      [`${path}B`]: aFailure('not-found'),
      [`${path}C`]: () => ({ members: 4 }),
    },
  });
  const read = async (tag: string) => {
    const result = await callsOf(site, area).clan({ platform: 'steam', tag });
    return result.ok ? result.data.members : result.error.kind;
  };
  expect(await Promise.all(['A', 'B', 'C'].map(read))).toEqual([3, 'not-found', 4]);
  await expect(read('D')).rejects.toThrow(`ownAnswers: { '${path}D': … }`);
});
