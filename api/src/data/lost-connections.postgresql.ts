import { signIn } from '../testing/sign-in.ts';
import { type Answered, useApi } from '../testing/start-api.ts';

const api = useApi();
const connectionsOfThePool = 8;

const endAllConnections = () =>
  api.context.store.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
    [],
  );

/** A connection may be found dead by the one call that takes it: that visitor is told to ask again, and does. */
const askUntilWell = async (path: string): Promise<Answered> => {
  for (let attempt = 0; attempt < connectionsOfThePool; attempt++) {
    const answer = await api.get(path);
    if (answer.status !== 503) return answer;
  }
  return api.get(path);
};

const profiles = () =>
  Promise.all(Array.from({ length: connectionsOfThePool }, () => api.get('/players/steam/Hotdrop')));

test('answers again after the database ended all connections while nobody asked', async () => {
  await profiles();
  await endAllConnections();
  expect((await askUntilWell('/players/steam/Hotdrop')).status).toBe(200);
});

test('tells every visitor an answer or "ask again" while connections end in the middle of calls', async () => {
  const asked = Array.from({ length: 20 }, async (_, round) => {
    const answers = profiles();
    if (round % 5 === 0) await endAllConnections().catch(() => {});
    return answers;
  });
  const statuses = (await Promise.all(asked)).flat().map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect((await askUntilWell('/players/steam/Hotdrop')).data.player.name).toBe('Hotdrop');
});

test('gives every connection back that broke in a transaction, and keeps every comment that was acknowledged', async () => {
  const cookie = await signIn(api);
  const acknowledged: string[] = [];
  for (let round = 0; round < 2 * connectionsOfThePool; round++) {
    api.pass(61_000);
    const posted = ['a', 'b'].map((letter) =>
      api.post('/stats/comments', { content: `${round} ${letter}` }, cookie),
    );
    await endAllConnections().catch(() => {});
    const answers = await Promise.all(posted);
    acknowledged.push(...answers.flatMap(({ status, data }) => (status === 200 ? data.content : [])));
  }
  const pages = await Promise.all([1, 2].map((page) => askUntilWell(`/stats/comments?page=${page}`)));
  const kept = pages.flatMap(({ data }) => data.comments.map(({ content }: { content: string }) => content));
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
});
