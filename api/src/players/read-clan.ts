import type { Clan } from '@hotdrop/shared-domain/wire';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { clans } from '../data/schema/players.ts';
import type { PlayerRow } from './player-row.ts';

/** Reads a player's clan from the database, or from a source without a limit. A job reads the clans of other sources. */
export const readClan = async (
  { db, source }: Context,
  { platform, clanId }: PlayerRow,
): Promise<Clan | null> => {
  if (clanId === null) return null;
  if (source.isInstant) return source.clan(platform, clanId);
  const [row] = await db.select().from(clans).where(eq(clans.id, clanId)).limit(1);
  return row && row.name !== null ? { name: row.name, tag: row.tag } : null;
};
