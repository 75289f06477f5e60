import type { Place, Tracks } from '@hotdrop/shared-domain/tracks';
import type { Team } from './moment.ts';

export interface TeamFight {
  /** Seconds of its first and its last hit. */
  readonly at: number;
  readonly to: number;
  readonly place: Place;
  /** The id of the team that this one killed most of, or lost most players to. Others may have shot, too. */
  readonly enemy: number;
  /** Positions in `Tracks.log` of its kills. */
  readonly killed: readonly number[];
  readonly lost: number;
  /** Whether nobody of the team died in it. */
  readonly isWon: boolean;
}

/** A player who is knocked in a fight can die this many seconds after its last hit. */
const aftermath = 30;

/** The fights of a team in which somebody died, oldest first. */
export function listFights({ fights, log, players }: Tracks, { id, members }: Team): readonly TeamFight[] {
  if (id === null) return [];
  const isOurs = (player: number | null) => player !== null && members.includes(player);
  const teamOf = (player: number | null) => (player === null ? null : (players[player]?.teamId ?? null));
  /** The team that knocked a player who then died without a killer. */
  const knockedBy = (whom: number, from: number, to: number) =>
    teamOf(
      log.findLast((one) => one.type === 'knock' && one.whom === whom && one.at >= from && one.at <= to)
        ?.by ?? null,
    );
  const counted = new Set<number>();
  return fights
    .filter(({ teams }) => teams.includes(id))
    .flatMap(({ from, to, teams, place }): TeamFight[] => {
      // Two fights can overlap, and each death belongs to the first.
      const deaths = log.flatMap((one, at) => {
        if (one.type !== 'kill' || counted.has(at) || one.at < from - 1 || one.at > to + aftermath) return [];
        const isLoss = isOurs(one.whom);
        if (!isLoss && !isOurs(one.by)) return [];
        const killer =
          one.by === null || one.by === one.whom ? knockedBy(one.whom, from - 1, one.at) : teamOf(one.by);
        const enemy = isLoss ? killer : teamOf(one.whom);
        return enemy !== null && enemy !== id && teams.includes(enemy) ? [{ at, isLoss, enemy }] : [];
      });
      for (const { at } of deaths) counted.add(at);
      const byEnemy = [...Map.groupBy(deaths, ({ enemy }) => enemy)];
      const [most] = byEnemy.toSorted(([, a], [, b]) => b.length - a.length);
      if (!most) return [];
      const lost = deaths.filter(({ isLoss }) => isLoss).length;
      return [
        {
          at: from,
          to,
          place,
          enemy: most[0],
          killed: deaths.flatMap(({ at: index, isLoss }) => (isLoss ? [] : [index])),
          lost,
          isWon: lost === 0,
        },
      ];
    });
}
