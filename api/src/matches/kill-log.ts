import { readMatchType } from '@hotdrop/shared-domain/game';
import type { KillLog, KillLogEntry } from '@hotdrop/shared-domain/wire';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { matches } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { gameRetention, killLogWait } from '../durations.ts';
import type { KillLogFacts, Member } from '../upstream/upstream.ts';

export type MatchRow = typeof matches.$inferSelect;
type Entry = KillLogFacts['entries'][number];

export const killLogJob = 'kill-log';

/** The place at which a team went out stands where its last member fell. */
const withPlaces = (entries: readonly Entry[], members: readonly Member[]): KillLogEntry[] => {
  const rankOf = new Map(members.map(({ teamId, teamRank }) => [teamId, teamRank]));
  const alive = new Map<number, number>();
  for (const { teamId } of members) alive.set(teamId, (alive.get(teamId) ?? 0) + 1);
  return entries.map((entry) => {
    const team = entry.whom.teamId;
    if (entry.type !== 'kill' || team === null) return { ...entry, place: null };
    const left = (alive.get(team) ?? 0) - 1;
    alive.set(team, left);
    return { ...entry, place: left === 0 ? (rankOf.get(team) ?? null) : null };
  });
};

/** Keeps a kill log, and the weapons that it tells of. */
const storeKillLog = async (db: Database, match: MatchRow, facts: KillLogFacts): Promise<void> => {
  const weapons = facts.mainWeapons;
  const members = match.members?.map((member) => ({
    ...member,
    mainWeapon: weapons[member.playerId] ?? member.mainWeapon,
  }));
  await db
    .update(matches)
    .set({ killLog: facts.entries, ...(members ? { members } : {}) })
    .where(eq(matches.id, match.id));
  await db.execute(sql`
    update participants set main_weapon = named.value from jsonb_each_text(${JSON.stringify(weapons)}::jsonb) as named
     where match_id = ${match.id} and account_id = named.key`);
};

const noKillLog: KillLogFacts = { entries: [], mainWeapons: {} };

/** That the source gives none is kept, too, so that nobody asks again. */
export const noteNoKillLog = ({ db }: Context, match: MatchRow): Promise<void> =>
  storeKillLog(db, match, noKillLog);

/** Reads a kill log from the source and keeps it. */
export const fetchKillLog = async ({ source, db }: Context, match: MatchRow): Promise<readonly Entry[]> => {
  const facts = await source.killLog(match.platform, match, match.telemetryUrl);
  await db.transaction((tx) => storeKillLog(tx, match, facts ?? noKillLog));
  return facts?.entries ?? [];
};

/** The kill log as it can be shown now. Telemetry is large: of a source that takes its time it comes by a job. */
export const killLogOf = async (
  context: Context,
  match: MatchRow,
  members: readonly Member[],
): Promise<KillLog> => {
  if (!readMatchType(context.game, match.matchType).hasKillLog) return { state: 'none', reason: 'training' };
  const kept = match.killLog;
  if (kept)
    return kept.length > 0
      ? { state: 'ready', entries: withPlaces(kept, members) }
      : { state: 'none', reason: 'unknown' };
  if (context.source.isInstant) {
    const entries = await fetchKillLog(context, match);
    return { state: 'ready', entries: withPlaces(entries, members) };
  }
  const age = context.now().getTime() - match.createdAt.getTime();
  if (age > gameRetention) return { state: 'none', reason: 'expired' };
  if (match.telemetryUrl === null) return { state: 'none', reason: 'unknown' };
  await context.queue.send(killLogJob, { matchId: match.id }, match.id);
  return { state: 'waiting', retryAfter: killLogWait };
};
