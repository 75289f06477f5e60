import {
  isBot,
  isCountedMatch,
  loadMapGeography,
  type MapGeography,
  readMatchType,
} from '@hotdrop/shared-domain/game';
import { decodeTracks, type Place, type Tracks, type TracksFile } from '@hotdrop/shared-domain/tracks';
import { calls } from '@hotdrop/shared-domain/wire';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { unpack } from '../data/packed.ts';
import { createPartitions } from '../data/partitions.ts';
import { landings, participants, tracks } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { findLookedUp, readMatch, type StoredMatch } from '../matches/stored-match.ts';
import type { Member } from '../upstream/upstream.ts';

/** Reads a file of tracks as it is stored. */
export const readTracksFile = async (content: Uint8Array): Promise<TracksFile> =>
  v.parse(calls.getTrackFile.answer, await unpack(content));

/** How many cells of a map are side by side. */
export const gridSide = 40;
/** The town of places that are in no town. */
export const elsewhere = '';
/** The town that is the whole map. */
export const wholeMap = '*';

/** Players land beside a town, too. */
const townMargin = 1.25;
/** Seconds after a landing. */
const early = 120;
/** Later fights at a place have nothing to do with who landed there. */
const firstFightLimit = 300;

/** How one player's landing ended. */
interface Landing extends Place {
  readonly accountId: string;
  readonly at: number;
  readonly team: number;
  readonly town: string;
  readonly cell: number;
  /** The place at which the team finished. */
  readonly place: number;
  readonly kills: number;
  readonly isDeadEarly: boolean;
  /** x and y of each place where the player killed others, and where others killed the player. */
  readonly wonAt: readonly number[];
  readonly lostAt: readonly number[];
}

/** One town in one match. */
interface TownMatch {
  readonly town: string;
  readonly teams: number;
  /** Seconds from the first landing to the first fight. Null: there was none. */
  readonly firstFight: number | null;
}

/** The nearest town, measured in its radius. */
const findTown = ({ towns }: MapGeography, place: Place): string => {
  let found = elsewhere;
  let nearest = townMargin;
  for (const { id, x, y, radius } of towns) {
    const distance = Math.hypot(place.x - x, place.y - y) / radius;
    if (distance > nearest) continue;
    found = id;
    nearest = distance;
  }
  return found;
};

/** The cell of a place. One beyond the edge is in the cell beside it. */
const findCell = ({ size }: MapGeography, { x, y }: Place): number => {
  const toIndex = (value: number): number =>
    Math.min(gridSide - 1, Math.max(0, Math.floor((value / size) * gridSide)));
  return toIndex(y) * gridSide + toIndex(x);
};

const toCoordinates = (places: readonly (Place | null)[]): number[] =>
  places.flatMap((place) => (place ? [Math.round(place.x), Math.round(place.y)] : []));

/** The landings of people, with the results of the match. */
const listLandings = (
  tracks: Tracks,
  members: readonly Member[],
  geography: MapGeography,
): readonly Landing[] => {
  const results = new Map(members.toReversed().map((member) => [member.playerId, member]));
  return tracks.players.flatMap(({ accountId, landing }, index) => {
    const result = results.get(accountId);
    if (!landing || !result || isBot(accountId)) return [];
    const kills = tracks.log.filter(({ type }) => type === 'kill');
    const won = kills.filter(({ by, whom }) => by === index && whom !== index);
    const deaths = kills.filter(({ whom, at }) => whom === index && at >= landing.at);
    const lost = deaths.filter(({ by }) => by !== null && by !== index);
    return [
      {
        accountId,
        at: landing.at,
        team: result.teamId,
        x: Math.round(landing.x),
        y: Math.round(landing.y),
        town: findTown(geography, landing),
        cell: findCell(geography, landing),
        place: result.teamRank,
        kills: result.kills,
        isDeadEarly: deaths.some(({ at }) => at - landing.at <= early),
        wonAt: toCoordinates(won.map(({ byPlace }) => byPlace)),
        lostAt: toCoordinates(lost.map(({ whomPlace }) => whomPlace)),
      },
    ];
  });
};

/** Sums up the towns of a match in which somebody landed, and the whole map. */
const listTownMatches = (
  { fights }: Tracks,
  landings: readonly Landing[],
  geography: MapGeography,
): readonly TownMatch[] => {
  const describe = (
    town: string,
    landed: readonly Landing[],
    isHere: (place: Place) => boolean,
  ): TownMatch => {
    const first = Math.min(...landed.map(({ at }) => at));
    const fight = fights.find(
      ({ from, place }) => from >= first && from - first <= firstFightLimit && isHere(place),
    );
    return {
      town,
      teams: new Set(landed.map(({ team }) => team)).size,
      firstFight: fight ? fight.from - first : null,
    };
  };
  if (landings.length === 0) return [{ town: wholeMap, teams: 0, firstFight: null }];
  return [
    describe(wholeMap, landings, () => true),
    ...[...Map.groupBy(landings, ({ town }) => town)].map(([town, landed]) =>
      describe(town, landed, (place) => findTown(geography, place) === town),
    ),
  ];
};

/** The landings of one match, to be added to the sums. */
export interface CountedLandings {
  readonly landings: readonly Landing[];
  readonly towns: readonly TownMatch[];
  readonly isRanked: boolean;
}

/** Null: the match does not count, or the size of the map is not known. */
export const toCountedLandings = async (
  { game }: Pick<Context, 'game'>,
  match: StoredMatch,
  members: readonly Member[],
  tracks: Tracks,
): Promise<CountedLandings | null> => {
  const geography = await loadMapGeography(game, match.mapName);
  if (!geography || !isCountedMatch(game, match)) return null;
  const listed = listLandings(tracks, members, geography);
  return {
    landings: listed,
    towns: listTownMatches(tracks, listed, geography),
    isRanked: readMatchType(game, match.matchType).isRanked,
  };
};

