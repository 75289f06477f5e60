import { readMatchType } from '@hotdrop/shared-domain/game';
import type { KillLog, KillLogEntry } from '@hotdrop/shared-domain/wire';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { matches } from '../data/schema/matches.ts';
import type { Database } from '../data/store.ts';
import { killLogPoll, sourceRetention } from '../durations.ts';
import { noticeSeason } from '../seasons/platform-seasons.ts';
import type { KillLogFacts, Member, Telemetry } from '../upstream/upstream.ts';
import { canRetry } from './kill-log-failures.ts';
import { packKillLog } from './packed/kill-log.ts';
import type { StoredMatch } from './stored-match.ts';

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

/** Saves a kill log, unless another host was faster, and the main weapons in match lists. */
const saveKillLog = async (
  db: Database,
  { id, createdAt }: StoredMatch,
  killLog: Uint8Array,
  weapons: KillLogFacts['mainWeapons'],
): Promise<void> => {
  await db
    .update(matches)
    .set({ killLog })
    .where(and(eq(matches.id, id), eq(matches.createdAt, createdAt), isNull(matches.killLog)));
  await db.execute(sql`
    update participants set main_weapon = named.value from jsonb_each_text(${JSON.stringify(weapons)}::jsonb) as named
     where match_id = ${id} and created_at = ${createdAt.toISOString()} and account_id = named.key`);
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
  await db.transaction((tx) => saveKillLog(tx, match, packed, facts.mainWeapons));
  if (facts.season !== null) await noticeSeason(context, match.platform, facts.season);
  return facts.entries;
};

/** Fetches a kill log and saves it. */
export const fetchKillLog = async (context: Context, match: StoredMatch): Promise<readonly Entry[]> =>
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
  if (!(await canRetry(context, match.id))) return { state: 'none', reason: 'unknown' };
  await context.queue.send(killLogJob, { matchId: match.id }, match.id);
  return { state: 'waiting', retryAfter: killLogPoll };
};
