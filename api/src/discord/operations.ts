import { shardInData } from '@hotdrop/shared-domain/game';
import type { Webhook, WebhookRefusal } from '@hotdrop/shared-domain/wire';
import { and, eq } from 'drizzle-orm';
import { requireUser, requireWriter } from '../auth/writer.ts';
import { webhooks } from '../data/schema.ts';
import { operation } from '../http/operation.ts';
import { notFound, tooManyRequests } from '../http/problem.ts';
import { requirePlayer } from '../players/find-player.ts';
import { takeShare } from '../players/waiting.ts';
import { createTestMessage } from './create-message.ts';
import { type Outcome, sendToDiscord } from './send-to-discord.ts';
import { parseWebhookAddress } from './webhook-address.ts';
import { findObstacle, listWebhooksOf, saveWebhook } from './webhooks.ts';

const purpose = 'send messages to Discord';

/** Discord blocks hosts that send many requests to wrong addresses. */
const triesPerMinute = 5;

const refusals: Readonly<Record<Exclude<Outcome['kind'], 'sent'>, WebhookRefusal>> = {
  gone: 'unknown',
  refused: 'refused',
  failed: 'no answer',
};

type Row = Pick<typeof webhooks.$inferSelect, 'id' | 'platform' | 'accountId' | 'createdAt'> & {
  readonly name: string;
};

const toWebhook = ({ id, platform, accountId, name, createdAt }: Row): Webhook => ({
  id,
  accountId,
  shard: shardInData(platform),
  name,
  createdAt: createdAt.toISOString(),
});

export const listWebhooks = operation(
  'listWebhooks',
  { summary: "One's own Discord webhooks", isPersonal: true },
  async (context, _input, visit) => {
    const user = await requireUser(visit, purpose);
    return { webhooks: (await listWebhooksOf(context, user.id)).map(toWebhook) };
  },
);

export const addWebhook = operation(
  'addWebhook',
  { summary: 'Send messages about a player to a Discord webhook, after a first one', isPersonal: true },
  async (context, { shard, accountId: id, address: pasted, language }, visit) => {
    const user = await requireWriter(context, visit, purpose);
    const player = await requirePlayer(context, shard, id);
    const address = parseWebhookAddress(pasted, context.config.discordOrigin);
    if (!address) return { refusal: 'address' };
    const webhook = { userId: user.id, player, address, language };
    const obstacle = await findObstacle(context.db, context, webhook);
    if (obstacle) return { refusal: obstacle };
    const wait = await takeShare(context, user.id, 'webhook', triesPerMinute);
    if (wait !== null) throw tooManyRequests(`At most ${triesPerMinute} webhooks a minute are tried.`, wait);
    const { kind } = await sendToDiscord(context, address, createTestMessage(context, { player, language }));
    if (kind !== 'sent') return { refusal: refusals[kind] };
    const saved = await saveWebhook(context, webhook);
    return 'refusal' in saved ? saved : toWebhook({ ...player, ...saved });
  },
);

export const deleteWebhook = operation(
  'deleteWebhook',
  { summary: "Delete one's own Discord webhook", isPersonal: true },
  async (context, { id }, visit) => {
    const user = await requireWriter(context, visit, purpose);
    const deleted = await context.db
      .delete(webhooks)
      .where(and(eq(webhooks.id, id), eq(webhooks.userId, user.id)))
      .returning({ id: webhooks.id });
    if (deleted.length === 0) throw notFound('Webhook not found.');
    return { id };
  },
);
