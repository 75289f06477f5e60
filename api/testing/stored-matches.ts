import type { Context } from '../src/context.ts';
import { createPartitions } from '../src/data/partitions.ts';
import { matches, participants, players } from '../src/data/schema.ts';
import { hashAccount } from '../src/matches/stored-match.ts';

export type ParticipantRow = typeof participants.$inferInsert;

type Given = Pick<ParticipantRow, 'matchId' | 'accountId' | 'createdAt'> & Partial<ParticipantRow>;

/** The row of a player in a ranked squad match, who survived for 1,000 seconds. */
export const aParticipant = (given: Given): ParticipantRow => ({
  name: given.accountId.replace('account.', ''),
  platform: 'steam',
  matchType: 'competitive',
  gameMode: 'squad',
  mapName: 'Baltic_Main',
  teamId: 7,
  teamRank: 12,
  teamTotal: 16,
  kills: 1,
  assists: 0,
  damageDealt: 100,
  dbnos: 0,
  walkDistance: 0,
  rideDistance: 0,
  timeSurvived: 1000,
  longestKill: 50,
  mainWeapon: null,
  ...given,
});

/** Matches that count nowhere. */
export const otherMatches: readonly Partial<ParticipantRow>[] = [
  { matchType: 'arcade', gameMode: 'tdm', teamTotal: 2 },
  { matchType: 'arcade', gameMode: 'sdm-fpp', teamTotal: 16 },
  { matchType: 'trainingroom', gameMode: 'training', teamTotal: 1 },
  { matchType: 'tutorialatoz', gameMode: 'solo', teamTotal: 1 },
  { matchType: 'airoyale', gameMode: 'squad' },
  { matchType: 'custom', gameMode: 'squad' },
  { matchType: 'festival', gameMode: 'squad' },
  { matchType: 'official', gameMode: 'gravity' },
];

/** Stores rows of a player with their matches, and rows of others who played in each of them. */
export const storeMatches = async (
  { db }: Context,
  rows: readonly ParticipantRow[],
  others: readonly Partial<ParticipantRow>[] = [],
): Promise<void> => {
  await db.transaction((tx) =>
    createPartitions(
      tx,
      rows.map(({ createdAt }) => createdAt),
    ),
  );
  await db.insert(matches).values(
    rows.map(({ matchId: id, accountId, createdAt, gameMode, mapName, matchType }) => ({
      id,
      platform: 'steam',
      createdAt,
      gameMode,
      mapName,
      duration: 1700,
      matchType: matchType ?? 'competitive',
      accounts: [hashAccount(accountId)],
    })),
  );
  await db
    .insert(participants)
    .values([...rows, ...rows.flatMap((row) => others.map((other) => ({ ...row, ...other })))]);
};

/** Stores a player whose match list is up to date. */
export const storePlayer = async (
  { db, now }: Context,
  accountId: string,
  change: Partial<typeof players.$inferInsert> = {},
): Promise<void> => {
  const name = accountId.replace('account.', '');
  await db
    .insert(players)
    .values({ accountId, name, platform: 'steam', seenAt: now(), matchesUntil: now(), ...change });
};
