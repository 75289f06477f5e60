import { sql } from 'drizzle-orm';
import { signIn } from '../../testing/sign-in.ts';
import { type Answered, useApi } from '../../testing/start-api.ts';

const api = useApi();
const poolSize = 8;

const closeAllConnections = () =>
  api.context.store.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
    [],
  );

/** The first call on a lost connection gets a 503, so the visitor retries. */
const getWithRetry = async (path: string): Promise<Answered> => {
  for (let attempt = 0; attempt < poolSize; attempt++) {
    const answer = await api.get(path);
    if (answer.status !== 503) return answer;
  }
  return api.get(path);
};

const profiles = () => Promise.all(Array.from({ length: poolSize }, () => api.get('/players/steam/Hotdrop')));

test('recovers after the database closed all idle connections', async () => {
  await profiles();
  await closeAllConnections();
  expect((await getWithRetry('/players/steam/Hotdrop')).status).toBe(200);
});

test('answers with 200 or 503 while connections break during calls', async () => {
  const calls = Array.from({ length: 20 }, async (_, round) => {
    const answers = profiles();
    if (round % 5 === 0) await closeAllConnections().catch(() => {});
    return answers;
  });
  const statuses = (await Promise.all(calls)).flat().map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect((await getWithRetry('/players/steam/Hotdrop')).data.player.name).toBe('Hotdrop');
});

test('releases connections that break in a transaction', async () => {
  const endItself = sql`select pg_terminate_backend(pg_backend_pid())`;
  for (let round = 0; round < 2 * poolSize; round++)
    await expect(api.context.db.transaction((tx) => tx.execute(endItself))).rejects.toThrow();
  expect((await api.get('/players/steam/Hotdrop')).status).toBe(200);
});

test('keeps every acknowledged comment while connections break', async () => {
  const cookie = await signIn(api);
  const acknowledged: string[] = [];
  for (let round = 0; round < 2 * poolSize; round++) {
    api.advance(61_000);
    const posted = ['a', 'b'].map((letter) =>
      api.post('/stats/comments', { content: `${round} ${letter}` }, cookie),
    );
    await closeAllConnections().catch(() => {});
    const answers = await Promise.all(posted);
    acknowledged.push(...answers.flatMap(({ status, data }) => (status === 200 ? data.content : [])));
  }
  const pages = await Promise.all([1, 2].map((page) => getWithRetry(`/stats/comments?page=${page}`)));
  const kept = pages.flatMap(({ data }) => data.comments.map(({ content }: { content: string }) => content));
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
});
