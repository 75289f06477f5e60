import { tierSince36 } from '@hotdrop/demo-world/seasons';
import { type DemoWorld, type Person, type SeasonTotals, worldVersion } from '@hotdrop/demo-world/world';
import { readSeason, regionsOf } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import { and, eq, inArray, like, lt, lte, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Context, forJobs } from '../../context.ts';
import {
  boardPlaces,
  boardRows,
  hiddenPlayers,
  hotDrops,
  landingCells,
  landingHours,
  landings,
  landingTowns,
  matches,
  participants,
  playerCounts,
  players,
  pointReadings,
  rankedStats,
  ratingDays,
  seasonStats,
  snapshots,
  tracks,
} from '../../data/schema.ts';
import { readSnapshot, writeSnapshots } from '../../data/snapshots.ts';
import type { Database } from '../../data/store.ts';
import { days, demoDataAge, demoRefreshInterval } from '../../durations.ts';
import { refreshPlatformStatistics } from '../../jobs/refresh-boards.ts';
import { boardSize, buildBoards, isRanked, readBuilds } from '../../leaderboards/boards.ts';
import { dayBefore, utcDay } from '../../leaderboards/places.ts';
import { saveMatches } from '../../matches/save-matches.ts';
import { addPastPoints, recordPoints } from '../../points/points.ts';
import { toListedRank, toRankedRow } from '../../seasons/save-stats.ts';
import { storeRatingDay, toDistributions } from '../../stats/ratings.ts';

/** Ages in days of the boards that pages compare with: yesterday, a week ago, and four and eight weeks ago for the season. */
const boardAges = [1, 7, 28, 56];

interface PastOptions {
  readonly platform: string;
  readonly season: string;
  readonly start: Date;
  /** The time of the stats. */
  readonly to: Date;
}

/** The age in days of the distribution that pages compare with. */
const ratingAge = 7;

/**
 * The expressions of a query that list the ranked players of past days as `known`. A day has the points at the same time
 * of that day as the stats, so that a first start at any hour shows the movement of a whole day. Points change with
 * nearly every match, so players are ranked from their fifth change on.
 */
