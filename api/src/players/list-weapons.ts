import { eq } from 'drizzle-orm';
import { weaponMasteries } from '../data/schema/players.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requirePlayer } from './require-player.ts';

export const listWeapons = operation(
  'listWeapons',
  { maxAge: cacheSeconds.halfMinute },
  async (context, { shard, accountId }) => {
    const { db, source } = context;
    const player = await requirePlayer(context, shard, accountId);
    if (source.isInstant) {
      const weapons = await source.weapons(player.platform, player.accountId);
      return { weapons: [...weapons], updatedAt: player.syncedAt?.toISOString() ?? null };
    }
    const [row] = await db
      .select()
      .from(weaponMasteries)
      .where(eq(weaponMasteries.accountId, player.accountId))
      .limit(1);
    return { weapons: [...(row?.weapons ?? [])], updatedAt: row?.fetchedAt.toISOString() ?? null };
  },
);
