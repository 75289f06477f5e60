import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { matches, players } from '../data/schema.ts';
import { matchRetention } from '../durations.ts';
import type { PlayerRow } from '../players/player-row.ts';
import type { FetchedMatch } from '../upstream/upstream.ts';
import { storeMatches } from './store-matches.ts';

export const oldestKept = ({ now }: Context): Date => new Date(now().getTime() - matchRetention);

/** Which of these matches need not be fetched again: those that are stored with everybody in them. */
export const knownMatches =
  ({ db, source }: Context) =>
  async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    // Of an instant source's matches only one team is kept: another player's list needs another team.
    if (ids.length === 0 || source.isInstant) return new Set();
    const rows = await db
      .select({ id: matches.id })
      .from(matches)
      .where(inArray(matches.id, [...ids]));
    return new Set(rows.map(({ id }) => id));
  };

const endOf = ({ head }: FetchedMatch): number => head.createdAt.getTime() + (head.duration ?? 0) * 1000;

/**
 * An instant source's players have a past before the site first saw them: their list is filled at first sight,
 * up to the moment that their figures speak of.
 */
export const completeList = async (context: Context, player: PlayerRow): Promise<void> => {
  if (!context.source.isInstant || player.matchesUntil !== null) return;
  const until = player.syncedAt ?? context.now();
  const { platform, accountId } = player;
  const all = await context.source.matchesSince(
    platform,
    accountId,
    oldestKept(context),
    knownMatches(context),
  );
  const past = all.filter((match) => endOf(match) <= until.getTime());
  await context.db.transaction(async (tx) => {
    await storeMatches(tx, platform, past);
    await tx.update(players).set({ matchesUntil: until }).where(eq(players.accountId, accountId));
  });
};
