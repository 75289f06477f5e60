import { tierSince36 } from '@hotdrop/demo-world/tiers';
import { regionsOf } from '@hotdrop/shared-domain/game';
import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { boardPlaces } from '../../data/schema/figures.ts';
import type { Database } from '../../data/store.ts';
import { days } from '../../durations.ts';
import { boardSize } from '../../leaderboards/boards.ts';
import { isRanked, minRounds } from '../../leaderboards/is-ranked.ts';
import { dayBefore, utcDay } from '../../leaderboards/places.ts';
import { storeRatingDay } from '../../stats/rating-days.ts';
import { toDistributions } from '../../stats/rating-distribution.ts';

/** Ages in days of the boards that pages compare with: yesterday, a week ago, and four and eight weeks ago for the season. */
const boardAges = [1, 7, 28, 56];

interface PastOptions {
  readonly platform: string;
  readonly season: string;
  readonly start: Date;
  /** The time of the figures. */
  readonly to: Date;
}

/** The age in days of the distribution that pages compare with. */
const ratingAge = 7;

/**
 * The expressions of a query that list the ranked players of past days as `known`. A day has the points at the same time
 * of that day as the figures, so that a first start at any hour shows the movement of a whole day. Points change with
 * nearly every match, so players are ranked from their fifth change on.
 */
const selectKnown = ({ platform, season, to }: PastOptions, ages: readonly number[], now: Date) => {
  const pastDays = ages.map((age) => dayBefore(now, age));
  const times = ages.map((age) => new Date(to.getTime() - days(age)).toISOString());
  return sql`past (day, until) as (
      select * from unnest(${sql.param(pastDays)}::date[], ${sql.param(times)}::timestamptz[])
    ), able as (
      select ranked_figures.account_id, mode, region, kda, fifth.at as since
        from ranked_figures cross join lateral (
               select at from point_readings as each
                where each.account_id = ranked_figures.account_id and each.season = ${season}
                  and each.mode = ranked_figures.mode
                order by at offset ${minRounds - 1} limit 1
             ) as fifth
       where platform = ${platform} and season = ${season} and ${isRanked}
    ), known as (
      select past.day, able.mode, able.account_id, last.rank_point, able.region, able.kda
        from able join past on past.until >= able.since cross join lateral (
               select rank_point from point_readings as each
                where each.account_id = able.account_id and each.season = ${season}
                  and each.mode = able.mode and each.at <= past.until
                order by at desc limit 1
             ) as last
    )`;
};

/** The ages at which the season had begun. */
const listShownAges = (ages: readonly number[], { start, to }: PastOptions): number[] =>
  ages.filter((age) => to.getTime() - days(age) > start.getTime());

/** Computes the boards of past days from the points over time. They replace those that a running site stored. */
export const writePastBoards = async (
  { game, now }: Context,
  db: Database,
  options: PastOptions,
): Promise<void> => {
  const { platform, season } = options;
  const shown = listShownAges(boardAges, options);
  const boards = [platform, ...regionsOf(game, platform).map(({ id }) => id)];
  await db
    .delete(boardPlaces)
    .where(and(inArray(boardPlaces.board, boards), lt(boardPlaces.day, utcDay(now()))));
  if (shown.length === 0) return;
  await db.execute(sql`
    with ${selectKnown(options, shown, now())}, placed as (
      select day, mode, account_id, rank_point, ${platform} as board,
             row_number() over (partition by day, mode order by rank_point desc, kda desc, account_id) as place
        from known
       union all
      select day, mode, account_id, rank_point, region,
             row_number() over (partition by day, mode, region order by rank_point desc, kda desc, account_id)
        from known where region is not null
    )
    insert into board_places (board, mode, account_id, day, season, place, rank_point)
    select board, mode, account_id, day, ${season}, place, rank_point from placed where place <= ${boardSize}`);
};

/** Computes the distributions of a week ago from the points over time. */
export const writePastRatings = async (
  context: Context,
  db: Database,
  options: PastOptions,
): Promise<void> => {
  const now = context.now();
  const shown = listShownAges([ratingAge], options);
  if (shown.length === 0) return;
  const players = await db
    .select({
      mode: sql<string>`mode`,
      region: sql<string | null>`region`,
      rankPoint: sql<number>`rank_point`,
    })
    .from(sql`(with ${selectKnown(options, shown, now)} select * from known) as known`);
  const rated = players.map((player) => ({ ...player, ...tierSince36(player.rankPoint) }));
  const distributions = toDistributions(context, options.platform, rated);
  await storeRatingDay(db, options.season, dayBefore(now, ratingAge), distributions);
};
