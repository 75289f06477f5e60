import { isBot } from '../game/index.ts';
import type { Grade, MatchMember } from '../wire/index.ts';

/** What a grade compares. */
export type GradedPlayer = Pick<
  MatchMember,
  'playerId' | 'teamId' | 'teamRank' | 'kills' | 'assists' | 'damageDealt' | 'timeSurvived'
>;

/** The most points of each part of a grade. */
export const gradeWeights: Grade = { place: 40, damage: 30, kills: 20, time: 10 };

/** The share of the others whom a player beats. Equals count half. */
const percentile = (own: number, others: readonly number[]): number => {
  const worse = others.filter((other) => other < own).length;
  const equal = others.filter((other) => other === own).length;
  return (worse + equal / 2) / others.length;
};

/**
 * Grades a player of a match by the percentiles among its people. Teammates share a place, so it is compared with those
 * of other teams. Null: a bot, or a player without opponents.
 */
export function gradePlayer(player: GradedPlayer, everyone: readonly GradedPlayer[]): Grade | null {
  if (isBot(player.playerId)) return null;
  const others = everyone.filter(({ playerId }) => !isBot(playerId) && playerId !== player.playerId);
  const opponents = others.filter(({ teamId }) => teamId !== player.teamId);
  if (opponents.length === 0) return null;
  const rate = (part: keyof Grade, of: (one: GradedPlayer) => number, compared: readonly GradedPlayer[]) =>
    Math.round(gradeWeights[part] * percentile(of(player), compared.map(of)));
  return {
    place: rate('place', ({ teamRank }) => -teamRank, opponents),
    damage: rate('damage', ({ damageDealt }) => damageDealt, others),
    kills: rate('kills', ({ kills, assists }) => kills + assists, others),
    time: rate('time', ({ timeSurvived }) => timeSurvived, others),
  };
}

/** 0 to 100: the sum of the parts. */
export const gradeScore = ({ place, damage, kills, time }: Grade): number => place + damage + kills + time;

/** The least score of each letter, so that about 5 % of matches have an S, 20 % an A, and 40 % a B. */
const letters = [
  ['S', 96],
  ['A', 75],
  ['B', 35],
  ['C', 15],
] as const;

type GradeLetter = (typeof letters)[number][0] | 'D';

export const gradeLetter = (score: number): GradeLetter =>
  letters.find(([, least]) => score >= least)?.[0] ?? 'D';
