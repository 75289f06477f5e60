import { readMatchType } from '@hotdrop/shared-domain/game';
import type { KillLog, KillLogEntry } from '@hotdrop/shared-domain/wire';
import { and, eq, isNull, like, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ageOf, type Context } from '../context.ts';
import { matches, participants, snapshots } from '../data/schema.ts';
import { readSnapshot, writeSnapshots } from '../data/snapshots.ts';
import type { Database } from '../data/store.ts';
import { killLogPoll, killLogRetryDelay, sourceRetention } from '../durations.ts';
import { noticeSeason } from '../seasons/platform-seasons.ts';
import type { KillLogFacts, Member, Telemetry } from '../upstream/upstream.ts';
import { countBotKills, packKillLog, type StoredMatch } from './stored-match.ts';

/**
 * Telemetry that could not be read. The source refuses that of young matches and sometimes answers with a broken file,
 * so it is requested again, less and less often, until the source deletes it.
 */

const prefix = 'kill-log-failed/';
const failuresSchema = v.number();

const readFailures = ({ db }: Context, matchId: string) => readSnapshot(db, prefix + matchId, failuresSchema);

export const recordFailure = async (context: Context, matchId: string): Promise<void> => {
  const failures = ((await readFailures(context, matchId))?.value ?? 0) + 1;
  await writeSnapshots(context.db, [{ key: prefix + matchId, value: failures }], context.now());
};

/** Milliseconds until the delay after the last failure is over; 0: it is. */
export const findRetryDelay = async (context: Context, matchId: string): Promise<number> => {
  const failed = await readFailures(context, matchId);
  if (!failed) return 0;
  const delay = Math.min(killLogRetryDelay.max, killLogRetryDelay.first * 2 ** (failed.value - 1));
  return Math.max(0, delay - ageOf(context, failed.takenAt));
};

export const canRetry = async (context: Context, matchId: string): Promise<boolean> =>
  (await findRetryDelay(context, matchId)) === 0;

export const deleteOldFailures = ({ db, now }: Context) =>
  db
    .delete(snapshots)
    .where(
      and(
        like(snapshots.key, `${prefix}%`),
        lt(snapshots.takenAt, new Date(now().getTime() - sourceRetention)),
      ),
    );

type Entry = KillLogFacts['entries'][number];

/** The job that reads telemetry. */
export const killLogJob = 'kill-log';

/** Adds the team's place to the death of its last member. */
const addPlaces = (entries: readonly Entry[], members: readonly Member[]): KillLogEntry[] => {
  const rankOf = new Map<number, number>();
  const alive = new Map<number, number>();
  for (const { teamId, teamRank } of members) {
    rankOf.set(teamId, Math.min(teamRank, rankOf.get(teamId) ?? teamRank));
    alive.set(teamId, (alive.get(teamId) ?? 0) + 1);
  }
  return entries.map((entry) => {
    const team = entry.whom.teamId;
    if (entry.type !== 'kill' || team === null) return { ...entry, place: null };
    const left = (alive.get(team) ?? 0) - 1;
    alive.set(team, left);
    return { ...entry, place: left === 0 ? (rankOf.get(team) ?? null) : null };
  });
};

/** Saves a kill log, unless another host was faster, and the main weapons and killed bots in players' rows. */
const saveKillLog = async (
  db: Database,
  { id, createdAt }: StoredMatch,
  killLog: Uint8Array,
  { entries, mainWeapons }: KillLogFacts,
): Promise<void> => {
  await db
    .update(matches)
    .set({ killLog })
    .where(and(eq(matches.id, id), eq(matches.createdAt, createdAt), isNull(matches.killLog)));
  await db.execute(sql`
    update participants set main_weapon = named.value from jsonb_each_text(${JSON.stringify(mainWeapons)}::jsonb) as named
     where match_id = ${id} and created_at = ${createdAt.toISOString()} and account_id = named.key`);
  const botKills = countBotKills(entries);
  if (!botKills) return;
  // The game's count of kills and its kill log can differ.
  await db
    .update(participants)
    .set({
      botKills: sql`least(kills, coalesce((${JSON.stringify(botKills)}::jsonb ->> account_id)::int, 0))`,
    })
    .where(and(eq(participants.matchId, id), eq(participants.createdAt, createdAt)));
};

const noKillLog: KillLogFacts = { season: null, entries: [], mainWeapons: {} };

/** Saves the kill log that telemetry contains. Without telemetry, saves that there is none. */
export const saveKillLogOf = async (
  context: Context,
  match: StoredMatch,
  telemetry: Telemetry | null,
): Promise<readonly Entry[]> => {
  const { db } = context;
  const facts = telemetry?.killLog ?? noKillLog;
  const packed = await packKillLog(match.members ?? [], facts);
  await db.transaction((tx) => saveKillLog(tx, match, packed, facts));
  if (facts.season !== null) await noticeSeason(context, match.platform, facts.season);
  return facts.entries;
};

/** Fetches a kill log and saves it. */
const fetchKillLog = async (context: Context, match: StoredMatch): Promise<readonly Entry[]> =>
  saveKillLogOf(context, match, await context.source.telemetry(match.platform, match, match.telemetryUrl));

/** Reads the kill log. If it is not stored yet, an instant source is asked now, else a job fetches it. */
export const readOrQueueKillLog = async (
  context: Context,
  match: StoredMatch,
  members: readonly Member[],
): Promise<KillLog> => {
  if (!readMatchType(context.game, match.matchType).hasKillLog) return { state: 'none', reason: 'training' };
  const stored = match.killLog;
  if (stored)
    return stored.length > 0
      ? { state: 'ready', entries: addPlaces(stored, members) }
      : { state: 'none', reason: 'unknown' };
  if (context.source.isInstant) {
    const entries = await fetchKillLog(context, match);
    return { state: 'ready', entries: addPlaces(entries, members) };
  }
  const age = context.now().getTime() - match.createdAt.getTime();
  if (age > sourceRetention) return { state: 'none', reason: 'expired' };
  if (match.telemetryUrl === null) return { state: 'none', reason: 'unknown' };
  const retryAfter = await findRetryDelay(context, match.id);
  if (retryAfter > 0) return { state: 'failed', retryAfter };
  await context.queue.send(killLogJob, { matchId: match.id }, match.id);
  return { state: 'waiting', retryAfter: killLogPoll };
};