/** The columns of sums, from rows of landings. */
const sums = sql.raw(
  'count(*), sum(place), count(*) filter (where place = 1), sum(kills), count(*) filter (where "isDeadEarly")',
);

const addToSums = (table: string, more: readonly string[] = []) =>
  sql.raw(
    ['landings', 'places', 'wins', 'kills', 'dead_early', ...more]
      .map((column) => `${column} = ${table}.${column} + excluded.${column}`)
      .join(', '),
  );

/** Adds a match to the sums of its day and its hour. The order of keys prevents deadlocks between two matches. */
const addSums = async (db: Database, match: StoredMatch, counted: CountedLandings): Promise<void> => {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(counted.landings)}::jsonb)
    as landed (town text, cell int, place int, kills int, "isDeadEarly" boolean)`;
  const time = sql`${match.createdAt.toISOString()}::timestamptz`;
  const inDay = sql`(${time} at time zone 'UTC')::date, ${match.mapName}, ${match.gameMode}, ${counted.isRanked}::boolean`;
  await db.execute(sql`
    insert into landing_cells (day, map_name, game_mode, is_ranked, cell, landings, places, wins, kills, dead_early)
    select ${inDay}, cell, ${sums} from ${rows} group by cell order by cell
    on conflict (day, map_name, game_mode, is_ranked, cell) do update set ${addToSums('landing_cells')}`);
  await db.execute(sql`
    with landed as (select * from ${rows}),
         summed as (
           select town, ${sums} from landed group by town
           union all select ${wholeMap}, ${sums} from landed)
    insert into landing_towns (day, map_name, game_mode, is_ranked, town, landings, places, wins, kills, dead_early,
                               matches, teams, fights, fight_seconds)
    select ${inDay}, town, coalesce(l, 0), coalesce(p, 0), coalesce(w, 0), coalesce(k, 0), coalesce(d, 0),
           1, teams, ("firstFight" is not null)::int, coalesce("firstFight", 0)
      from jsonb_to_recordset(${JSON.stringify(counted.towns)}::jsonb)
             as played (town text, teams int, "firstFight" double precision)
      left join summed as s (town, l, p, w, k, d) using (town)
     order by town
    on conflict (day, map_name, game_mode, is_ranked, town)
    do update set ${addToSums('landing_towns', ['matches', 'teams', 'fights', 'fight_seconds'])}`);
  await db.execute(sql`
    insert into landing_hours (hour, map_name, town, landings, places, wins, kills, dead_early)
    select date_trunc('hour', ${time}), ${match.mapName}, town, ${sums} from ${rows} group by town order by town
    on conflict (hour, map_name, town) do update set ${addToSums('landing_hours')}`);
};

/** The rows of players for their profiles. */
const insertLandings = async (
  db: Database,
  { id, createdAt, mapName }: StoredMatch,
  listed: readonly Landing[],
): Promise<void> => {
  if (listed.length === 0) return;
  const rows = listed.map(({ accountId, x, y, town, place, kills, isDeadEarly, wonAt, lostAt }) => ({
    matchId: id,
    createdAt,
    mapName,
    accountId,
    x,
    y,
    town,
    place,
    kills,
    isDeadEarly,
    wonAt: [...wonAt],
    lostAt: [...lostAt],
  }));
  await db.insert(landings).values(rows).onConflictDoNothing();
};

/** Adds the landings of a match to the sums, and to the profiles of players whom somebody looked up. */
export const countLandings = async (
  db: Database,
  match: StoredMatch,
  counted: CountedLandings,
): Promise<void> => {
  const known = await findLookedUp(
    db,
    counted.landings.map(({ accountId }) => accountId),
  );
  await insertLandings(
    db,
    match,
    counted.landings.filter(({ accountId }) => known.has(accountId)),
  );
  await addSums(db, match, counted);
};

/**
 * Stored whole tracks of a player's matches without the player's landing. `limit` makes the planner look up each match in
 * the partition of its week; otherwise it reads all tracks.
 */
const listTracks = ({ db }: Context, accountId: string) => {
  const stored = db
    .select({ content: tracks.content })
    .from(tracks)
    .where(
      and(
        eq(tracks.matchId, participants.matchId),
        eq(tracks.createdAt, participants.createdAt),
        eq(tracks.isCut, false),
        gt(tracks.bytes, 0),
      ),
    )
    .limit(1)
    .as('stored');
  return db
    .select({
      matchId: participants.matchId,
      createdAt: participants.createdAt,
      content: stored.content,
    })
    .from(participants)
    .innerJoinLateral(stored, sql`true`)
    .leftJoin(
      landings,
      and(
        eq(landings.matchId, participants.matchId),
        eq(landings.accountId, participants.accountId),
        eq(landings.createdAt, participants.createdAt),
      ),
    )
    .where(and(eq(participants.accountId, accountId), isNull(landings.matchId)));
};

/** Adds the landings of a player whom somebody looks up after the matches were stored, from their tracks. */
export const addMissingLandings = async (context: Context, accountId: string): Promise<void> => {
  for (const { matchId, createdAt, content } of await listTracks(context, accountId)) {
    const match = await readMatch(context, matchId);
    const read = decodeTracks(await readTracksFile(content));
    if (!match?.members || !read) continue;
    const counted = await toCountedLandings(context, match, match.members, read);
    const own = counted?.landings.filter((landing) => landing.accountId === accountId) ?? [];
    await context.db.transaction(async (tx) => {
      await createPartitions(tx, [createdAt], ['landings']);
      await insertLandings(tx, match, own);
    });
  }
};
