import { readMap } from '@hotdrop/shared-domain/game';
import type { MatchRecord } from '@hotdrop/shared-domain/wire';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema/matches.ts';

/** Rates, the best map, and the best partner of fewer games would be chance. */
export const enoughGames = 5;

/** Sums of matches, from which records are computed. */
export interface Sums {
  readonly games: number;
  readonly wins: number;
  readonly top10s: number;
  readonly damage: number;
  readonly places: number;
  readonly longestKill: number;
}

/** The columns of the sums of a group of rows. */
export const sumColumns = {
  games: sql<number>`count(*)::int`,
  wins: sql<number>`(count(*) filter (where ${participants.teamRank} = 1))::int`,
  top10s: sql<number>`(count(*) filter (where ${participants.teamRank} <= 10))::int`,
  damage: sql<number>`sum(${participants.damageDealt})`,
  places: sql<number>`sum(${participants.teamRank})::int`,
  longestKill: sql<number>`max(${participants.longestKill})`,
};

export const toRecord = (all: readonly Sums[]): MatchRecord => {
  const total = (figure: Exclude<keyof Sums, 'longestKill'>) =>
    all.reduce((sum, sums) => sum + sums[figure], 0);
  const games = total('games');
  return {
    games,
    wins: total('wins'),
    top10s: total('top10s'),
    averageDamage: total('damage') / games,
    averagePlace: total('places') / games,
    longestKill: Math.max(...all.map(({ longestKill }) => longestKill)) || null,
  };
};

/** The game renames maps, so several ids have the same name. Returns a function that finds the first id of a map's name. */
export const unifyMaps = ({ game }: Context, all: readonly { readonly mapName: string }[]) => {
  const nameOf = (mapName: string) => readMap(game, mapName).name.en;
  const ids = new Map(all.toReversed().map(({ mapName }) => [nameOf(mapName), mapName]));
  return ({ mapName }: { readonly mapName: string }) => ids.get(nameOf(mapName)) ?? mapName;
};
