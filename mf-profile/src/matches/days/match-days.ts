import type { Game } from '@hotdrop/shared-domain/game';
import {
  type MatchResult,
  matchResult,
  matchTime,
  playerIn,
  type SessionSummary,
  summarize,
} from '@hotdrop/shared-domain/stats';
import { koreanTime } from '@hotdrop/shared-domain/text';
import type { MatchParticipant, MatchSummary } from '@hotdrop/shared-domain/wire';
import { isForAPlace } from '../has-elimination.ts';
import type { WeaponNames } from '../weapon-names.ts';

/** A match and the player's own line in it. */
export interface Played {
  readonly match: MatchSummary;
  readonly own: MatchParticipant;
  /** When it was over for the player, in milliseconds. */
  readonly endedAt: number;
  /** Null: it was not played for a place. */
  readonly result: MatchResult | null;
  /** What the main weapon is called; null: not known, or none. */
  readonly weapon: string | null;
}

/** The matches of one day, newest first. */
export interface Day {
  /** `2026-11-21`: the site counts days in Korea. */
  readonly date: string;
  readonly played: readonly Played[];
  /** Of the matches that were played for a place; null: of none. */
  readonly summary: SessionSummary | null;
}

const dateOf = (time: number) => koreanTime(time).slice(0, 'YYYY-MM-DD'.length);

interface Listed {
  readonly game: Game;
  readonly matches: readonly MatchSummary[];
  readonly accountId: string;
  readonly weapons: WeaponNames;
}

export function daysOf({ game, matches, accountId, weapons }: Listed): readonly Day[] {
  const played = matches.flatMap((match): Played[] => {
    const own = playerIn(match, accountId);
    if (!own) return [];
    const { mainWeapon } = own;
    const endedAt = matchTime(match.createdAt, own.timeSurvived);
    const weapon = mainWeapon && (weapons[mainWeapon] ?? mainWeapon);
    const result = isForAPlace(game, match) ? matchResult(own) : null;
    return [{ match, own, endedAt, result, weapon }];
  });
  return [...Map.groupBy(played, ({ endedAt }) => dateOf(endedAt))].map(([date, ofDay]) => {
    const counted = ofDay.filter(({ result }) => result !== null).map(({ own }) => own);
    return { date, played: ofDay, summary: counted.length > 0 ? summarize(counted) : null };
  });
}

const dayLength = 86_400_000;

/** How a day is called from where one stands; null: by its date alone. */
export function closeness(date: string, now: number): 'today' | 'yesterday' | null {
  if (date === dateOf(now)) return 'today';
  return date === dateOf(now - dayLength) ? 'yesterday' : null;
}
