import { eq, lt, lte, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { players, webhookMessages, webhooks } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { messageLifetime, messageRetention, messageRetryDelay } from '../durations.ts';
import { createMessage } from './create-message.ts';
import { eventIdOf, type PlayerEvent } from './player-event.ts';
import { type Outcome, sendToDiscord } from './send-to-discord.ts';
import { decryptAddress } from './webhook-address.ts';

type MessageRow = typeof webhookMessages.$inferSelect;

/** Queues messages to a webhook. It gets none that it already has. */
export const addMessages = async (
  db: Database,
  webhookId: number,
  events: readonly PlayerEvent[],
  now: Date,
): Promise<void> => {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    webhookId,
    eventId: eventIdOf(event),
    event,
    createdAt: now,
    nextTryAt: now,
  }));
  await db.insert(webhookMessages).values(rows).onConflictDoNothing();
};

/**
 * Takes the next message that is due, before it is sent: a host that dies between the two never sends it, because Discord
 * would post it a second time.
 */
const claimMessage = async ({ db, now }: Context): Promise<MessageRow | null> => {
  const next = db
    .select({ id: webhookMessages.id })
    .from(webhookMessages)
    .where(lte(webhookMessages.nextTryAt, now()))
    .orderBy(webhookMessages.nextTryAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(webhookMessages)
    .set({ nextTryAt: null })
    // As a list, because a plan may run a subquery once for each row, and each run would lock the next message.
    .where(sql`${webhookMessages.id} = any(array(${next}))`)
    .returning();
  return claimed ?? null;
};

/** Sends a message again later, unless it is too old. */
const postpone = async (
  { db, now, log }: Context,
  message: MessageRow,
  retryAfter: number | null,
): Promise<void> => {
  const { webhookId, createdAt, failures } = message;
  const { first, max } = messageRetryDelay;
  const nextTryAt = new Date(now().getTime() + (retryAfter ?? Math.min(max, first * 2 ** failures)));
  if (nextTryAt.getTime() - createdAt.getTime() > messageLifetime) {
    log.warn({ webhookId }, 'A message to Discord was given up: Discord has not taken it for a day');
    return;
  }
  await db
    .update(webhookMessages)
    .set({ nextTryAt, failures: failures + 1 })
    .where(eq(webhookMessages.id, message.id));
};

const settle = async (context: Context, message: MessageRow, outcome: Outcome): Promise<void> => {
  const { db, log } = context;
  const { webhookId } = message;
  switch (outcome.kind) {
    case 'sent':
      return;
    case 'gone':
      log.info({ webhookId }, 'A webhook was deleted: Discord does not know it any more');
      await db.delete(webhooks).where(eq(webhooks.id, webhookId));
      return;
    case 'refused':
      log.warn({ webhookId, status: outcome.status }, 'Discord refused a message, which is given up');
      return;
    case 'failed':
      await postpone(context, message, outcome.retryAfter);
  }
};

const sendMessage = async (context: Context, message: MessageRow): Promise<void> => {
  const { db, log, sessionSecret } = context;
  const { webhookId, event } = message;
  const [found] = await db
    .select({ webhook: webhooks, player: players })
    .from(webhooks)
    .innerJoin(players, eq(players.accountId, webhooks.accountId))
    .where(eq(webhooks.id, webhookId));
  if (!found) return;
  const { webhook, player } = found;
  const address = decryptAddress(webhook.address, sessionSecret);
  if (!address) {
    log.warn({ webhookId }, 'A webhook cannot be read, because SESSION_SECRET has changed: add it again');
    return;
  }
  const body = await createMessage(context, { player, language: webhook.language }, event);
  if (body) await settle(context, message, await sendToDiscord(context, address, body));
};

/** Sends the messages that are due, one after another, until this time. */
export const sendDueMessages = async (context: Context, until: number): Promise<void> => {
  while (context.elapsed() < until) {
    const message = await claimMessage(context);
    if (!message) return;
    try {
      await sendMessage(context, message);
    } catch (error) {
      // Nothing was sent: sendToDiscord does not throw.
      context.log.error({ err: error, webhookId: message.webhookId }, 'A message could not be made');
      await postpone(context, message, null);
    }
  }
};

export const deleteOldMessages = async ({ db, now }: Context): Promise<void> => {
  const before = new Date(now().getTime() - messageRetention);
  await db.delete(webhookMessages).where(lt(webhookMessages.createdAt, before));
};
