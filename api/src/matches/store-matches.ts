import { sql } from 'drizzle-orm';
import { matches, participants } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import type { FetchedMatch, Member } from '../upstream/upstream.ts';

const chunk = 400;

const participantFrom = (
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

/** Keeps matches and who played in them. What is there already stays; a whole match completes a partial one. */
export const storeMatches = async (
  db: Database,
  platform: string,
  fetched: readonly FetchedMatch[],
): Promise<void> => {
  // In one order for everybody: two transactions that keep the same matches then wait for, not on, each other.
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
      .map((member) => participantFrom(head.id, head.createdAt, member)),
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
