import type { MapGeography } from '@hotdrop/shared-domain/game';
import type { Place, Tracks } from '@hotdrop/shared-domain/tracks';
import type { Member } from '../upstream/upstream.ts';

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
export interface Landing extends Place {
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
export interface TownMatch {
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

const isBot = (accountId: string): boolean => accountId.startsWith('ai.');

const toCoordinates = (places: readonly (Place | null)[]): number[] =>
  places.flatMap((place) => (place ? [Math.round(place.x), Math.round(place.y)] : []));

/** The landings of people, with the results of the match. */
export const listLandings = (
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
export const listTownMatches = (
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
