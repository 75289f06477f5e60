import { limits } from '@hotdrop/shared-domain/rules';
import { and, eq, sql } from 'drizzle-orm';
import { players } from '../data/schema.ts';
import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { shardOf } from '../players/platform.ts';
import { suggestionFrom } from '../players/player-row.ts';

/** A text as the beginning of a pattern: what has a meaning in patterns is taken literally. */
const beginning = (text: string): string => `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

export const suggestPlayers = operation(
  'suggestPlayers',
  { keep: keepFor.aMinute },
  async ({ db, game }, input) => {
    const { platform } = shardOf(game, input.shard);
    const rows = await db
      .select()
      .from(players)
      .where(and(eq(players.platform, platform), sql`lower(${players.name}) like ${beginning(input.q)}`))
      // Who typed the right case means that one.
      .orderBy(
        sql`starts_with(${players.name}, ${input.q}) desc`,
        sql`lower(${players.name})`,
        players.accountId,
      )
      .limit(limits.suggestions);
    return { players: rows.map((row) => suggestionFrom(row, 'prefix')) };
  },
);
