import { rankedPlatforms } from '@hotdrop/shared-domain/game';
import type { PublishedFile } from '@hotdrop/shared-domain/wire';
import { and, asc, eq, lt, max, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { landingTowns, playerCounts } from '../data/schema.ts';
import { mapsSchema, readResult } from '../hot-drops/results.ts';
import { readBuilds } from '../leaderboards/boards.ts';
import { utcDay } from '../leaderboards/places.ts';
import { readBuiltBoard } from '../leaderboards/read-built-board.ts';
import { findKnownSeason } from '../seasons/platform-seasons.ts';
import { elsewhere, wholeMap } from '../tracks/landings.ts';

/** A file with one JSON object a line. */
export interface SiteFile extends PublishedFile {
  readonly readRows: () => Promise<readonly object[]>;
}

const toName = (...parts: readonly string[]): string => `${parts.join('-')}.ndjson.gz`;

/** The board of each platform and mode in the current season, from the rows that its pages show. */
const listBoards = async (context: Context): Promise<SiteFile[]> => {
  const boards = await Promise.all(
    rankedPlatforms(context.game).map(async ({ id: board }) => ({
      board,
      season: (await findKnownSeason(context, board))?.id ?? '',
    })),
  );
  const buildOf = await readBuilds(context, boards);
  return boards.flatMap(({ board, season }) => {
    const build = buildOf({ board, season });
    if (!build) return [];
    return Object.entries(build.places)
      .filter(([, places]) => places > 0)
      .map(
        ([mode]): SiteFile => ({
          name: toName('board', board, mode),
          updatedAt: build.builtAt.toISOString(),
          readRows: async () => {
            const { rows } = await readBuiltBoard(context, { season, board, mode }, build);
            return rows.map((row) => ({ season, mode, ...row }));
          },
        }),
      );
  });
};

/** How many people played on each day in UTC that is over. */
const readPlayerCounts = ({ db, now }: Context): Promise<readonly object[]> => {
  const day = sql<string>`to_char(${playerCounts.at} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      average: sql<number>`round(avg(${playerCounts.count}))::int`,
      peak: max(playerCounts.count),
    })
    .from(playerCounts)
    .where(lt(playerCounts.at, new Date(utcDay(now()))))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
};

/** Where players landed on each day in UTC, by town. Landings outside of towns have none. */
const readHotDrops = ({ db }: Context, mapName: string): Promise<readonly object[]> => {
  const total = (column: PgColumn) => sql<number>`sum(${column})::int`;
  return db
    .select({
      day: landingTowns.day,
      town: sql<string | null>`nullif(${landingTowns.town}, ${elsewhere})`,
      landings: total(landingTowns.landings),
      wins: total(landingTowns.wins),
      kills: total(landingTowns.kills),
      deadEarly: total(landingTowns.deadEarly),
      averagePlace: sql<number>`round(sum(${landingTowns.places})::numeric / sum(${landingTowns.landings}), 2)::float`,
    })
    .from(landingTowns)
    .where(and(eq(landingTowns.mapName, mapName), ne(landingTowns.town, wholeMap)))
    .groupBy(landingTowns.day, landingTowns.town)
    .having(sql`sum(${landingTowns.landings}) > 0`)
    .orderBy(asc(landingTowns.day), asc(landingTowns.town));
};

const listAggregates = async (context: Context): Promise<SiteFile[]> => {
  const maps = await readResult(context, { mapName: '', gameMode: '', kind: 'maps' }, mapsSchema);
  return [
    {
      name: toName('player-counts'),
      updatedAt: null,
      readRows: () => readPlayerCounts(context),
    },
    ...(maps?.value ?? []).map(
      ({ mapName }): SiteFile => ({
        name: toName('hot-drops', mapName),
        updatedAt: maps?.updatedAt.toISOString() ?? null,
        readRows: () => readHotDrops(context, mapName),
      }),
    ),
  ];
};

export const listSiteFiles = async (context: Context): Promise<readonly SiteFile[]> => [
  ...(await listBoards(context)),
  ...(await listAggregates(context)),
];
