import type { TrackPlayer, Tracks } from '@hotdrop/shared-domain/tracks';

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
