import type { MapGeography } from '@hotdrop/shared-domain/game';
import type { Elimination, Place } from '@hotdrop/shared-domain/tracks';
import type { TeamFight } from './fights.ts';
import type { ReplayModel, Team } from './moment.ts';
import { findTown } from './story.ts';

/** A moment of a match that is worth a look. */
export interface Moment {
  /** `fight`: its kills in one fight. `longest`: the kill from farthest away. `win` and `last`: how the match ended. */
  readonly kind: 'fight' | 'longest' | 'win' | 'last';
  /** The second of its first knock or kill. */
  readonly at: number;
  readonly town: string | null;
  /** Positions in `Tracks.log`: the kills and losses of the team. */
  readonly deaths: readonly number[];
}

/** A moment begins this many seconds before its first knock or kill. */
export const lead = 5;

const mostMoments = 3;
/** Moments closer than this, in seconds, are one. */
const apart = 20;
/** Shorter shots, in meters, are nothing special. */
const longShot = 100;

interface Lived {
  readonly team: Team;
  /** Of the team. */
  readonly fights: readonly TeamFight[];
  readonly map: MapGeography | null;
}

/** Chooses at most three moments of a team: how it ended, its best fight, its longest kill, then more fights. */
export function findMoments(
  { tracks: { log } }: Pick<ReplayModel, 'tracks'>,
  { team, fights, map }: Lived,
): readonly Moment[] {
  const isOurs = (player: number | null) => player !== null && team.members.includes(player);
  const deaths = log
    .map((death, index) => ({ ...death, index }))
    .filter(({ type, by, whom }) => type === 'kill' && isOurs(by) !== isOurs(whom));
  const kills = deaths.filter(({ by }) => isOurs(by));
  const toMoment = (kind: Moment['kind'], list: readonly (Elimination & { readonly index: number })[]) =>
    list.slice(0, 1).map(
      ({ at, whomPlace }): Moment => ({
        kind,
        at,
        town: findTown(map, whomPlace),
        deaths: list.map(({ index }) => index),
      }),
    );
  const isWin = team.rank === 1;
  const [bestFight, ...otherFights] = fights
    .filter(({ killed }) => killed.length > 0)
    .toSorted((a, b) => b.killed.length - a.killed.length || a.lost - b.lost)
    .map((fight) =>
      toMoment(
        'fight',
        kills.filter(({ index }) => fight.killed.includes(index)),
      ),
    );
  const longest = kills.toSorted((a, b) => (b.distance ?? 0) - (a.distance ?? 0)).slice(0, 1);
  const candidates = [
    ...toMoment(
      isWin ? 'win' : 'last',
      (isWin ? kills : deaths.filter(({ whom }) => isOurs(whom))).slice(-1),
    ),
    ...(bestFight ?? []),
    ...toMoment(
      'longest',
      longest.filter(({ distance }) => (distance ?? 0) >= longShot),
    ),
    ...otherFights.flat(),
  ];
  const chosen: Moment[] = [];
  for (const moment of candidates) {
    const isNew = chosen.every(({ at }) => Math.abs(at - moment.at) >= apart);
    if (isNew && chosen.length < mostMoments) chosen.push(moment);
  }
  return chosen.toSorted((a, b) => a.at - b.at);
}

/** The square of the map around some places, in meters. A picture with this ratio of its sides shows its middle. */
export function findSurroundings(places: readonly Place[], ratio = 1.5) {
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [left, right] = range(places.map(({ x }) => x));
  const [top, bottom] = range(places.map(({ y }) => y));
  const side = Math.max(leastSide, (right - left) * room, (bottom - top) * room * ratio);
  return { x: (left + right) / 2, y: (top + bottom) / 2, side };
}

/** How much larger than their distances the picture is. */
const room = 1.6;
/** In meters. */
const leastSide = 160;
