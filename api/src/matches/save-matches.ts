import { isBot } from '@hotdrop/shared-domain/game';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { pack } from '../data/packed.ts';
import { createPartitions } from '../data/partitions.ts';
import { matches } from '../data/schema.ts';
import type { FetchedMatch, Member } from '../upstream/upstream.ts';
import {
  createRows,
  findLookedUp,
  hashAccount,
  insertRows,
  retentionStart,
  selectTeams,
} from './stored-match.ts';

type MatchInsert = typeof matches.$inferInsert;

const chunk = 400;

/** Account IDs of players who are no bots. */
const listAccounts = (members: readonly Member[]): string[] =>
  members.map(({ playerId }) => playerId).filter((id) => !isBot(id));

/** The players of a whole match, packed and indexed. */
export const packPlayers = async (
  members: readonly Member[],
): Promise<Pick<MatchInsert, 'members' | 'accounts'>> => ({
  members: await pack(members),
  accounts: [...new Set(listAccounts(members).map(hashAccount))],
});

const toMatchRow = async (
  platform: string,
  { head, members, isWhole, telemetryUrl }: FetchedMatch,
): Promise<MatchInsert> => ({
  ...head,
  platform,
  telemetryUrl,
  ...(isWhole ? await packPlayers(members) : { members: null, accounts: null }),
});

/**
 * Saves matches and the rows for match lists. Stored matches stay; a complete match replaces a partial one. One that is
 * stored already gets no rows here: `addMissingRows` adds them with the main weapons of its kill log.
 */
export const saveMatches = async (
  context: Context,
  platform: string,
  fetched: readonly FetchedMatch[],
): Promise<void> => {
  const oldest = retentionStart(context);
  // A fixed order prevents deadlocks between two transactions that save the same matches.
  const sorted = fetched
    .filter(({ head }) => head.createdAt >= oldest)
    .toSorted((a, b) => (a.head.id < b.head.id ? -1 : 1));
  if (sorted.length === 0) return;
  const heads = await Promise.all(sorted.map((match) => toMatchRow(platform, match)));
  await context.db.transaction(async (tx) => {
    await createPartitions(
      tx,
      sorted.map(({ head }) => head.createdAt),
    );
    const whole = sorted.filter(({ isWhole }) => isWhole);
    const known = await findLookedUp(
      tx,
      whole.flatMap(({ members }) => listAccounts(members)),
    );
    const saved = new Set<string>();
    for (let start = 0; start < heads.length; start += chunk) {
      const written = await tx
        .insert(matches)
        .values(heads.slice(start, start + chunk))
        .onConflictDoUpdate({
          target: [matches.id, matches.createdAt],
          set: {
            members: sql`excluded.members`,
            accounts: sql`excluded.accounts`,
            telemetryUrl: sql`excluded.telemetry_url`,
          },
          setWhere: sql`${matches.members} is null and excluded.members is not null`,
        })
        .returning({ id: matches.id });
      for (const { id } of written) saved.add(id);
    }
    const rows = sorted.flatMap(({ head, members, isWhole, everyone = [] }) => {
      if (!isWhole) return createRows(context, head, members, everyone);
      return saved.has(head.id) ? createRows(context, head, selectTeams(members, known), members) : [];
    });
    await insertRows(tx, rows);
  });
};
