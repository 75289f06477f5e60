import { eq } from 'drizzle-orm';
import { accountIdOf } from '../../../simulator/world.ts';
import { usePubg } from '../../../testing/use-pubg.ts';
import { pointReadings } from '../../data/schema.ts';
import { backgroundRenewalAge } from '../../durations.ts';

const game = usePubg();
const names = Array.from({ length: 12 }, (_, i) => `Regular${i}`);

const countCounted = () => game.pubg.requests.filter((each) => !/\/matches\/|telemetry/.test(each)).length;
const view = (name: string) => game.api.get(`/players/steam/${name}`);
const readSyncedAt = async (name: string) => (await view(name)).data.player.syncedAt;
const readStats = async (name: string) =>
  (await game.api.get(`/players/steam/${accountIdOf(name)}/seasons/pc-2018-43`)).data;

/** Players whom the site knows, with figures that are old enough for a background renewal. */
beforeEach(async () => {
  // Ranked and normal players by turns.
  for (const [i, name] of names.entries())
    game.pubg.world.add({
      name,
      modes: ['squad', 'duo'],
      rankedModes: i % 2 === 0 ? [] : ['squad'],
      // A match from before the first view is not new.
      matchAges: name === 'Regular11' ? [300] : [],
    });
  for (const [i, name] of names.entries())
    await game.api.request(`/api/v1/players/steam/${name}`, {}, `198.51.100.${i + 1}`);
  await game.api.runJobs();
  game.api.advance(backgroundRenewalAge);
});

test('finds ten players in one request, and reads no figures of those without new matches', async () => {
  for (const name of names) await view(name);
  const before = countCounted();
  await game.api.runJobs();
  expect(countCounted() - before).toBe(2);
  expect(await readSyncedAt('Regular11')).toBe(game.api.context.now().toISOString());
  expect((await readStats('Regular11')).normalStats.squad.kills).toBe(21);
});

test('reads the figures of a mode for all players in one request', async () => {
  for (const name of ['Regular0', 'Regular2', 'Regular4']) game.pubg.world.play(name);
  game.api.advance(60 * 60_000);
  for (const name of names.slice(0, 10)) await view(name);
  const before = countCounted();
  await game.api.runJobs();
  expect(countCounted() - before).toBe(2);
  expect(game.pubg.countRequests('/gameMode/squad/players')).toBe(1);
  expect((await readStats('Regular4')).normalStats).toMatchObject({
    squad: { kills: 22 },
    duo: { kills: 21 },
  });
  const matches = (await game.api.get(`/players/steam/${accountIdOf('Regular4')}/matches`)).data;
  expect(matches.totalCount).toBe(1);
});

test('reads ranked figures after a ranked match, and keeps the normal ones', async () => {
  game.pubg.world.play('Regular1');
  game.api.advance(60 * 60_000);
  await view('Regular1');
  const before = countCounted();
  await game.api.runJobs();
  expect(countCounted() - before).toBe(2);
  const { normalStats, rankedStats } = await readStats('Regular1');
  expect(rankedStats.squad.roundsPlayed).toBe(41);
  expect(normalStats.squad.kills).toBe(21);
});

test('records no points that the source refused to read again', async () => {
  const readUntil = async () =>
    (
      await game.api.context.db
        .select()
        .from(pointReadings)
        .where(eq(pointReadings.accountId, accountIdOf('Regular1')))
    ).map(({ until }) => until);
  const before = await readUntil();
  expect(before).toHaveLength(1);
  game.pubg.world.play('Regular1');
  game.pubg.override = (path) => (path.endsWith('/ranked') ? { status: 403 } : undefined);
  game.api.advance(60 * 60_000);
  await view('Regular1');
  await game.api.runJobs();
  expect(await readSyncedAt('Regular1')).toBe(game.api.context.now().toISOString());
  expect(await readUntil()).toEqual(before);
});

test('renews as many as the key allows, and the others later', async () => {
  game.pubg.limit = 10;
  // The next answer names the new limit.
  await game.api.request('/api/v1/players/steam/Unknown', {}, '198.51.100.99');
  for (const name of ['Regular0', 'Regular1', 'Regular3', 'Regular5']) game.pubg.world.play(name);
  game.api.advance(60 * 60_000);
  for (const name of names.slice(0, 6)) await view(name);
  const before = countCounted();
  await game.api.context.queue.runQueued();
  // Background work leaves seven of ten requests to visitors.
  expect(countCounted() - before).toBe(3);
  const now = game.api.context.now().toISOString();
  const renewed = await Promise.all(names.slice(0, 6).map(readSyncedAt));
  expect(renewed.filter((at) => at === now).length).toBeGreaterThanOrEqual(3);
  for (let minute = 0; minute < 3; minute++) {
    game.api.advance(61_000);
    await game.api.runJobs();
  }
  for (const name of names.slice(0, 6))
    expect(Date.parse(await readSyncedAt(name))).toBeGreaterThanOrEqual(Date.parse(now));
  expect((await readStats('Regular5')).rankedStats.squad.roundsPlayed).toBe(41);
});
