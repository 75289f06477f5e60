import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { signIn } from '../../testing/sign-in.ts';
import { useApi } from '../../testing/start-api.ts';
import * as schema from '../data/schema.ts';
import { keptData } from './kept-data.ts';

const api = useApi();
const minjun = '76500000000000002';

/** An account with a row of everything. */
const fillAccount = async (account: string) => {
  const cookie = await signIn(api, account);
  await api.post('/stats/comments', { content: 'Mine' }, cookie);
  const key = await api.post('/account/keys', { name: 'Bot' }, cookie);
  const { db, now } = api.context;
  const userId = `demo:${account}`;
  const times = { createdAt: now(), comparedAt: now() };
  await db.insert(schema.webhooks).values({
    userId,
    platform: 'steam',
    accountId: api.accountIdOf('steam', 'Hotdrop'),
    address: new TextEncoder().encode('secret address'),
    language: 'en',
    ...times,
  });
  await db.insert(schema.visitorShares).values({ visitor: userId, kind: 'webhook', left: 4, at: now() });
  return { cookie, userId, secret: key.data.secret as string };
};
const read = (cookie: string) => api.get('/account/data', { headers: { Cookie: cookie } });
const count = async (userId: string) =>
  (await Promise.all(keptData.map((each) => each.read(api.context.db, userId)))).map(({ length }) => length);

let mine: Awaited<ReturnType<typeof fillAccount>>;
beforeEach(async () => {
  api.advance(61_000);
  mine = await fillAccount('76500000000000001');
});
// A test may have deleted the account, or signed in again: a new session deletes what is left.
afterEach(async () => api.delete('/account/data', await signIn(api)));

test('an account downloads what is kept about it, without secrets', async () => {
  const { status, headers, data, text } = await read(mine.cookie);
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  expect(headers.get('content-disposition')).toBe('attachment; filename="hotdrop-account.json"');
  expect(data.account).toMatchObject({ id: mine.userId, displayName: 'Demo Dana' });
  expect(data.kept).toMatchObject({
    comments: [{ content: 'Mine' }],
    apiKeys: [{ name: 'Bot', usedAt: null }],
    webhooks: [{ platform: 'steam', language: 'en' }],
    sessions: [{ expiresAt: expect.any(String) }],
    limits: [{ kind: 'webhook' }],
  });
  const rows = [
    ...(await api.context.db.select().from(schema.sessions)),
    ...(await api.context.db.select().from(schema.apiKeys)),
  ];
  for (const row of rows) expect(text).not.toContain('hash' in row ? row.hash : row.id);
  expect(text).not.toContain('address');
});

test('an account deletes everything, and others keep theirs', async () => {
  const other = await fillAccount(minjun);
  const before = await count(other.userId);
  const second = await signIn(api);
  const deleted = await api.delete('/account/data', mine.cookie);
  expect([deleted.status, deleted.data]).toEqual([200, { auth: null }]);
  expect(deleted.headers.get('set-cookie')).toMatch(/^hotdrop_session=;.*Max-Age=0/);
  expect(await count(mine.userId)).toEqual(keptData.map(() => 0));
  expect(await count(other.userId)).toEqual(before);
  for (const cookie of [mine.cookie, second]) expect((await read(cookie)).status).toBe(401);
  const withKey = await api.get('/auth', { headers: { Authorization: `Bearer ${mine.secret}` } });
  expect(withKey.status).toBe(401);
  expect(await api.context.db.select().from(schema.users)).not.toContainEqual(
    expect.objectContaining({ id: mine.userId }),
  );
  await api.delete('/account/data', other.cookie);
  expect((await read(await signIn(api))).data.kept.comments).toEqual([]);
});

test.each([
  ['without a session', '', {}, 401],
  ['from another site', undefined, { Origin: 'https://evil.example' }, 403],
])('deletes nothing %s', async (_, cookie, headers, status) => {
  expect((await api.delete('/account/data', cookie ?? mine.cookie, headers)).status).toBe(status);
  expect((await count(mine.userId))[0]).toBe(1);
});

test('every table that refers to accounts is in the list', () => {
  const tables = Object.values<unknown>(schema).filter((each) => is(each, PgTable));
  const referring = tables.filter((table) =>
    getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === schema.users),
  );
  // The list has one more: limits, whose visitors are accounts or addresses.
  expect(referring).toHaveLength(keptData.length - 1);
});
