import { gt } from 'drizzle-orm';
import { usePubg } from '../../../testing/use-pubg.ts';
import { clans, players, weaponMasteries } from '../../data/schema/players.ts';
import { nameLookups } from '../../data/schema/renewals.ts';
import { backgroundRenewalAge } from '../../durations.ts';
import type { Job } from '../../jobs/job.ts';
import { lookUpNames } from '../../jobs/look-up-names.ts';
import { PostponedError } from '../../jobs/postpone.ts';
import { refreshBoards } from '../../jobs/refresh-boards.ts';
import { refreshDetails } from '../../jobs/refresh-details.ts';
import { renewPlayer } from '../../players/renewal/renew-player.ts';

const game = usePubg();

const regulars = ['Regular0', 'Regular1', 'Regular2'];
const visit = (name: string) => game.api.get(`/players/steam/${name}`);

/** Runs a job until the key refuses it, or as often as the key could. */
const runUntilLimited = async ({ run }: Job): Promise<void> => {
  try {
    for (let i = 0; i < 10; i++) await run(game.api.context, {});
  } catch (error) {
    if (!(error instanceof PostponedError)) throw error;
  }
};

let newPlayers = 100_000;

/** Lets a minute pass in which more new players are looked up than the key can read. */
const passMinute = async (): Promise<void> => {
  game.api.advance(61_000);
  const { context } = game.api;
  const names = Array.from({ length: 8 }, () => `Player${newPlayers++}`);
  await context.db
    .insert(nameLookups)
    .values(names.map((name) => ({ platform: 'steam', name, requestedAt: context.now() })));
  await lookUpNames.run(context, {}).catch(() => {});
  await runUntilLimited(renewPlayer);
  await refreshBoards.run(context, {});
  await refreshDetails.run(context, {});
};

/** Key requests so far, by the work that needed them. */
const readSpent = async (): Promise<Readonly<Record<string, number>>> => {
  const { values } = await game.api.context.metrics.keyRequests.get();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels.work), value]));
};

test('a queue that is never empty leaves leaderboards and background work their part of the key', async () => {
  for (const name of regulars) {
    game.pubg.world.add({ name, modes: ['squad', 'duo'], rankedModes: ['squad'] });
    await visit(name);
  }
  await game.api.runJobs();
  game.api.advance(backgroundRenewalAge);
  for (const name of regulars) game.pubg.world.play(name);
  game.api.advance(60 * 60_000);
  game.pubg.limit = 10;
  game.pubg.boardSize = 5;
  await visit('Unknown');
  for (const name of regulars) await visit(name);
  const { db, now } = game.api.context;
  const start = now();
  const before = await readSpent();
  const minutes = 12;
  for (let minute = 0; minute < minutes; minute++) await passMinute();

  const after = await readSpent();
  const used = (work: string) => (after[work] ?? 0) - (before[work] ?? 0);
  const background = used('board') + used('later') + used('detail');
  const forVisitors = used('name') + used('lookup') + used('page') + used('button');
  expect(forVisitors).toBeGreaterThanOrEqual(0.85 * 10 * minutes);
  expect(forVisitors + background).toBeLessThanOrEqual(10 * minutes);
  expect(used('board')).toBeGreaterThanOrEqual(4);
  expect((await db.$count(clans)) + (await db.$count(weaponMasteries))).toBeGreaterThan(0);
  const renewed = (await db.select().from(players).where(gt(players.syncedAt, start))).map(
    ({ name }) => name,
  );
  expect(regulars.filter((name) => renewed.includes(name))).not.toEqual([]);
});
