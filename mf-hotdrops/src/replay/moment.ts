import {
  type Circle,
  type Elimination,
  maxGap,
  type Place,
  type TrackPlayer,
  type Tracks,
} from '@hotdrop/shared-domain/tracks';

/** A match, prepared once so that each picture needs only lookups. */
export interface ReplayModel {
  readonly tracks: Tracks;
  readonly teams: readonly Team[];
  /** The team of each player, as a position in `teams`. */
  readonly teamAt: readonly number[];
  /** The log with the names of players and weapons. */
  readonly named: readonly NamedElimination[];
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

type WeaponName = (id: string) => string;

export function createModel(tracks: Tracks, weaponName: WeaponName): ReplayModel {
  const teams = listTeams(tracks);
  const teamAt = tracks.players.map((_, player) =>
    teams.findIndex(({ members }) => members.includes(player)),
  );
  return {
    tracks,
    teams,
    teamAt,
    named: tracks.log.map((one) => nameElimination(tracks, one, weaponName)),
    zoneTimes: tracks.zones.map(({ at }) => at),
    logTimes: tracks.log.map(({ at }) => at),
    shotTimes: tracks.shots.map(({ at }) => at),
    knocks: tracks.players.map((_, player) => listKnocks(tracks, player)),
  };
}

/** A knock or kill with names. */
export interface NamedElimination extends Pick<Elimination, 'type' | 'at' | 'distance'> {
  /** Null: the zone, a fall, or water. */
  readonly by: string | null;
  readonly whom: string;
  readonly weapon: string | null;
}

export const nameElimination = (
  { players }: Pick<Tracks, 'players'>,
  { type, at, by, whom, weapon, distance }: Elimination,
  weaponName: WeaponName,
): NamedElimination => ({
  type,
  at,
  distance,
  by: by === null ? null : (players[by]?.name ?? null),
  whom: players[whom]?.name ?? '',
  weapon: weapon && weaponName(weapon),
});

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

interface ZoneMoment {
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

/** Where a player was in the last seconds, the newest place first. */
export function listTrail({ track }: TrackPlayer, at: number, seconds: number): readonly Place[] {
  const trail: Place[] = [];
  for (let i = findLast(track.at, at); i >= 0 && (track.at[i] ?? 0) > at - seconds; i--)
    trail.push({ x: track.x[i] ?? 0, y: track.y[i] ?? 0 });
  return trail;
}

/** A player at a moment. */
interface PlayerMoment extends Place {
  /** 0 to 100. */
  readonly health: number;
  /** 0: on foot, otherwise 1 more than the position in `Tracks.vehicles`. */
  readonly vehicle: number;
  readonly isLanded: boolean;
  readonly isDead: boolean;
}

/** The position of the last entry at or before `at`. -1: all are later. */
export function findLast(times: ArrayLike<number>, at: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Where a player is at a second. Between two points they move evenly; in a gap they stay. Null: not known. */
export function findPlayer({ track, diedAt, landing }: TrackPlayer, at: number): PlayerMoment | null {
  const time = diedAt === null ? at : Math.min(at, diedAt);
  const last = findLast(track.at, time);
  const from = Math.max(0, last);
  const [x, y] = [track.x[from], track.y[from]];
  if (x === undefined || y === undefined) return null;
  const share = last < 0 ? 0 : shareOfWay(track.at, last, time);
  return {
    x: x + ((track.x[from + 1] ?? x) - x) * share,
    y: y + ((track.y[from + 1] ?? y) - y) * share,
    health: track.health[from] ?? 100,
    vehicle: track.vehicle[from] ?? 0,
    isLanded: landing === null || at >= landing.at,
    isDead: diedAt !== null && at >= diedAt,
  };
}

function shareOfWay(times: ArrayLike<number>, last: number, at: number): number {
  const [begin = 0, end] = [times[last], times[last + 1]];
  if (end === undefined || end <= begin || end - begin > maxGap) return 0;
  return (at - begin) / (end - begin);
}

/** The players of one team, as positions in `Tracks.players`. */
export interface Team {
  /** Null: a player without a team. */
  readonly id: number | null;
  readonly rank: number | null;
  readonly members: readonly number[];
}

/** The teams of a match, the best first. A player without a team is one of their own. */
export function listTeams({ players }: Pick<Tracks, 'players'>): readonly Team[] {
  const groups = Map.groupBy(
    players.map((player, at) => ({ player, at })),
    ({ player, at }) => (player.teamId === null ? `alone ${at}` : player.teamId),
  );
  return [...groups.values()]
    .map((group): Team => {
      const [first] = group;
      return {
        id: first?.player.teamId ?? null,
        rank: first?.player.teamRank ?? null,
        members: group.map(({ at }) => at),
      };
    })
    .toSorted((a, b) => (a.rank ?? 999) - (b.rank ?? 999) || (a.id ?? 999) - (b.id ?? 999));
}

export const teamOf = (teams: readonly Team[], player: number): Team | undefined =>
  teams.find(({ members }) => members.includes(player));

/** Finds the player whom an address names, by name or account id. Otherwise the one with most kills in the best team. */
export function findFollowed(tracks: Pick<Tracks, 'players' | 'log'>, wanted: string | null): number | null {
  const { players } = tracks;
  const named = players.findIndex(({ name, accountId }) => name === wanted || accountId === wanted);
  if (named >= 0) return named;
  const [best] = listTeams(tracks);
  const kills = countKills(tracks);
  const isTracked = (player: number) => hasTrack(players[player]);
  const members = (best?.members ?? []).toSorted(
    (a, b) => Number(isTracked(b)) - Number(isTracked(a)) || (kills[b] ?? 0) - (kills[a] ?? 0),
  );
  return members[0] ?? null;
}

/** Kills of each player until a second, without those of teammates. */
export function countKills(
  { players, log }: Pick<Tracks, 'players' | 'log'>,
  at = Number.POSITIVE_INFINITY,
): readonly number[] {
  const kills = players.map(() => 0);
  for (const { type, at: time, by, whom } of log) {
    if (type !== 'kill' || time > at || by === null || by === whom) continue;
    const [killer, victim] = [players[by], players[whom]];
    const isTeammate = killer?.teamId !== null && killer?.teamId === victim?.teamId;
    if (!isTeammate) kills[by] = (kills[by] ?? 0) + 1;
  }
  return kills;
}

const hasTrack = (player: TrackPlayer | undefined): boolean => (player?.track.at.length ?? 0) > 0;

export const isAliveAt = (player: TrackPlayer | undefined, at: number): boolean =>
  player !== undefined && (player.diedAt === null || player.diedAt > at);

/** How many players and teams are alive at a second. */
export function countAlive({ players }: Pick<Tracks, 'players'>, at: number) {
  const alive = players.filter((player) => isAliveAt(player, at));
  return {
    players: alive.length,
    teams: new Set(alive.map(({ teamId, accountId }) => teamId ?? accountId)).size,
  };
}
