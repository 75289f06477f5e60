import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { matches } from '../data/schema/matches.ts';
import { players } from '../data/schema/players.ts';
import type { PlayerRow } from '../players/player-row.ts';
import type { FetchedMatch } from '../upstream/upstream.ts';
import { saveBatch } from './save-batch.ts';
import { retentionStart } from './stored-match.ts';

/** Returns which of these matches are stored with all players, and need not be fetched again. */
export const findStoredMatches =
  ({ db, source }: Context) =>
  async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    // From an instant source only the player's team is stored, and another player may need another team.
    if (ids.length === 0 || source.isInstant) return new Set();
    const rows = await db
      .select({ id: matches.id })
      .from(matches)
      .where(inArray(matches.id, [...ids]));
    return new Set(rows.map(({ id }) => id));
  };

const endTime = ({ head }: FetchedMatch): number => head.createdAt.getTime() + (head.duration ?? 0) * 1000;

const fill = async (context: Context, player: PlayerRow): Promise<void> => {
  const until = player.syncedAt ?? context.now();
  const { platform, accountId } = player;
  const since = retentionStart(context);
  const batches = context.source.matchesSince(platform, accountId, since, findStoredMatches(context));
  for await (const batch of batches) {
    const past = batch.matches.filter((match) => endTime(match) <= until.getTime());
    await saveBatch(context, platform, { ...batch, matches: past });
  }
  await context.db.update(players).set({ matchesUntil: until }).where(eq(players.accountId, accountId));
};

/** Fills that run, by account ID: several calls of one page need the same list. */
const running = new WeakMap<Context['store'], Map<string, Promise<void>>>();

/**
 * Fills the match list of a player at the first visit, up to the time of their figures. Only instant sources can list
 * all matches of the past.
 */
export const fillMatchList = async (context: Context, player: PlayerRow): Promise<void> => {
  const { source, store } = context;
  if (!source.isInstant || player.matchesUntil !== null) return;
  const fills = running.get(store) ?? new Map<string, Promise<void>>();
  running.set(store, fills);
  const { accountId } = player;
  const filling = fills.get(accountId) ?? fill(context, player).finally(() => fills.delete(accountId));
  fills.set(accountId, filling);
  await filling;
};
