import * as v from 'valibot';
import { count, dataShard, filled, known, text, time } from './values.ts';

/** A key for scripts, without the secret. */
export const apiKeySchema = v.object({
  id: count,
  /** From the visitor. */
  name: filled,
  createdAt: time,
  /** Up to a minute old. Null: never. */
  usedAt: known(time),
});

/** The account at the sign-in provider. */
export const accountSchema = v.object({
  id: filled,
  displayName: filled,
  profileUrl: known(text),
  avatarUrl: known(text),
  /** The last sign-in. */
  seenAt: time,
});

/** A Discord webhook that gets messages about a player. Its address is secret. */
export const webhookSchema = v.object({
  id: count,
  accountId: filled,
  shard: dataShard,
  /** The player's name. */
  name: filled,
  createdAt: time,
});

/**
 * Why a webhook was not added: `address` is not one of Discord, `unknown` to Discord, `duplicate` for the player, the
 * account has as many as it may (`full`), or Discord did not take the first message (`refused`) or did not answer.
 */
export const webhookRefusals = ['address', 'unknown', 'duplicate', 'full', 'refused', 'no answer'] as const;

export const addedWebhookSchema = v.union([
  webhookSchema,
  v.object({ refusal: v.picklist(webhookRefusals) }),
]);

export type ApiKey = v.InferOutput<typeof apiKeySchema>;
export type Webhook = v.InferOutput<typeof webhookSchema>;
export type WebhookRefusal = (typeof webhookRefusals)[number];
