import type { MapGeography } from '@hotdrop/shared-domain/game';
import {
  type Circle,
  maxGap,
  type Place,
  type TrackPlayer,
  type Tracks,
} from '@hotdrop/shared-domain/tracks';
import { groundUnits } from '../ground/trace.ts';
import { listFights, type TeamFight } from './fights.ts';
import {
  countKills,
  findFollowed,
  findPlayer,
  listTeams,
  type NamedElimination,
  nameElimination,
  teamOf,
} from './moment.ts';

/** A match as one team lived it, as plain data: the page that a server renders. */
export interface Story {
  readonly follows: string;
  readonly teamRank: number | null;
  readonly teamCount: number;
  readonly playerCount: number;
  readonly kills: number;
  readonly events: readonly StoryEvent[];
  readonly fights: readonly TeamFight[];
  readonly route: RouteDrawing;
  /** Whether any player has landed: the log of a match can end before. */
  readonly hasLandings: boolean;
}

interface Names {
  /** Null: the map is unknown. */
  readonly map: MapGeography | null;
  readonly weaponName: (id: string) => string;
}

/** Tells a match from the side of a player's team. Null: it has no players. */
export function tellStory(tracks: Tracks, wanted: string | null, { map, weaponName }: Names): Story | null {
  const followed = findFollowed(tracks, wanted);
  const player = followed === null ? undefined : tracks.players[followed];
  if (followed === null || !player) return null;
  const teams = listTeams(tracks);
  const team = teamOf(teams, followed) ?? { id: null, rank: player.teamRank, members: [followed] };
  const kills = countKills(tracks);
  const events = listEvents(tracks, followed, team.members, { map, weaponName });
  return {
    follows: player.name,
    teamRank: team.rank,
    teamCount: teams.length,
    playerCount: tracks.players.length,
    kills: team.members.reduce((sum, member) => sum + (kills[member] ?? 0), 0),
    events,
    fights: listFights(tracks, team),
    route: drawRoute(tracks, player, events),
    hasLandings: tracks.players.some(({ landing }) => landing !== null),
  };
}

function listEvents(
  { players, log, duration, end }: Tracks,
  followed: number,
  members: readonly number[],
  { map, weaponName }: Names,
): readonly StoryEvent[] {
  const landing = players[followed]?.landing ?? null;
  const landed: StoryEvent[] = landing
    ? [{ kind: 'landing', at: landing.at, place: landing, town: findTown(map, landing) }]
    : [];
  const eliminations = log.flatMap((one): StoryEvent[] => {
    const [isOurs, isVictim] = [one.by !== null && members.includes(one.by), members.includes(one.whom)];
    if (one.type !== 'kill' || (!isOurs && !isVictim)) return [];
    return [
      {
        ...nameElimination({ players }, one, weaponName),
        kind: isVictim ? 'death' : 'kill',
        place: isVictim ? one.whomPlace : (one.byPlace ?? one.whomPlace),
      },
    ];
  });
  const player = players[followed];
  const hasWon = player?.teamRank === 1 && end >= duration - 60;
  // A dead player does not see the end.
  const last = player?.diedAt === null && hasWon ? findPlayer(player, end) : null;
  const won: StoryEvent[] = hasWon ? [{ kind: 'win', at: end, place: last }] : [];
  return [...landed, ...eliminations, ...won].toSorted((a, b) => a.at - b.at);
}

/** Something that happened to the followed team. Names and towns are as the page shows them. */
export type StoryEvent = { readonly at: number; readonly place: Place | null } & (
  | { readonly kind: 'landing'; readonly town: string | null }
  | ({ readonly kind: 'kill' | 'death' } & NamedElimination)
  | { readonly kind: 'win' }
);

/** How far outside of a town, in its radius, a place still is near it. */
const near = 1.6;

