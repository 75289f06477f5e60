import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { accountIdOf } from '../../../simulator/world.ts';
import { usePubg } from '../../../testing/use-pubg.ts';
import { renewals } from '../../data/schema.ts';
import { backgroundRenewalAge } from '../../durations.ts';
import { renewPlayer } from './renew-player.ts';

const game = usePubg();
const names = ['Together0', 'Together1', 'Together2'];

const view = (name: string) => game.api.get(`/players/steam/${name}`);

const waiting =
  "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
const isAnybodyWaiting = async () => (await game.api.context.store.execute(waiting, [])).rows.length > 0;

test('renews players together while another job looks for renewals', async () => {
  const { context } = game.api;
  for (const name of names) game.pubg.world.add({ name });
  for (const name of names) await view(name);
  await game.api.runJobs();
  game.api.advance(backgroundRenewalAge);
  for (const name of names) await view(name);

  let isDone = false;
  let running = Promise.resolve();
  // The other job holds a renewal while it claims, and then leaves it.
  await context.db.transaction(async (tx) => {
    const ofFirst = eq(renewals.accountId, accountIdOf('Together0'));
    await tx.select({ one: sql`1` }).from(renewals).where(ofFirst).for('update');
    running = Promise.resolve(renewPlayer.run(context, {})).finally(() => {
      isDone = true;
    });
    while (!isDone && !(await isAnybodyWaiting())) await wait(20);
  });
  await running;
  const times = await Promise.all(names.map(async (name) => (await view(name)).data.player.syncedAt));
  expect(times).toEqual(names.map(() => context.now().toISOString()));
});
