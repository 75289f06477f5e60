import { createHash } from 'node:crypto';
import { isBot, isCountedMatch } from '@hotdrop/shared-domain/game';
import { type GradedPlayer, gradePlayer } from '@hotdrop/shared-domain/stats';
import { type Grade, killLogEntrySchema, matchMemberSchema } from '@hotdrop/shared-domain/wire';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { packBeside, unpack, unpackBeside } from '../data/packed.ts';
import { matches, participants, players } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { matchRetention } from '../durations.ts';
import { anonymousRow } from '../hidden/anonymize.ts';
import { findHidden } from '../hidden/hidden-players.ts';
import type { KillLogFacts, MatchHead, Member } from '../upstream/upstream.ts';

type MatchRow = typeof matches.$inferSelect;

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

const membersSchema = v.array(v.omit(matchMemberSchema, ['ranked']));
const killLogSchema = v.object({
  entries: v.array(v.omit(killLogEntrySchema, ['place'])),
  /** The weapon with which each player did the most damage, by account ID. */
  mainWeapons: v.record(v.string(), v.string()),
});

/**
 * A kill log repeats the names of the match's players, so it is packed beside them. They are sorted, because a match
 * whose players are stored again in another order keeps its kill log.
 */
const listPeople = (members: readonly Member[]) =>
  members
    .map(({ playerId, name, teamId }) => ({ playerId, name, teamId }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

export const packKillLog = (
  members: readonly Member[],
  { entries, mainWeapons }: Pick<KillLogFacts, 'entries' | 'mainWeapons'>,
): Promise<Uint8Array> => packBeside({ entries, mainWeapons }, listPeople(members));

/** Unpacks a match. Main weapons are known from the kill log. */
const unpackMatch = async ({
  accounts: _,
  members: packed,
  killLog: log,
  ...head
}: MatchRow): Promise<StoredMatch> => {
  const members = packed && v.parse(membersSchema, await unpack(packed));
  const killLog = log && v.parse(killLogSchema, await unpackBeside(log, listPeople(members ?? [])));
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

/** The rows of match lists. A match has rows of the teams of players whom somebody looked up. */

export const matchRowsJob = 'match-rows';

type Row = typeof participants.$inferInsert;

/** PostgreSQL allows 65,535 parameters per statement. */
const chunk = 400;

type Entries = KillLogFacts['entries'];

/** Counts the bots that each player killed, by account ID. Null: there is no kill log. */
export const countBotKills = (entries: Entries | null): Readonly<Record<string, number>> | null => {
  if (!entries || entries.length === 0) return null;
  const killers = entries.flatMap(({ type, by, whom }) =>
    type === 'kill' && by && by.teamId !== whom.teamId && isBot(whom.playerId) ? by.playerId : [],
  );
  return Object.fromEntries([...Map.groupBy(killers, (id) => id)].map(([id, { length }]) => [id, length]));
};

type StoredGrade = NonNullable<Row['grade']>;

const toStoredGrade = ({ place, damage, kills, time }: Grade): StoredGrade => [place, damage, kills, time];

export const toGrade = (stored: StoredGrade | null): Grade | null => {
  const [place = 0, damage = 0, kills = 0, time = 0] = stored ?? [];
  return stored && { place, damage, kills, time };
};

interface MatchFacts {
  readonly botKills: ReturnType<typeof countBotKills>;
  /** Null: the match has no grades. */
  readonly everyone: readonly GradedPlayer[] | null;
}

/** Drizzle ignores properties without a column. */
const toRow = (match: MatchHead, member: Member, { botKills, everyone }: MatchFacts): Row => {
  const grade = everyone && gradePlayer(member, everyone);
  return {
    ...match,
    ...member,
    grade: grade && toStoredGrade(grade),
    botKills: botKills && Math.min(member.kills, botKills[member.playerId] ?? 0),
    matchId: match.id,
    accountId: member.playerId,
    platform: member.shard.toLowerCase(),
  };
};

/** The rows of some players of a match, with grades among all of them. */
export const createRows = (
  { game }: Pick<Context, 'game'>,
  match: MatchHead & { readonly killLog?: Entries | null },
  members: readonly Member[],
  everyone: readonly GradedPlayer[],
): Row[] => {
  const facts = {
    botKills: countBotKills(match.killLog ?? null),
    everyone: isCountedMatch(game, match) ? everyone : null,
  };
  return members.map((member) => toRow(match, member, facts));
};

/** The players in the teams of these accounts. */
export const selectTeams = (
  members: readonly Member[],
  accountIds: ReadonlySet<string>,
): readonly Member[] => {
  const teams = new Set(
    members.filter(({ playerId }) => accountIds.has(playerId)).map(({ teamId }) => teamId),
  );
  return members.filter(({ teamId }) => teams.has(teamId));
};

/** Returns which of these players somebody looked up. */
export const findLookedUp = async (
  db: Database,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (let start = 0; start < accountIds.length; start += chunk) {
    const rows = await db
      .select({ accountId: players.accountId })
      .from(players)
      .where(inArray(players.accountId, accountIds.slice(start, start + chunk)));
    for (const { accountId } of rows) found.add(accountId);
  }
  return found;
};

const keyOf = ({ matchId, accountId }: Row): string => `${matchId}/${accountId}`;

/**
 * Inserts rows, each player of a match once, hidden ones without their names. Stored rows stay; they get what they lack of the kill log. A fixed order
 * prevents deadlocks between two transactions.
 */
export const insertRows = async (db: Database, added: readonly Row[]): Promise<void> => {
  const hidden = await findHidden(
    db,
    added.map(({ accountId }) => accountId),
  );
  const named = added.map((row) => (hidden.has(row.accountId) ? { ...row, ...anonymousRow(row) } : row));
  // Bots of a team can share an ID; the first of them is listed.
  const rows = [...new Map(named.toReversed().map((row) => [keyOf(row), row])).values()].sort((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  );
  for (let start = 0; start < rows.length; start += chunk) {
    await db
      .insert(participants)
      .values(rows.slice(start, start + chunk))
      .onConflictDoUpdate({
        target: [participants.matchId, participants.accountId, participants.createdAt],
        set: {
          mainWeapon: sql`coalesce(${participants.mainWeapon}, excluded.main_weapon)`,
          botKills: sql`coalesce(${participants.botKills}, excluded.bot_kills)`,
        },
        setWhere: sql`(${participants.mainWeapon} is null and excluded.main_weapon is not null)
          or (${participants.botKills} is null and excluded.bot_kills is not null)`,
      });
  }
};

/** Stored matches that may include the player and in which the player has no row, newest first. */
const listWithoutRow = async (context: Context, accountId: string): Promise<string[]> => {
  const since = retentionStart(context);
  const candidates = await context.db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(sql`${matches.accounts} @> array[${hashAccount(accountId)}::int]`, gte(matches.createdAt, since)),
    )
    .orderBy(desc(matches.createdAt));
  const rows = await context.db
    .select({ matchId: participants.matchId })
    .from(participants)
    .where(and(eq(participants.accountId, accountId), gte(participants.createdAt, since)));
  const listed = new Set(rows.map(({ matchId }) => matchId));
  return candidates.map(({ id }) => id).filter((id) => !listed.has(id));
};

/** Matches of one transaction. Larger ones would block other calls on the embedded database. */
const batchSize = 10;

/**
 * Adds the rows of a player's team to stored matches that lack them: those that were stored before somebody looked the
 * player up. Returns the number of matches.
 */
export const addMissingRows = async (context: Context, accountId: string): Promise<number> => {
  const ids = await listWithoutRow(context, accountId);
  let count = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    count += await context.db.transaction(async (tx) => {
      const found = await tx
        .select()
        .from(matches)
        .where(
          and(
            inArray(matches.id, ids.slice(start, start + batchSize)),
            gte(matches.createdAt, retentionStart(context)),
          ),
        )
        .orderBy(matches.id)
        // A kill log that arrives meanwhile waits, and then finds these rows to add main weapons.
        .for('share');
      const own = new Set([accountId]);
      const toTeamRows = (match: StoredMatch) => {
        const members = match.members ?? [];
        return createRows(context, match, selectTeams(members, own), members);
      };
      const teams = (await Promise.all(found.map(unpackMatch))).map(toTeamRows);
      await insertRows(tx, teams.flat());
      return teams.filter((team) => team.length > 0).length;
    });
  }
  return count;
};