/** The name of the town at a place. Null: it is far from every town. */
export function findTown(map: MapGeography | null, place: Place): string | null {
  const towns = (map?.towns ?? []).map(({ name, x, y, radius }) => ({
    name,
    distance: Math.hypot(place.x - x, place.y - y) / radius,
  }));
  const [nearest] = towns.toSorted((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= near ? nearest.name : null;
}

/** The least and the largest side of the picture, in units of the map. */
const least = 260;
/** Room around the way. */
const margin = 70;

/** Finds the square of the map that holds the way and its pins. Without a way, the whole map. */
export function findView({ way, pins }: Pick<RouteDrawing, 'way' | 'pins'>) {
  const points = [...way.matchAll(/[ML](-?\d+) (-?\d+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  const all = [...points, ...pins];
  if (all.length === 0) return { x: 0, y: 0, side: groundUnits };
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [[left, right], [top, bottom]] = [range(xs), range(ys)];
  const side = Math.min(groundUnits, Math.max(least, right - left + 2 * margin, bottom - top + 2 * margin));
  const keepInside = (middle: number) =>
    Math.round(Math.min(Math.max(0, middle - side / 2), groundUnits - side));
  return { x: keepInside((left + right) / 2), y: keepInside((top + bottom) / 2), side: Math.round(side) };
}

/** A numbered place of one or several events that follow each other near the same place. */
interface Pin {
  readonly x: number;
  readonly y: number;
  /** Positions in the list of events, the first is 1. */
  readonly from: number;
  readonly to: number;
  readonly kind: StoryEvent['kind'];
}

/** The way of a player over a map of `groundUnits`. */
interface RouteDrawing {
  readonly way: string;
  /** The circles of the zone, the first is the largest. */
  readonly zones: readonly Circle[];
  readonly flight: string | null;
  readonly pins: readonly Pin[];
}

/** Pins closer than this cover each other. */
const pinDistance = 34;
/** Corners closer than this cannot be seen. */
const cornerDistance = 3;

function drawRoute(
  { size, zones, flight }: Tracks,
  player: TrackPlayer,
  events: readonly StoryEvent[],
): RouteDrawing {
  const scale = groundUnits / size;
  const toUnits = ({ x, y }: Place) => ({ x: Math.round(x * scale), y: Math.round(y * scale) });
  const circles = new Map<number, Circle>();
  for (const { white } of zones) {
    if (!white) continue;
    const radius = Math.round(white.radius * scale);
    if (!circles.has(radius)) circles.set(radius, { ...toUnits(white), radius });
  }
  const line = flight && { from: toUnits(flight.from), to: toUnits(flight.to) };
  return {
    way: drawWay(player, toUnits),
    zones: [...circles.values()].filter(({ radius }) => radius > 0),
    flight: line && `M${line.from.x} ${line.from.y}L${line.to.x} ${line.to.y}`,
    pins: mergePins(events, toUnits),
  };
}

function drawWay(
  { track, landing, diedAt }: TrackPlayer,
  toUnits: (place: Place) => { readonly x: number; readonly y: number },
): string {
  const parts: string[] = [];
  let drawn: { readonly x: number; readonly y: number } | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < track.at.length; i++) {
    const [at = 0, x = 0, y = 0] = [track.at[i], track.x[i], track.y[i]];
    if (landing && at < landing.at) continue;
    if (diedAt !== null && at > diedAt) break;
    const point = toUnits({ x, y });
    const isFar = !drawn || Math.hypot(point.x - drawn.x, point.y - drawn.y) >= cornerDistance;
    if (isFar) {
      parts.push(`${at - lastAt > maxGap ? 'M' : 'L'}${point.x} ${point.y}`);
      drawn = point;
    }
    lastAt = at;
  }
  return parts.join('');
}

function mergePins(
  events: readonly StoryEvent[],
  toUnits: (place: Place) => { readonly x: number; readonly y: number },
): readonly Pin[] {
  const pins: Pin[] = [];
  events.forEach(({ place, kind }, at) => {
    if (!place) return;
    const { x, y } = toUnits(place);
    const before = pins.at(-1);
    const isNear = before && Math.hypot(before.x - x, before.y - y) < pinDistance;
    if (before && isNear && before.to === at) {
      pins[pins.length - 1] = { ...before, to: at + 1, kind: kind === 'death' ? kind : before.kind };
    } else pins.push({ x, y, from: at + 1, to: at + 1, kind });
  });
  return pins;
}
