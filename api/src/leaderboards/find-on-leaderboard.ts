import { and, asc, eq, sql } from 'drizzle-orm';
import { boardRows } from '../data/schema/figures.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requireMode, requireShard } from '../http/require-known.ts';

/** Finds the name on a board that matches a text best. Of names that match equally well, the first one wins. */
export const findOnLeaderboard = operation(
  'findOnLeaderboard',
  { maxAge: cacheSeconds.minute },
  async ({ db, game }, { shard, mode, name }) => {
    const listed = db
      .select({
        name: boardRows.name,
        // Published ranks can have gaps, so this is the place in the list.
        place: sql<number>`(row_number() over (order by ${boardRows.place}))::int`.as('listed_place'),
      })
      .from(boardRows)
      .where(
        and(eq(boardRows.board, requireShard(game, shard).id), eq(boardRows.mode, requireMode(game, mode))),
      )
      .as('listed');
    const known = sql`lower(${listed.name})`;
    const wanted = sql`lower(${name}::text)`;
    const difference = sql`case
      when ${listed.name} = ${name} then 0
      when ${known} = ${wanted} then 1
      when starts_with(${known}, ${wanted}) then 2
      else 3 end`;
    const [found] = await db
      .select({ place: listed.place })
      .from(listed)
      .where(sql`strpos(${known}, ${wanted}) > 0`)
      .orderBy(difference, asc(listed.place))
      .limit(1);
    return { place: found?.place ?? null };
  },
);
