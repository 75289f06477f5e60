import type { Locale } from '@hotdrop/shared-domain/locale';
import { limits } from '@hotdrop/shared-domain/rules';
import { asc, eq } from 'drizzle-orm';
import { lockAccount } from '../auth/writer.ts';
import type { Context } from '../context.ts';
import { players, webhooks } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import type { PlayerRow } from '../players/find-player.ts';
import { readRanks } from './find-events.ts';
import { decryptAddress, encryptAddress, type WebhookAddress } from './webhook-address.ts';

/** The webhooks of an account with the names of their players, without the addresses. */
export const listWebhooksOf = ({ db }: Context, userId: string) =>
  db
    .select({
      id: webhooks.id,
      platform: webhooks.platform,
      accountId: webhooks.accountId,
      name: players.name,
      createdAt: webhooks.createdAt,
    })
    .from(webhooks)
    .innerJoin(players, eq(players.accountId, webhooks.accountId))
    .where(eq(webhooks.userId, userId))
    .orderBy(asc(webhooks.id));

interface NewWebhook {
  readonly userId: string;
  readonly player: PlayerRow;
  readonly address: WebhookAddress;
  readonly language: Locale;
}

type Obstacle = 'full' | 'duplicate';

/** Why an account cannot have another webhook. Null: it can. */
export const findObstacle = async (
  db: Database,
  { sessionSecret }: Context,
  { userId, player, address }: Omit<NewWebhook, 'language'>,
): Promise<Obstacle | null> => {
  const stored = await db.select().from(webhooks).where(eq(webhooks.userId, userId));
  const isStored = stored.some(
    (row) =>
      row.accountId === player.accountId && decryptAddress(row.address, sessionSecret)?.id === address.id,
  );
  if (isStored) return 'duplicate';
  return stored.length >= limits.webhooks ? 'full' : null;
};

type Saved = { readonly refusal: Obstacle } | Pick<typeof webhooks.$inferSelect, 'id' | 'createdAt'>;

/** Saves a webhook. Events before the player's last renewal are not told. */
export const saveWebhook = async (context: Context, webhook: NewWebhook): Promise<Saved> => {
  const { userId, player, address, language } = webhook;
  const ranks = await readRanks(context, player);
  return context.db.transaction(async (tx): Promise<Saved> => {
    await lockAccount(tx, userId);
    const obstacle = await findObstacle(tx, context, webhook);
    if (obstacle) return { refusal: obstacle };
    const { accountId, platform } = player;
    const createdAt = context.now();
    const [row] = await tx
      .insert(webhooks)
      .values({
        userId,
        platform,
        accountId,
        language,
        createdAt,
        address: encryptAddress(address, context.sessionSecret),
        comparedAt: player.syncedAt ?? createdAt,
        ranks,
      })
      .returning({ id: webhooks.id });
    if (!row) throw new Error('The database did not return the new webhook.');
    return { id: row.id, createdAt };
  });
};
