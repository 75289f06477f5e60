import { accountId, usePubg } from '../../../testing/use-pubg.ts';
import { checkKey } from '../../jobs/check-key.ts';
import { refreshBoards } from '../../jobs/refresh-boards.ts';
import { createOperatorsApp } from '../../monitoring/routes.ts';
import { queueName } from '../../players/new-players.ts';

const game = usePubg();
const minute = 60_000;
const refused = { error: 'network', isKeyRefused: true, retryAfter: expect.any(Number) };

const viewPlayer = async (name: string) => (await game.api.get(`/players/steam/${name}`)).data;
const readKey = async () => {
  const answer = await createOperatorsApp(game.api.context).request('/healthz');
  return Object(await answer.json()).key;
};

beforeEach(async () => {
  await viewPlayer('RealPlayer');
  await game.api.runJobs();
  game.api.advance(10 * minute);
  game.pubg.isKeyAccepted = false;
});

test('tries a refused key once, then again after five minutes', async () => {
  const before = game.pubg.requests.length;
  expect(await viewPlayer('Veteran')).toEqual(refused);
  expect(await viewPlayer('FirstPerson')).toEqual(refused);
  await refreshBoards.run(game.api.context, {});
  await game.api.runJobs();
  expect(game.pubg.requests.length - before).toBe(1);

  game.api.advance(5 * minute);
  game.pubg.isKeyAccepted = true;
  await checkKey.run(game.api.context, {});
  expect((await viewPlayer('Veteran')).player).toMatchObject({ name: 'Veteran' });
});

test('shows stored players while the key is refused, and queues no renewals', async () => {
  const { player } = await viewPlayer('RealPlayer');
  expect(player).toMatchObject({ name: 'RealPlayer', syncedAt: expect.any(String) });
  const sync = async () => (await game.api.get(`/rpc/player-sync/steam/${player.accountId}?flag=1`)).data;
  await viewPlayer('Veteran');
  expect(await sync()).toEqual(refused);
  await game.api.runJobs();
  expect(await sync()).toEqual(refused);
});

test('takes a 403 for a refused key', async () => {
  game.pubg.override = () => ({ status: 403, body: { errors: [{ title: 'Forbidden' }] } });
  expect(await viewPlayer('Veteran')).toEqual(refused);
  expect(await readKey()).toMatchObject({ state: 'refused' });
});

test.each([
  '/ranks/steam/squad',
  '/ranks/psn/squad',
  '/stats/rating/steam/squad',
  `/players/steam/${accountId}/seasons/pc-2018-30`,
  `/players/steam/${accountId}/weapons`,
])('says that the key is refused instead of showing nothing at %s', async (path) => {
  await viewPlayer('Veteran');
  const { status, body } = await game.api.get(path);
  expect([status, body.type]).toEqual([503, 'urn:hotdrop:key-refused']);
});

test('asks nobody to wait longer after the clock was set back', async () => {
  await viewPlayer('Veteran');
  game.api.changeClock(-600 * minute);
  expect((await game.api.get('/ranks/psn/squad')).headers.get('retry-after')).toBe('300');
});

test('logs a refused key once, not for each visitor', async () => {
  const { log } = game.api.context;
  const [error, warn] = [jest.spyOn(log, 'error'), jest.spyOn(log, 'warn')];
  await viewPlayer('Veteran');
  await viewPlayer('FirstPerson');
  await game.api.get('/ranks/psn/squad');
  expect(error.mock.calls).toEqual([['The game service refuses the key: check PUBG_API_KEY']]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('KeyRefusedError');
});

test('shows the seasons that are stored while the key is refused', async () => {
  await viewPlayer('Veteran');
  expect(Object.keys((await game.api.get('/seasons/active')).data.seasons)).toEqual(['steam']);
});

test('tells visitors who waited in the queue that the key is refused', async () => {
  await queueName(game.api.context, 'steam', 'Veteran');
  await game.api.runJobs();
  expect(await viewPlayer('Veteran')).toEqual(refused);
});

test('tells operators that the key is refused as soon as the job has checked it', async () => {
  expect(await readKey()).toEqual({ state: 'accepted' });
  game.api.advance(24 * 60 * minute);
  await checkKey.run(game.api.context, {});
  expect(await readKey()).toEqual({
    state: 'refused',
    since: game.api.context.now().toISOString(),
    retryAt: new Date(game.api.context.now().getTime() + 5 * minute).toISOString(),
  });
  const metrics = await createOperatorsApp(game.api.context).request('/metrics');
  expect(await metrics.text()).toContain('hotdrop_key_refused 1');
  expect((await game.api.request('/healthz')).body).toEqual({ status: 'ok', key: 'refused' });
});
