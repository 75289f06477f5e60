import type { Place, Tracks } from '@hotdrop/shared-domain/tracks';
import type { Team } from '../moment/teams.ts';

export interface TeamFight {
  /** Seconds of its first and its last hit. */
  readonly at: number;
  readonly to: number;
  readonly place: Place;
  /** Ids of the other teams. */
  readonly against: readonly number[];
  readonly kills: number;
  readonly lost: number;
  readonly outcome: 'won' | 'lost' | 'even';
}

/** A player who is knocked in a fight can die this many seconds after its last hit. */
const aftermath = 30;

/** The fights of a team in which somebody died, oldest first. */
export function listFights({ fights, log, players }: Tracks, { id, members }: Team): readonly TeamFight[] {
  if (id === null) return [];
  const isOurs = (player: number | null) => player !== null && members.includes(player);
  const counted = new Set<number>();
  return fights
    .filter(({ teams }) => teams.includes(id))
    .flatMap(({ from, to, teams, place }): TeamFight[] => {
      const against = teams.filter((team) => team !== id);
      // Two fights can overlap, and each death belongs to the first.
      const deaths = log.flatMap((one, at) => {
        const isHere = one.type === 'kill' && one.at >= from - 1 && one.at <= to + aftermath;
        const [killer, victim] = [one.by === null ? null : players[one.by], players[one.whom]];
        const isMeant =
          (isOurs(one.by) && against.includes(victim?.teamId ?? -1)) ||
          (isOurs(one.whom) && against.includes(killer?.teamId ?? -1));
        return isHere && isMeant && !counted.has(at) ? [{ at, one }] : [];
      });
      for (const { at } of deaths) counted.add(at);
      const lost = deaths.filter(({ one }) => isOurs(one.whom)).length;
      const kills = deaths.length - lost;
      if (deaths.length === 0) return [];
      const outcome = kills > lost ? 'won' : kills < lost ? 'lost' : 'even';
      return [{ at: from, to, place, against, kills, lost, outcome }];
    });
}
