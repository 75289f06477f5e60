import { createHash } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { matches } from '../data/schema/matches.ts';
import { matchRetention } from '../durations.ts';
import type { KillLogFacts, MatchHead, Member } from '../upstream/upstream.ts';
import { unpackKillLog } from './packed/kill-log.ts';
import { unpackMembers } from './packed/members.ts';

export type MatchRow = typeof matches.$inferSelect;

/** A match as it was stored, unpacked. */
export interface StoredMatch extends MatchHead {
  readonly platform: string;
  readonly telemetryUrl: string | null;
  /** All players; null: not fetched yet. */
  readonly members: readonly Member[] | null;
  /** Null: not fetched yet. */
  readonly killLog: KillLogFacts['entries'] | null;
}

/** Matches that began before this time are expired. */
export const retentionStart = ({ now }: Pick<Context, 'now'>): Date =>
  new Date(now().getTime() - matchRetention);

/**
 * A number for the index of who played. Different players may share one, so the index finds candidates, and the match
 * itself says who played.
 */
export const hashAccount = (accountId: string): number =>
  createHash('md5').update(accountId).digest().readInt32BE();

/** Unpacks a match. Main weapons are known from the kill log. */
export const unpackMatch = async ({
  accounts: _,
  members: packed,
  killLog: log,
  ...head
}: MatchRow): Promise<StoredMatch> => {
  const members = packed && (await unpackMembers(packed));
  const killLog = log && (await unpackKillLog(members ?? [], log));
  const weapons = killLog?.mainWeapons ?? {};
  return {
    ...head,
    members:
      members?.map((member) => ({ ...member, mainWeapon: weapons[member.playerId] ?? member.mainWeapon })) ??
      null,
    killLog: killLog?.entries ?? null,
  };
};

export const readMatch = async (context: Context, id: string): Promise<StoredMatch | null> => {
  const [row] = await context.db
    .select()
    .from(matches)
    .where(and(eq(matches.id, id), gte(matches.createdAt, retentionStart(context))))
    .limit(1);
  return row ? unpackMatch(row) : null;
};
