import { signIn } from '../../testing/sign-in.ts';
import { useApi } from '../../testing/start-api.ts';
import { accountId, usePubg } from '../../testing/use-pubg.ts';
import { apiKeys } from '../data/schema.ts';
import { createOperatorsApp } from '../monitoring/routes.ts';

const api = useApi({ settings: { REQUESTS_PER_MINUTE: '20', REQUESTS_PER_MINUTE_WITH_KEY: '50' } });
let cookie: string;
let addresses = 0;

/** Signs in an account without keys. */
beforeEach(async () => {
  api.advance(60_000);
  await api.context.db.delete(apiKeys);
  cookie = await signIn(api);
});

const create = (name = 'My bot', as = cookie, headers?: Record<string, string>) =>
  api.post('/account/keys', { name }, as, headers);
const list = async (as = cookie) => (await api.get('/account/keys', { headers: { Cookie: as } })).data.keys;
const anAddress = () => `198.51.100.${++addresses}`;
const use = (secret: string, from = anAddress(), path = '/auth') =>
  api.request(`/api/v1${path}`, { headers: { Authorization: `Bearer ${secret}` } }, from);
const useOften = async (count: number, secret: string, from = anAddress()) => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await use(secret, from)).status);
  return statuses.filter((status) => status === 200).length;
};

test('shows a new key once, and stores only its hash', async () => {
  const { status, data, headers } = await create();
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  expect(data.secret).toMatch(/^hotdrop_[\w-]{32}$/);
  const shown = { id: data.id, name: 'My bot', createdAt: data.createdAt, usedAt: null };
  expect(await list()).toEqual([shown]);
  const [row] = await api.context.db.select().from(apiKeys);
  expect(JSON.stringify(row)).not.toContain(data.secret.slice('hotdrop_'.length));
});

test('refuses a fourth key, also of parallel requests', async () => {
  const all = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => create(name)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 403, 403]);
  expect(await list()).toHaveLength(3);
  expect(all.find(({ status }) => status === 403)?.body.detail).toContain('at most 3 keys');
});

test.each([
  ['without a name', '  ', undefined, 400],
  ['with a name that is too long', 'x'.repeat(41), undefined, 400],
  ['from another site', 'a', { Origin: 'https://evil.example' }, 403],
])('refuses to create a key %s', async (_, name, headers, status) => {
  expect((await create(name, cookie, headers)).status).toBe(status);
});

test('keys belong to the signed-in account', async () => {
  const { data } = await create();
  const other = await signIn(api, '76500000000000004');
  expect(await list(other)).toEqual([]);
  expect((await api.delete(`/account/keys/${data.id}`, other)).status).toBe(404);
  expect((await use(data.secret)).status).toBe(200);
  expect((await api.get('/account/keys')).status).toBe(401);
  expect((await create('a', '')).status).toBe(401);
  // A key does not sign in.
  expect((await use(data.secret, anAddress(), '/account/keys')).status).toBe(401);
});

test('a key has its own limit, wherever it is used', async () => {
  const { data } = await create();
  const from = anAddress();
  expect(await useOften(60, data.secret, from)).toBe(50);
  const refused = await use(data.secret);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
  expect((await api.request('/api/v1/auth', {}, from)).status).toBe(200);
  api.advance(60_000);
  expect((await use(data.secret, from)).status).toBe(200);
});

test('requests and wrong keys of the same address do not stop a key', async () => {
  const { data } = await create();
  const from = anAddress();
  for (let i = 0; i < 21; i++) await api.request('/api/v1/auth', {}, from);
  expect((await api.request('/api/v1/auth', {}, from)).status).toBe(429);
  for (let i = 0; i < 19; i++) await use('wrong', from);
  expect((await use(data.secret, from)).status).toBe(200);
});

test('refuses a key that is wrong or revoked', async () => {
  const { data } = await create();
  expect((await use(data.secret)).status).toBe(200);
  expect((await api.delete(`/account/keys/${data.id}`, cookie)).data).toEqual({ id: data.id });
  for (const secret of [data.secret, 'hotdrop_wrong', '']) {
    const { status, headers, body } = await use(secret);
    expect([status, headers.get('www-authenticate'), headers.get('cache-control')]).toEqual([
      401,
      'Bearer',
      'no-store',
    ]);
    expect(body.detail).toContain('does not exist or was revoked');
  }
});

test('limits attempts with wrong keys', async () => {
  const from = anAddress();
  for (let i = 0; i < 20; i++) expect((await use(`wrong-${i}`, from)).status).toBe(401);
  const refused = await use('wrong', from);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3']);
});

test('leaves other schemes to proxies in front of the site', async () => {
  const { status, headers } = await api.get('/auth', { headers: { Authorization: 'Basic c3RhZ2luZw==' } });
  expect([status, headers.get('vary')]).toEqual([200, expect.stringContaining('Authorization')]);
});

test('saves the last use once a minute', async () => {
  const { data } = await create();
  const lastUse = async () => (await list())[0].usedAt;
  await use(data.secret);
  const first = await lastUse();
  expect(first).toBe(api.context.now().toISOString());
  api.advance(59_000);
  await use(data.secret);
  expect(await lastUse()).toBe(first);
  api.advance(1_000);
  await use(data.secret);
  expect(await lastUse()).toBe(api.context.now().toISOString());
});

test('counts the requests of each key for operators, without the key', async () => {
  const { data } = await create();
  await useOften(52, data.secret);
  await use('wrong');
  const metrics = await (await createOperatorsApp(api.context).request('/metrics')).text();
  for (const [outcome, count] of Object.entries({ allowed: 50, limited: 2 }))
    expect(metrics).toContain(
      `hotdrop_api_key_requests_total{key="${data.id}",outcome="${outcome}"} ${count}`,
    );
  expect(metrics).toMatch(/hotdrop_api_key_requests_total\{key="",outcome="refused"\} [1-9]/);
  expect(metrics).not.toContain(data.secret);
});

test('counts the calls of a batch for the key', async () => {
  const { data } = await create();
  const batch = await use(data.secret, anAddress(), `/batch?${'path=/auth&'.repeat(20)}`);
  expect(batch.text.match(/"auth":null/g)).toHaveLength(20);
  expect(await useOften(40, data.secret)).toBe(29);
});

describe('with the game’s service', () => {
  const game = usePubg();

  test('a script with a key may cause lookups, others read what is stored', async () => {
    const agent = { 'User-Agent': 'python-requests/2.32' };
    const path = '/players/steam/RealPlayer';
    expect((await game.api.get(path, { headers: agent })).data.error).toBe('player not found');
    const key = await game.api.post('/account/keys', { name: 'Script' }, await signIn(game.api));
    const headers = { ...agent, Authorization: `Bearer ${key.data.secret}` };
    expect((await game.api.get(path, { headers })).data.player.accountId).toBe(accountId);
  });
});
