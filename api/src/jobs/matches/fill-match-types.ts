import { desc, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { participants } from '../../data/schema/matches.ts';
import { job } from '../job.ts';
import { PostponedError } from '../postpone.ts';

/** Matches of one statement. Larger ones would block other calls on the embedded database. */
const batchSize = 50;
/** After this many milliseconds the job gives other jobs a turn, and continues. */
const turn = 30_000;

const listWithoutType = ({ db }: Context, limit: number) =>
  db
    .select({ matchId: participants.matchId, createdAt: participants.createdAt })
    .from(participants)
    .where(isNull(participants.matchType))
    .orderBy(desc(participants.createdAt))
    .limit(limit);

/** Fills in the newest matches that are left. Returns false if none is. */
const fillBatch = async (context: Context): Promise<boolean> => {
  const rows = await listWithoutType(context, batchSize * 4);
  const found = new Map(rows.map((row) => [row.matchId, row.createdAt.toISOString()]));
  const ids = [...found.keys()].slice(0, batchSize);
  if (ids.length === 0) return false;
  // An empty type is not null, so a row without a match is not looked at again.
  await context.db.execute(sql`
    update participants set match_type = coalesce((
             select match_type from matches where matches.id = played.match_id and matches.created_at = played.created_at), '')
      from unnest(${sql.param(ids)}::text[], ${sql.param(ids.map((id) => found.get(id)))}::timestamptz[])
             as played (match_id, created_at)
     where participants.match_id = played.match_id and participants.created_at = played.created_at`);
  return true;
};

export const hasMatchesWithoutType = async (context: Context): Promise<boolean> =>
  (await listWithoutType(context, 1)).length > 0;

/** Adds the type to rows of matches from before it was stored there, newest first, while the site runs. */
export const fillMatchTypes = job({
  name: 'fill-match-types',
  async run(context) {
    const { elapsed } = context;
    const begin = elapsed();
    let isLeft = true;
    while (isLeft && elapsed() - begin < turn) isLeft = await fillBatch(context);
    if (isLeft) throw new PostponedError(0);
  },
});
