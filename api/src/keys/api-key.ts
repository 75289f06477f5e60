import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashSecret } from '../auth/session.ts';
import { ageOf, type Context } from '../context.ts';
import { apiKeys } from '../data/schema.ts';
import { keyUseInterval } from '../durations.ts';

/** The prefix tells scanners of public code what they found. */
export const createApiKey = (): string => `hotdrop_${randomBytes(24).toString('base64url')}`;

/** The key in an `Authorization` header, or null. Other schemes are for a proxy in front of the site. */
export const readApiKey = (header: string | undefined): string | null =>
  /^Bearer\b\s*(.*)$/i.exec(header ?? '')?.[1] ?? null;

/** Finds a key that was created and not deleted, and saves that it was used. */
export const findApiKey = async (context: Context, key: string) => {
  const { db, now } = context;
  const [found] = await db
    .select({ id: apiKeys.id, usedAt: apiKeys.usedAt })
    .from(apiKeys)
    .where(eq(apiKeys.hash, hashSecret(key)))
    .limit(1);
  if (found && (!found.usedAt || ageOf(context, found.usedAt) >= keyUseInterval)) {
    await db.update(apiKeys).set({ usedAt: now() }).where(eq(apiKeys.id, found.id));
  }
  return found;
};
