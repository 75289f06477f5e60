import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { matches, players } from '../data/schema.ts';
import type { PlayerRow } from '../players/find-player.ts';
import type { FetchedMatch, MatchBatch } from '../upstream/upstream.ts';
import { saveMatches } from './save-matches.ts';
import { retentionStart } from './stored-match.ts';

export const matchJob = 'match';

/** Saves each match by itself after the batch failed. Returns those that were saved. */
const saveOneByOne = async (
  context: Context,
  platform: string,
  { matches, failures }: MatchBatch,
): Promise<MatchBatch> => {
  const saved: FetchedMatch[] = [];
  const failed = [...failures];
  for (const match of matches) {
    try {
      await saveMatches(context, platform, [match]);
      saved.push(match);
    } catch (error) {
      failed.push({ matchId: match.head.id, error });
    }
  }
  return { matches: saved, failures: failed };
};

const trySave = async (context: Context, platform: string, batch: MatchBatch): Promise<MatchBatch> => {
  try {
    await saveMatches(context, platform, batch.matches);
    return batch;
  } catch {
    return saveOneByOne(context, platform, batch);
  }
};

/** Saves a batch of matches. A job reads the failed ones again. Returns the number of saved matches. */
export const saveBatch = async (context: Context, platform: string, batch: MatchBatch): Promise<number> => {
  const { matches, failures } = await trySave(context, platform, batch);
  for (const { matchId, error } of failures) {
    context.log.warn({ err: error, matchId }, 'A match could not be read or saved; a job reads it later');
    await context.queue.send(matchJob, { platform, matchId }, matchId);
  }
  return matches.length;
};

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
 * Fills the match list of a player at the first visit, up to the time of their stats. Only instant sources can list
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
