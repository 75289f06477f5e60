import type { Game } from '@hotdrop/shared-domain/game';
import {
  findParticipant,
  type MatchResult,
  matchResult,
  matchTime,
  type SessionSummary,
  summarize,
} from '@hotdrop/shared-domain/stats';
import { koreanTime } from '@hotdrop/shared-domain/text';
import type { MatchParticipant, MatchSummary } from '@hotdrop/shared-domain/wire';
import { hasElimination } from '../has-elimination.ts';
import type { WeaponNames } from '../weapon-names.ts';

/** A match with the player's own result. */
export interface PlayedMatch {
  readonly match: MatchSummary;
  readonly own: MatchParticipant;
  /** Time at which the match ended for the player, in milliseconds. */
  readonly endedAt: number;
  /** Null: a match without elimination. */
  readonly result: MatchResult | null;
  /** Name of the main weapon; null: none or not known. */
  readonly weapon: string | null;
}

/** The matches of one day, newest first. */
export interface Day {
  /** `2026-11-21`, in Korean time. */
  readonly date: string;
  readonly played: readonly PlayedMatch[];
  /** Sums of the matches with elimination; null: there are none. */
  readonly summary: SessionSummary | null;
}

const dateOf = (time: number) => koreanTime(time).slice(0, 'YYYY-MM-DD'.length);

interface DayInput {
  readonly game: Game;
  readonly matches: readonly MatchSummary[];
  readonly accountId: string;
  readonly weapons: WeaponNames;
}

/** Among ten teams or fewer, all are in the top 10: only a win is marked. */
function findMarkedResult(own: MatchParticipant): MatchResult {
  const result = matchResult(own);
  return result === 'top10' && own.teamTotal <= 10 ? 'other' : result;
}

export function groupByDay({ game, matches, accountId, weapons }: DayInput): readonly Day[] {
  const played = matches.flatMap((match): PlayedMatch[] => {
    const own = findParticipant(match, accountId);
    if (!own) return [];
    const { mainWeapon } = own;
    const endedAt = matchTime(match.createdAt, own.timeSurvived);
    const weapon = mainWeapon && (weapons[mainWeapon] ?? mainWeapon);
    const result = hasElimination(game, match) ? findMarkedResult(own) : null;
    return [{ match, own, endedAt, result, weapon }];
  });
  return [...Map.groupBy(played, ({ endedAt }) => dateOf(endedAt))].map(([date, ofDay]) => {
    const counted = ofDay.filter(({ result }) => result !== null).map(({ own }) => own);
    return { date, played: ofDay, summary: counted.length > 0 ? summarize(counted) : null };
  });
}

const dayLength = 86_400_000;

export function getRelativeDay(date: string, now: number): 'today' | 'yesterday' | null {
  if (date === dateOf(now)) return 'today';
  return date === dateOf(now - dayLength) ? 'yesterday' : null;
}
