import type { MatchParticipant, MatchSummary } from '../wire/index.ts';
import { averageDamage } from './formulas.ts';
import type { Figure } from './numbers.ts';

export type MatchResult = 'win' | 'top10' | 'other';

/** A win is first place; a top is tenth place or better. */
const matchResult = ({ teamRank }: Pick<MatchParticipant, 'teamRank'>): MatchResult =>
  teamRank === 1 ? 'win' : teamRank <= 10 ? 'top10' : 'other';

/** The result as lists mark it: among ten teams or fewer all are in the top ten, so only a win stands out. */
export const markedResult = (own: Pick<MatchParticipant, 'teamRank' | 'teamTotal'>): MatchResult => {
  const result = matchResult(own);
  return result === 'top10' && own.teamTotal <= 10 ? 'other' : result;
};

/** When the match ended for the player, in milliseconds. NaN: the start cannot be read. */
export const matchTime = (createdAt: string, timeSurvived: number): number =>
  Date.parse(createdAt) + timeSurvived * 1000;

/** The player among the participants of a match in a list, or the first one if the player is missing. */
export const findParticipant = (match: MatchSummary, accountId: string): MatchParticipant | undefined =>
  match.participants.find((one) => one.playerId === accountId) ?? match.participants[0];

/** Several consecutive matches of one player. */
export interface SessionSummary {
  readonly matches: number;
  readonly wins: number;
  /** Tenth or better, wins included. */
  readonly top10s: number;
  readonly kills: number;
  readonly averageDamage: Figure;
  /** Seconds alive. */
  readonly survivedTime: number;
}

export function summarize(lines: readonly MatchParticipant[]): SessionSummary {
  const total = (figure: (line: MatchParticipant) => number) =>
    lines.reduce((sum, line) => sum + figure(line), 0);
  const ended = (...results: MatchResult[]) =>
    lines.filter((line) => results.includes(matchResult(line))).length;
  return {
    matches: lines.length,
    wins: ended('win'),
    top10s: ended('win', 'top10'),
    kills: total((line) => line.kills),
    averageDamage: averageDamage(
      total((line) => line.damageDealt),
      lines.length,
    ),
    survivedTime: total((line) => line.timeSurvived),
  };
}
