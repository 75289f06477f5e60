import type { Game } from '@hotdrop/shared-domain/game';
import {
  findParticipant,
  type MatchResult,
  matchResult,
  matchTime,
  type SessionSummary,
  summarize,
} from '@hotdrop/shared-domain/stats';
import { formatTimestamp, type OffsetAt } from '@hotdrop/shared-domain/text';
import type { MatchParticipant, MatchSummary } from '@hotdrop/shared-domain/wire';
import { hasElimination } from '../match-summary.ts';
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
  /** `2026-11-21`; `–` for matches without a readable time. */
  readonly date: string;
  readonly played: readonly PlayedMatch[];
  /** Sums of the matches with elimination; null: there are none. */
  readonly summary: SessionSummary | null;
}

const dateOf = (time: number, offsetAt: OffsetAt) =>
  formatTimestamp(time, offsetAt).slice(0, 'YYYY-MM-DD'.length);

interface MatchesInput {
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

export const readPlayedMatches = ({ game, matches, accountId, weapons }: MatchesInput) =>
  matches.flatMap((match): PlayedMatch[] => {
    const own = findParticipant(match, accountId);
    if (!own) return [];
    const { mainWeapon } = own;
    const endedAt = matchTime(match.createdAt, own.timeSurvived);
    const weapon = mainWeapon && (weapons[mainWeapon] ?? mainWeapon);
    const result = hasElimination(game, match) ? findMarkedResult(own) : null;
    return [{ match, own, endedAt, result, weapon }];
  });

/** Groups matches by the date on which they ended, in the zone with these offsets. */
export const groupByDay = (input: MatchesInput, offsetAt: OffsetAt): readonly Day[] =>
  [...Map.groupBy(readPlayedMatches(input), ({ endedAt }) => dateOf(endedAt, offsetAt))].map(
    ([date, played]) => {
      const counted = played.filter(({ result }) => result !== null).map(({ own }) => own);
      return { date, played, summary: counted.length > 0 ? summarize(counted) : null };
    },
  );

const dayLength = 86_400_000;

export function getRelativeDay(date: string, now: number, offsetAt: OffsetAt): 'today' | 'yesterday' | null {
  const today = dateOf(now, offsetAt);
  if (date === today) return 'today';
  // Calendar days, because a day can have 23 or 25 hours.
  return Date.parse(today) - Date.parse(date) === dayLength ? 'yesterday' : null;
}
