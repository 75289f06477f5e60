import type { Circle, Tracks } from '@hotdrop/shared-domain/tracks';
import { findLast } from './moment.ts';
import { listTeams, type Team } from './teams.ts';

/** A match, prepared once so that each picture needs only lookups. */
export interface ReplayModel {
  readonly tracks: Tracks;
  readonly teams: readonly Team[];
  /** The team of each player, as a position in `teams`. */
  readonly teamAt: readonly number[];
  readonly zoneTimes: readonly number[];
  readonly logTimes: readonly number[];
  readonly shotTimes: readonly number[];
  /** When each player lay on the ground. */
  readonly knocks: readonly (readonly Knock[])[];
}

interface Knock {
  readonly from: number;
  readonly to: number;
}

/** A knocked player is up again, or dead, after this many seconds at most. */
const longestKnock = 90;

export function createModel(tracks: Tracks): ReplayModel {
  const teams = listTeams(tracks);
  const teamAt = tracks.players.map((_, player) =>
    teams.findIndex(({ members }) => members.includes(player)),
  );
  return {
    tracks,
    teams,
    teamAt,
    zoneTimes: tracks.zones.map(({ at }) => at),
    logTimes: tracks.log.map(({ at }) => at),
    shotTimes: tracks.shots.map(({ at }) => at),
    knocks: tracks.players.map((_, player) => listKnocks(tracks, player)),
  };
}

/** A knock ends with the death, with the player's next own knock or kill, or when their health grows. */
function listKnocks({ log, players }: Tracks, player: number): readonly Knock[] {
  const one = players[player];
  if (!one) return [];
  return log
    .filter(({ type, whom }) => type === 'knock' && whom === player)
    .map(({ at: from }): Knock => {
      const acts = log.find(({ at, by }) => by === player && at > from)?.at ?? Number.POSITIVE_INFINITY;
      const died = one.diedAt !== null && one.diedAt >= from ? one.diedAt : Number.POSITIVE_INFINITY;
      return { from, to: Math.min(acts, died, findRevival(one.track, from), from + longestKnock) };
    });
}

function findRevival({ at, health }: Tracks['players'][number]['track'], from: number): number {
  for (let i = findLast(at, from) + 1; i < at.length; i++)
    if ((health[i] ?? 0) > (health[i - 1] ?? 0) && (at[i] ?? 0) > from) return at[i] ?? from;
  return Number.POSITIVE_INFINITY;
}

export const isKnocked = ({ knocks }: ReplayModel, player: number, at: number): boolean =>
  (knocks[player] ?? []).some(({ from, to }) => at >= from && at < to);

export interface ZoneMoment {
  readonly blue: Circle;
  readonly white: Circle | null;
  /** Seconds until the blue zone stops closing. Null: it stands, or the log does not tell. */
  readonly closesIn: number | null;
  readonly phase: number;
}

/** The zone at a second. Null: not known yet. */
export function findZone({ tracks, zoneTimes }: ReplayModel, at: number): ZoneMoment | null {
  const last = findLast(zoneTimes, at);
  const from = tracks.zones[last];
  if (!from) return null;
  const to = tracks.zones[last + 1] ?? from;
  const share = to.at > from.at ? Math.min(1, (at - from.at) / (to.at - from.at)) : 0;
  const mix = (a: number, b: number) => a + (b - a) * share;
  const blue = {
    x: mix(from.blue.x, to.blue.x),
    y: mix(from.blue.y, to.blue.y),
    radius: mix(from.blue.radius, to.blue.radius),
  };
  return {
    blue,
    white: from.white,
    closesIn: to.blue.radius < from.blue.radius ? findEnd(tracks.zones, last) - at : null,
    phase: tracks.phases.filter((phase) => phase.at <= at).at(-1)?.phase ?? 0,
  };
}

/** The second at which the blue zone that closes now stands again. */
function findEnd(zones: Tracks['zones'], from: number): number {
  let end = from + 1;
  while (zones[end + 1] && (zones[end + 1]?.blue.radius ?? 0) < (zones[end]?.blue.radius ?? 0)) end++;
  return zones[end]?.at ?? 0;
}
