import { sql } from 'drizzle-orm';
import { matches, participants } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import type { FetchedMatch, Member } from '../upstream/upstream.ts';

/** PostgreSQL allows 65,535 parameters per statement. */
const chunk = 400;

const toParticipantRow = (
  matchId: string,
  createdAt: Date,
  member: Member,
): typeof participants.$inferInsert => ({
  matchId,
  accountId: member.playerId,
  createdAt,
  name: member.name,
  platform: member.shard.toLowerCase(),
  teamId: member.teamId,
  teamRank: member.teamRank,
  teamTotal: member.teamTotal,
  kills: member.kills,
  assists: member.assists,
  damageDealt: member.damageDealt,
  dbnos: member.dbnos,
  walkDistance: member.walkDistance,
  rideDistance: member.rideDistance,
  timeSurvived: member.timeSurvived,
  longestKill: member.longestKill,
  mainWeapon: member.mainWeapon,
});

/** Saves matches and their players. Stored matches stay; a complete match replaces a partial one. */
export const saveMatches = async (
  db: Database,
  platform: string,
  fetched: readonly FetchedMatch[],
): Promise<void> => {
  // A fixed order prevents deadlocks between two transactions that save the same matches.
  const sorted = fetched.toSorted((a, b) => (a.head.id < b.head.id ? -1 : 1));
  const heads = sorted.map(({ head, members, isWhole, telemetryUrl }) => ({
    ...head,
    platform,
    telemetryUrl,
    members: isWhole ? members : null,
  }));
  const lines = sorted.flatMap(({ head, members }) =>
    members
      .toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1))
      .map((member) => toParticipantRow(head.id, head.createdAt, member)),
  );
  for (let start = 0; start < heads.length; start += chunk) {
    await db
      .insert(matches)
      .values(heads.slice(start, start + chunk))
      .onConflictDoUpdate({
        target: matches.id,
        set: { members: sql`excluded.members`, telemetryUrl: sql`excluded.telemetry_url` },
        setWhere: sql`${matches.members} is null and excluded.members is not null`,
      });
  }
  for (let start = 0; start < lines.length; start += chunk) {
    await db
      .insert(participants)
      .values(lines.slice(start, start + chunk))
      .onConflictDoNothing();
  }
};
