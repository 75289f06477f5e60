import { rankPointsOf } from '@hotdrop/shared-domain/stats';
import type { RankedModeStats } from '@hotdrop/shared-domain/wire';
import type { RankedPlayer } from './compared.ts';
import { findBest, readStat, statRows } from './stat-table.tsx';

interface Contender extends RankedPlayer {
  readonly ranked: RankedModeStats;
}

export interface Leaders {
  /** Those who lead in most stats: one, several who lead in equally many, or none if all stats are equal. */
  readonly leaders: readonly Contender[];
  /** The stats in which each of them leads, and all that can be compared. */
  readonly led: number;
  readonly compared: number;
  /** Whether the leader has the highest average damage. */
  readonly hitsHardest: boolean;
  /** Who has the most points, and who follows. Null: the best two have equally many, or fewer than two have a rank. */
  readonly points: { readonly first: Contender; readonly second: Contender; readonly ahead: number } | null;
  /** Who has the most games. Null: the first two have equally many. */
  readonly busiest: { readonly who: Contender; readonly hasMostWins: boolean } | null;
}

/** Fewer games than these are few. */
export const fewGames = 25;

const isAlone = <T>([first, second]: readonly T[], read: (one: T) => number): boolean =>
  first !== undefined && second !== undefined && read(first) > read(second);

/** Sets the players with ranked games against each other. Null: there are fewer than two. */
export function findLeaders(players: readonly RankedPlayer[]): Leaders | null {
  const contenders = players.flatMap((one): Contender[] =>
    one.ranked ? [{ ...one, ranked: one.ranked }] : [],
  );
  const rows = statRows.flatMap((row) => {
    const values = contenders.map(({ ranked }) => readStat(row, ranked));
    return row.better && values.filter((value) => value !== null).length > 1 ? [row] : [];
  });
  // A stat that several share has no leader.
  const leaderOf = rows.map((row) => {
    const best = findBest(row, contenders);
    const holders = contenders.filter(({ ranked }) => readStat(row, ranked) === best);
    return { row, leader: best !== null && holders.length === 1 ? holders[0] : undefined };
  });
  const ledBy = (who: Contender) => leaderOf.filter(({ leader }) => leader === who).length;
  const led = Math.max(...contenders.map(ledBy));
  const leaders = led > 0 ? contenders.filter((one) => ledBy(one) === led) : [];

  const sortBy = (read: (ranked: RankedModeStats) => number) =>
    contenders.toSorted((a, b) => read(b.ranked) - read(a.ranked));
  const byGames = sortBy(({ roundsPlayed }) => roundsPlayed);
  const byWins = sortBy(({ wins }) => wins);
  const [busiest] = byGames;
  if (!busiest || contenders.length < 2) return null;
  return {
    leaders,
    led,
    compared: rows.length,
    hitsHardest: leaderOf.some(({ row, leader }) => row.id === 'damage' && leader && leader === leaders[0]),
    points: findMostPoints(contenders),
    busiest: isAlone(byGames, ({ ranked }) => ranked.roundsPlayed)
      ? {
          who: busiest,
          hasMostWins: byWins[0] === busiest && isAlone(byWins, ({ ranked }) => ranked.wins),
        }
      : null,
  };
}

function findMostPoints(contenders: readonly Contender[]): Leaders['points'] {
  const [first, second] = contenders
    .flatMap((who) => {
      const points = rankPointsOf(who.ranked);
      return points === null ? [] : [{ who, points }];
    })
    .sort((a, b) => b.points - a.points);
  if (!first || !second) return null;
  const ahead = Math.round(first.points) - Math.round(second.points);
  return ahead > 0 ? { first: first.who, second: second.who, ahead } : null;
}
