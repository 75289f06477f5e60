import { desc, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { oldMatches, oldParticipants } from '../../data/old-matches.ts';
import { createPartitions } from '../../data/partitions.ts';
import { matches } from '../../data/schema/matches.ts';
import type { Database } from '../../data/store.ts';
import { packKillLog } from '../../matches/packed/kill-log.ts';
import { createRows, findLookedUp, insertRows, selectTeams } from '../../matches/participant-rows.ts';
import { listAccounts, packPlayers } from '../../matches/save-matches.ts';
import { retentionStart } from '../../matches/stored-match.ts';
import { job } from '../job.ts';
import { PostponedError } from '../postpone.ts';

type OldMatch = typeof oldMatches.$inferSelect;

/** Matches of one transaction. Larger ones would block other calls on the embedded database. */
const batchSize = 50;
/** After this many milliseconds the job gives other jobs a turn, and continues. */
const turn = 30_000;

const toNewRow = async ({ members, killLog, ...head }: OldMatch): Promise<typeof matches.$inferInsert> => ({
  ...head,
  ...(members && (await packPlayers(members))),
  killLog: killLog && (await packKillLog(members ?? [], { entries: killLog, mainWeapons: {} })),
});

/** A renewal may have stored a match again before its turn. It gets the kill log, which may not exist elsewhere. */
const insertMatches = (db: Database, rows: (typeof matches.$inferInsert)[]) =>
  db
    .insert(matches)
    .values(rows)
    .onConflictDoUpdate({
      target: [matches.id, matches.createdAt],
      set: {
        members: sql`coalesce(${matches.members}, excluded.members)`,
        accounts: sql`coalesce(${matches.accounts}, excluded.accounts)`,
        killLog: sql`coalesce(${matches.killLog}, excluded.kill_log)`,
      },
    });

/** The rows for match lists: of the teams of looked-up players, or all of a match without details. */
const listRows = async (db: Database, batch: readonly OldMatch[]) => {
  const known = await findLookedUp(
    db,
    batch.flatMap(({ members }) => listAccounts(members ?? [])),
  );
  const whole = batch.flatMap(({ members, ...head }) =>
    members ? createRows(head, selectTeams(members, known)) : [],
  );
  const partial = new Map(batch.filter(({ members }) => members === null).map((match) => [match.id, match]));
  if (partial.size === 0) return whole;
  const stored = await db
    .select()
    .from(oldParticipants)
    .where(inArray(oldParticipants.matchId, [...partial.keys()]));
  const rows = stored.flatMap((row) => {
    const match = partial.get(row.matchId);
    if (!match) return [];
    const { matchType, gameMode, mapName } = match;
    return [{ ...row, matchType, gameMode, mapName }];
  });
  return [...whole, ...rows];
};

/** Converts the newest matches that are left. Returns false if none is left that visitors could see. */
const convertBatch = (context: Context): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const batch = await tx
      .select()
      .from(oldMatches)
      .orderBy(desc(oldMatches.createdAt))
      .limit(batchSize)
      .for('update');
    const oldest = retentionStart(context);
    const kept = batch
      .filter(({ createdAt }) => createdAt >= oldest)
      // The order in which renewals save matches, which prevents deadlocks.
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (kept.length === 0) return false;
    const rows = await Promise.all(kept.map(toNewRow));
    await createPartitions(
      tx,
      kept.map(({ createdAt }) => createdAt),
    );
    await insertMatches(tx, rows);
    await insertRows(tx, await listRows(tx, kept));
    const ids = kept.map(({ id }) => id);
    await tx.delete(oldMatches).where(inArray(oldMatches.id, ids));
    await tx.delete(oldParticipants).where(inArray(oldParticipants.matchId, ids));
    return true;
  });

export const hasOldMatches = async ({ store }: Context): Promise<boolean> => {
  const { rows } = await store.execute("select to_regclass('matches_to_convert') is not null as found");
  return rows[0]?.found === true;
};

/** Converts matches from before weekly partitions, newest first, while the site runs. Continues after a restart. */
export const convertMatches = job({
  name: 'convert-matches',
  async run(context) {
    const { elapsed, log, store } = context;
    if (!(await hasOldMatches(context))) return;
    const begin = elapsed();
    let isLeft = true;
    while (isLeft && elapsed() - begin < turn) isLeft = await convertBatch(context);
    if (isLeft) {
      const left = await context.db.$count(oldMatches);
      log.info({ left }, 'Converting stored matches to weekly partitions');
      throw new PostponedError(0);
    }
    await store.execute('drop table matches_to_convert, participants_to_convert');
    log.info('All stored matches are in weekly partitions');
  },
});