const selectKnown = ({ platform, season, to }: PastOptions, ages: readonly number[], now: Date) => {
  const pastDays = ages.map((age) => dayBefore(now, age));
  const times = ages.map((age) => new Date(to.getTime() - days(age)).toISOString());
  return sql`past (day, until) as (
      select * from unnest(${sql.param(pastDays)}::date[], ${sql.param(times)}::timestamptz[])
    ), able as (
      select ranked_stats.account_id, mode, region, kda, fifth.at as since
        from ranked_stats cross join lateral (
               select at from point_readings as each
                where each.account_id = ranked_stats.account_id and each.season = ${season}
                  and each.mode = ranked_stats.mode
                order by at offset ${limits.comparedRounds - 1} limit 1
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
const writePastBoards = async ({ game, now }: Context, db: Database, options: PastOptions): Promise<void> => {
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
const writePastRatings = async (context: Context, db: Database, options: PastOptions): Promise<void> => {
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

const seededKey = 'demo/world';
const chunk = 200;

const inChunks = async <T>(rows: readonly T[], write: (part: T[]) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < rows.length; start += chunk) await write(rows.slice(start, start + chunk));
};

const takeExcluded = (...columns: string[]) =>
  Object.fromEntries(
    columns.map((column) => [
      column,
      sql.raw(`excluded.${column.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)}`),
    ]),
  );

/** Keeps players whom a renewal updated later. */
const isOlder = sql`${players.syncedAt} is null or ${players.syncedAt} < excluded.synced_at`;

const pickPlayer = ({ accountId, platform, name, region, ban }: Person) => ({
  accountId,
  platform,
  name,
  region,
  ban,
});

type AllTotals = ReadonlyMap<Person, SeasonTotals>;

interface ActivePerson {
  readonly person: Person;
  readonly season: string;
  readonly totals: SeasonTotals;
}

/** Rows of points are small, so that larger parts are faster. */
const pointChunk = 4000;

/** Writes the points over time until `to`. They replace those that renewals read in between. */
const writePoints = async (db: Database, active: readonly ActivePerson[], to: Date): Promise<void> => {
  for (const [season, people] of Map.groupBy(active, (each) => each.season)) {
    const all = people.flatMap(({ person: { accountId }, totals }) =>
      totals.listPoints().map(([mode, past]) => ({ accountId, mode, past })),
    );
    const past = all.flatMap(({ past, ...each }) =>
      past.map(({ at, until, rankPoint }) => ({
        ...each,
        at: new Date(at),
        until: new Date(until),
        rankPoint,
      })),
    );
    await db.delete(pointReadings).where(and(eq(pointReadings.season, season), lte(pointReadings.at, to)));
    for (let start = 0; start < past.length; start += pointChunk)
      await addPastPoints(db, season, past.slice(start, start + pointChunk));
    const now = all.map(({ past, ...each }) => ({ ...each, rankPoint: past.at(-1)?.rankPoint ?? 0 }));
    await recordPoints(db, season, to, now);
  }
};

const writeWorld = async (db: Database, world: DemoWorld, allTotals: AllTotals, to: Date): Promise<void> => {
  const platforms = new Set(world.people.map(({ platform }) => platform));
  const seasons = new Map(
    [...platforms].map((platform) => [platform, world.currentSeason(platform, to.getTime())?.id]),
  );
  const none = { normal: {}, ranked: {} };
  const people = world.people.map((person) => {
    const totals = allTotals.get(person) ?? null;
    return { person, totals, stats: totals?.stats() ?? none, season: seasons.get(person.platform) };
  });
  const active = people.flatMap(({ season, ...each }) => (season === undefined ? [] : [{ ...each, season }]));
  const hidden = new Set((await db.select().from(hiddenPlayers)).map(({ accountId }) => accountId));
  const isShown = ({ person }: { readonly person: Person }) => !hidden.has(person.accountId);
  await inChunks(people.filter(isShown), (part) =>
    db
      .insert(players)
      .values(
        part.map(({ person, stats }) => ({
          ...pickPlayer(person),
          clanId: world.clanOf(person)?.id ?? null,
          seenAt: to,
          syncedAt: to,
          ...toListedRank(stats.ranked),
        })),
      )
      .onConflictDoUpdate({
        target: players.accountId,
        set: takeExcluded('seenAt', 'syncedAt', 'tier', 'subTier', 'rankPoint', 'clanId'),
        setWhere: isOlder,
      }),
  );
  await inChunks(active.filter(isShown), (part) =>
    db
      .insert(seasonStats)
      .values(
        part.map(({ person, stats, season }) => ({
          ...stats,
          accountId: person.accountId,
          season,
          shard: person.platform,
          fetchedAt: to,
        })),
      )
      .onConflictDoUpdate({
        target: [seasonStats.accountId, seasonStats.season, seasonStats.shard],
        set: takeExcluded('normal', 'ranked', 'fetchedAt'),
        setWhere: sql`${seasonStats.fetchedAt} < excluded.fetched_at`,
      }),
  );
  const rows = active.flatMap(({ person, stats, season }) =>
    Object.entries(stats.ranked).map(([mode, ranked]) => toRankedRow({ ...person, season }, mode, ranked)),
  );
  // Existing rows are from a later renewal.
  await inChunks(rows, (part) => db.insert(rankedStats).values(part).onConflictDoNothing());
  await writePoints(
    db,
    active
      .filter(isShown)
      .flatMap(({ person, season, totals }) => (totals ? [{ person, season, totals }] : [])),
    to,
  );
};

/** The number of past seasons with final boards. */
const finalSeasons = 2;

/** Builds the final boards of a platform's last seasons, unless the site has built them since they ended. */
const writeFinalBoards = async (
  context: Context,
  world: DemoWorld,
  platform: string,
  to: Date,
): Promise<void> => {
  const { db, game } = context;
  const current = world.currentSeason(platform, to.getTime())?.id;
  const past = world
    .seasons(platform, to.getTime())
    .filter(({ id }) => id !== current && readSeason(game, id).hasRanked)
    .slice(-finalSeasons);
  const buildOf = await readBuilds(
    context,
    past.map(({ id }) => ({ season: id, board: platform })),
  );
  for (const season of past) {
    const build = buildOf({ season: season.id, board: platform });
    if (build && build.builtAt.getTime() >= season.end) continue;
    const rows = world.people
      .filter((person) => person.platform === platform)
      .flatMap((person) =>
        Object.entries(world.pastStats(person, season, platform).ranked).map(([mode, ranked]) =>
          toRankedRow({ ...person, season: season.id }, mode, ranked),
        ),
      );
    await db
      .delete(rankedStats)
      .where(and(eq(rankedStats.platform, platform), eq(rankedStats.season, season.id)));
    await inChunks(rows, (part) => db.insert(rankedStats).values(part));
    await buildBoards(context, platform, season.id, new Date(season.end));
  }
};

/** Stores the match of the day: a new site has no matches until somebody views a player. */
const writeMatchOfDay = async (context: Context, world: DemoWorld, to: Date): Promise<void> => {
  const found = world.matchWithMostKills(context.now().getTime() - days(1), to.getTime());
  if (!found) return;
  await saveMatches(context, found.person.platform, [{ ...found.match, isWhole: false, telemetryUrl: null }]);
};

const storedWorld = v.object({
  seed: v.number(),
  version: v.number(),
  /** The current seasons when the stats were written. */
  seasons: v.array(v.string()),
});

const readStoredWorld = ({ db }: Context) => readSnapshot(db, seededKey, storedWorld);

/** Deletes the matches and stats of another world; they would disagree with those that renewals add. */
const deleteWorld = async (db: Database): Promise<void> => {
  for (const table of [
    matches,
    participants,
    seasonStats,
    rankedStats,
    pointReadings,
    boardPlaces,
    boardRows,
    ratingDays,
    tracks,
    landings,
    landingCells,
    landingTowns,
    landingHours,
    hotDrops,
  ])
    await db.delete(table);
  await db.update(players).set({ syncedAt: null, matchesUntil: null });
  await db.delete(snapshots).where(or(eq(snapshots.key, seededKey), like(snapshots.key, 'board/%')));
};

const listCurrentSeasons = ({ game }: Context, world: DemoWorld, time: number): readonly string[] =>
  game.platforms.map(({ id }) => `${id}/${world.currentSeason(id, time)?.id ?? 'none'}`);

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** The time of the stats: some hours ago, but never in a season that is over. */
const findDataTime = (context: Context, world: DemoWorld): Date => {
  const now = context.now().getTime();
  const past = now - demoDataAge;
  const isInSeason = isSame(
    listCurrentSeasons(context, world, past),
    listCurrentSeasons(context, world, now),
  );
  return new Date(isInSeason ? past : now);
};

const compareWorld = async (context: Context, world: DemoWorld, maxAge: number) => {
  const stored = await readStoredWorld(context);
  const isSameWorld = stored?.value.version === worldVersion && stored.value.seed === world.seed;
  const seasons = listCurrentSeasons(context, world, context.now().getTime());
  const isCurrent =
    isSameWorld &&
    isSame(stored.value.seasons, seasons) &&
    context.now().getTime() - stored.takenAt.getTime() < maxAge;
  return { isCurrent, isOther: stored !== null && !isSameWorld, seasons };
};

/**
 * Writes the demo world to the database if it is missing, too old, another version, or from before the current seasons. A
 * second host that starts at the same time waits and then finds it there.
 */
export const seedDatabase = async (
  caller: Context,
  world: DemoWorld,
  maxAge: number = demoRefreshInterval,
): Promise<void> => {
  const context = forJobs(caller);
  if ((await compareWorld(context, world, maxAge)).isCurrent) return;
  await context.store.withHostLock(async () => {
    const { db, now, playing, game } = context;
    const { isCurrent, isOther, seasons } = await compareWorld(context, world, maxAge);
    if (isCurrent) return;
    const to = findDataTime(context, world);
    // Computed before the transaction, because databases end idle transactions.
    const totals = await world.allCurrentTotals(to.getTime());
    await db.transaction(async (tx) => {
      if (isOther) await deleteWorld(tx);
      await writeWorld(tx, world, totals, to);
      const past = playing.history?.(now()) ?? [];
      await inChunks(past, (part) => tx.insert(playerCounts).values(part).onConflictDoNothing());
    });
    await writeMatchOfDay(context, world, to);
    for (const { id } of game.platforms) {
      const season = world.currentSeason(id, to.getTime());
      if (season) {
        await writeFinalBoards(context, world, id, to);
        const options = { platform: id, season: season.id, start: new Date(season.start), to };
        await writePastBoards(context, db, options);
        await writePastRatings(context, db, options);
      }
      await refreshPlatformStatistics(context, id);
    }
    const value = { seed: world.seed, version: worldVersion, seasons };
    await writeSnapshots(db, [{ key: seededKey, value }], now());
  });
};
