import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { ageOf, type Context } from '../context.ts';
import { participants, players, webhooks } from '../data/schema.ts';
import { webhookRenewal } from '../durations.ts';
import { job } from '../jobs/job.ts';
import type { PlayerRow } from '../players/find-player.ts';
import { readFailureCooldown, readRenewal, requestRenewal } from '../players/renewal/renewals.ts';
import { findPromotions, listTimedEvents, readRanks } from './find-events.ts';
import { addMessages, sendDueMessages } from './messages.ts';

const watched = ({ db }: Context) => db.select({ accountId: webhooks.accountId }).from(webhooks);

/** The start of the player's last match. */
const lastMatchAt = sql<Date | null>`(
  select created_at from ${participants} as each where each.account_id = ${players.accountId}
   order by created_at desc limit 1)`.mapWith(participants.createdAt);

const isDue = (context: Context, { syncedAt }: PlayerRow, playedAt: Date | null): boolean => {
  if (syncedAt === null) return false;
  const { share, min, max } = webhookRenewal;
  const pause = playedAt ? ageOf(context, playedAt) * share : max;
  return ageOf(context, syncedAt) >= Math.min(max, Math.max(min, pause));
};

/** Renews players with a webhook: often while they play, and seldom after days without a match. */
const renewWatched = async (context: Context): Promise<void> => {
  const rows = await context.db
    .select({ player: players, playedAt: lastMatchAt })
    .from(players)
    .where(and(inArray(players.accountId, watched(context)), isNotNull(players.syncedAt)));
  for (const { player, playedAt } of rows) {
    if (!isDue(context, player, playedAt)) continue;
    const renewal = await readRenewal(context, player.accountId);
    if (renewal?.finishedAt === null || readFailureCooldown(context, renewal) > 0) continue;
    await requestRenewal(context, player, { visitor: 'background', priority: 'later' });
  }
};

type Webhook = typeof webhooks.$inferSelect;

/** Compares a player with the state at the last comparison of each webhook, and queues messages about what happened. */
const compare = async (
  context: Context,
  player: PlayerRow,
  syncedAt: Date,
  toCompare: readonly Webhook[],
): Promise<void> => {
  const now = context.now();
  const ranks = await readRanks(context, player);
  const timed = await listTimedEvents(context, player);
  for (const { id, comparedAt, ranks: before } of toCompare) {
    const over = timed.filter(
      ({ at, until }) => at > comparedAt.getTime() && at <= syncedAt.getTime() && until >= now.getTime(),
    );
    const events = [...over.map(({ event }) => event), ...findPromotions(context, before, ranks)];
    await context.db.transaction(async (tx) => {
      await addMessages(tx, id, events, now);
      await tx
        .update(webhooks)
        .set({ comparedAt: syncedAt, ranks: ranks ?? before })
        .where(eq(webhooks.id, id));
    });
  }
};

const compareRenewed = async (context: Context): Promise<void> => {
  const rows = await context.db
    .select({ webhook: webhooks, player: players })
    .from(webhooks)
    .innerJoin(players, eq(players.accountId, webhooks.accountId))
    .where(gt(players.syncedAt, webhooks.comparedAt));
  for (const all of Map.groupBy(rows, ({ player }) => player.accountId).values()) {
    const player = all[0]?.player;
    if (player?.syncedAt) {
      await compare(
        context,
        player,
        player.syncedAt,
        all.map(({ webhook }) => webhook),
      );
    }
  }
};

/** Renews players with a webhook, and finds out what happened to them since their last renewal. */
export const watchPlayers = job({
  name: 'watch-players',
  cron: '* * * * *',
  retryLimit: 0,
  async run(context) {
    await compareRenewed(context);
    await renewWatched(context);
  },
});

/** How many messages are sent at the same time, and for how many milliseconds. The next run sends the others. */
const lanes = 4;
const sendingTime = 20_000;

export const sendMessages = job({
  name: 'send-messages',
  cron: '* * * * *',
  expireInSeconds: 60,
  retryLimit: 0,
  async run(context) {
    const until = context.elapsed() + sendingTime;
    await Promise.all(Array.from({ length: lanes }, () => sendDueMessages(context, until)));
  },
});
