import * as v from 'valibot';
import { aFailure, type FakeSiteSettings, fakeSite } from '../testing/index.ts';
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
const problem = (status: number, title = '') =>
  Response.json(
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
  const { calls, requests } = aSite(() => Response.json({ members: 3, more: true }));
  const result = await calls.clan(whom, { query: { week: 2, season: undefined } });
  // The types know the answer.
  expect(result.ok && result.data.members).toBe(3);
  expect(requests).toEqual([['/areas/mf-clans/api/clans/steam/HD%20RP?week=2', { method: 'GET' }]]);
});

test('needs no parameters for a path without them', async () => {
  const { calls, requests } = aSite(() => Response.json([]));
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
  ['an answer that breaks its schema', () => Response.json({ members: 'many' }), { kind: 'malformed' }],
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
    const { calls, requests } = aSite(() => Response.json({}));
    expect(await calls.clan({ ...whom, tag })).toMatchObject({ error: { kind: 'invalid' } });
    expect(requests).toEqual([]);
  },
);

describe('a fake answer in a test of an area', () => {
  const path = '/areas/mf-clans/api/clans/steam/A';
  const ask = (ownAnswers: FakeSiteSettings['ownAnswers'] = {}) =>
    callsOf(fakeSite({ ownAnswers }), area).clan({ platform: 'steam', tag: 'A' });

  test.each([{ members: 3 }, () => ({ members: 3 })])('is data', async (answer) => {
    expect(await ask({ [path]: answer })).toMatchObject({ ok: true, data: { members: 3 } });
  });

  test.each([
    [aFailure('not-found'), {}],
    [aFailure('busy'), { status: 429, retryAfter: null }],
    [aFailure('busy', { status: 503, retryAfter: 7_000 }), { status: 503, retryAfter: 7_000 }],
    [aFailure('network'), { reason: 'unreachable' }],
    [aFailure('network', { reason: 'timeout' }), { reason: 'timeout' }],
    [aFailure('network', { reason: 'upstream' }), { reason: 'upstream' }],
    [aFailure('invalid', { issues: ['tag: too long'] }), { issues: ['tag: too long'] }],
    [aFailure('forbidden'), {}],
    [aFailure('unsupported'), {}],
    [aFailure('malformed'), {}],
    [aFailure('aborted'), {}],
  ])('is a failure: %#', async (failure, more) => {
    const error = { kind: failure.kind, call: 'mf-clans/clan', ...more };
    expect(await ask({ [path]: failure })).toMatchObject({ ok: false, error });
  });

  test('is missing, which the error explains', async () => {
    await expect(ask()).rejects.toThrow(`ownAnswers: { '${path}': … }`);
  });
});
