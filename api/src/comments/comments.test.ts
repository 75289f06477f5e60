import { signIn } from '../../testing/sign-in.ts';
import { useApi } from '../../testing/start-api.ts';
import { deleteExpired } from '../jobs/delete-expired.ts';

const api = useApi();
const dana = '76500000000000001';
const otherDana = '76500000000000004';
let cookie: string;

beforeAll(async () => {
  cookie = await signIn(api, dana);
});
// A new minute for each test, because of the limit of five comments a minute.
beforeEach(() => api.advance(61_000));

const write = (content: unknown, as = cookie, headers?: Record<string, string>) =>
  api.post('/stats/comments', { content }, as, headers);

test('shows a new comment first', async () => {
  const written = await write('The blue zone is too fast');
  expect(written.status).toBe(200);
  expect(written.data).toMatchObject({
    content: 'The blue zone is too fast',
    author: { displayName: 'Demo Dana' },
    deletable: true,
  });
  const { data } = await api.get('/stats/comments');
  expect(data.comments[0]).toEqual({ ...written.data, deletable: false });
});

test('pages the list, newest first', async () => {
  for (let i = 0; i < 25; i++) {
    if (i % 5 === 0) api.advance(61_000);
    await write(`comment ${i}`);
  }
  const first = await api.get('/stats/comments');
  const second = await api.get('/stats/comments?page=2');
  expect(first.data.comments).toHaveLength(20);
  expect(first.data.comments[0].content).toBe('comment 24');
  expect(second.data.comments[0].content).toBe('comment 4');
  expect(second.data.meta).toEqual({ page: 2, perPage: 20, totalCount: first.data.meta.totalCount });
  expect((await api.get('/stats/comments?page=9999')).data.comments).toEqual([]);
});

test('stores markup and SQL as plain text', async () => {
  const nasty = `<script>alert(1)</script> '); drop table comments; -- \u{1F414}`;
  expect((await write(nasty)).data.content).toBe(nasty);
  expect((await api.get('/stats/comments')).data.comments[0].content).toBe(nasty);
});

test.each([
  ['nothing', ''],
  ['only blanks', '  \n\t '],
  ['more than 1000 characters', 'x'.repeat(1001)],
  ['a number', 7],
  ['only invisible characters', '\u200b\u3164\u202e'],
  ['more than 8 KB', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(456)],
])('refuses a comment of %s', async (_what, content) => {
  const { status, body } = await write(content);
  expect(status).toBe(400);
  expect(body).toMatchObject({ title: 'Bad Request', status: 400 });
});

test('removes control characters, direction controls, and runs of blank lines', async () => {
  expect((await write('a\0b\u202ec\n\n\n\nd')).data.content).toBe('abc\n\nd');
});

test('refuses a writer who is not signed in', async () => {
  expect((await write('hello', '')).status).toBe(401);
});

test.each([['https://evil.example'], ['null'], ['']])(
  'refuses a comment from the origin "%s"',
  async (origin) => {
    expect((await write('hello', cookie, { Origin: origin })).status).toBe(403);
  },
);

test('accepts five comments a minute per account and names the time until the next', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, (_, i) => write(`quick ${i}`)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = all.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBe(60);
  api.advance(60_001);
  expect((await write('later')).status).toBe(200);
});

test('accepts comments after the clock was set forward and back', async () => {
  // Sessions end after seven days.
  const ahead = 3 * 24 * 3_600_000;
  api.changeClock(ahead);
  for (let i = 0; i < 5; i++) expect((await write(`from the future ${i}`)).status).toBe(200);
  api.changeClock(-ahead);
  expect((await write('now')).status).toBe(200);
});

describe('a comment that is sent again with the same idempotency key', () => {
  const key = { 'Idempotency-Key': 'draft-0001' };

  test('is posted once', async () => {
    const first = await write('sent twice', cookie, key);
    const second = await write('sent twice', cookie, key);
    expect([second.status, second.data]).toEqual([200, first.data]);
    const other = await write('sent twice', await signIn(api, otherDana), key);
    expect(other.data.id).not.toBe(first.data.id);
  });

  test('is posted once when both arrive at the same time', async () => {
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => write('quick', cookie, { 'Idempotency-Key': 'draft-0002' })),
    );
    expect(new Set(sent.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
  });

  test('is a new comment after a day', async () => {
    const first = await write('again', cookie, key);
    api.advance(25 * 3_600_000);
    await deleteExpired.run(api.context, {});
    const second = await write('again', await signIn(api, dana), key);
    expect([second.status, second.data.id === first.data.id]).toEqual([200, false]);
  });
});

test('lets the author delete a comment once', async () => {
  const { data } = await write('gone soon');
  expect((await api.delete(`/stats/comments/${data.id}`, cookie)).data).toEqual({ id: data.id });
  expect((await api.delete(`/stats/comments/${data.id}`, cookie)).status).toBe(404);
});

test('decides ownership by account, not by display name', async () => {
  const { data } = await write('written by the first Dana');
  const stranger = await signIn(api, otherDana);
  expect((await api.delete(`/stats/comments/${data.id}`, stranger)).status).toBe(403);
  expect((await api.get('/stats/comments')).data.comments[0].id).toBe(data.id);
});

test('refuses to delete from another origin or without a session', async () => {
  const { data } = await write('stays');
  expect(
    (await api.delete(`/stats/comments/${data.id}`, cookie, { Origin: 'https://evil.example' })).status,
  ).toBe(403);
  expect((await api.delete(`/stats/comments/${data.id}`)).status).toBe(401);
  expect((await api.delete('/stats/comments/abc', cookie)).status).toBe(400);
});
