import { limits } from '@hotdrop/shared-domain/rules';
import { and, eq, sql } from 'drizzle-orm';
import { players } from '../data/schema/players.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requireShard } from '../http/require-known.ts';
import { toSuggestion } from './player-row.ts';

/** A LIKE pattern for names that begin with this text. Wildcards in the text are escaped. */
const toPrefixPattern = (text: string): string => `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

export const suggestPlayers = operation(
  'suggestPlayers',
  { maxAge: cacheSeconds.minute },
  async ({ db, game }, input) => {
    const { platform } = requireShard(game, input.shard);
    const rows = await db
      .select()
      .from(players)
      .where(
        and(eq(players.platform, platform), sql`lower(${players.name}) like ${toPrefixPattern(input.q)}`),
      )
      .orderBy(sql`${players.rankPoint} desc nulls last`, sql`lower(${players.name})`, players.accountId)
      .limit(limits.suggestions);
    return { players: rows.map((row) => toSuggestion(row, 'prefix')) };
  },
);
