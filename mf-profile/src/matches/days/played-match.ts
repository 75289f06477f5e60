import type { Game } from '@hotdrop/shared-domain/game';
import { findParticipant, type MatchResult, markedResult, matchTime } from '@hotdrop/shared-domain/stats';
import type { MatchParticipant, MatchSummary } from '@hotdrop/shared-domain/wire';
import { hasElimination } from '../match-summary.ts';
import type { WeaponNames } from '../weapon-names.ts';

/** A match with the player's own result. */
export interface PlayedMatch {
  readonly match: MatchSummary;
  readonly own: MatchParticipant;
  /** The rest of the team. */
  readonly mates: readonly MatchParticipant[];
  /** Time at which the match ended for the player, in milliseconds. */
  readonly endedAt: number;
  /** Null: a match without elimination. */
  readonly result: MatchResult | null;
  /** Name of the main weapon; null: none or not known. */
  readonly weapon: string | null;
  readonly teamDamage: number;
  /** The player's damage, compared with the most damage in the list. */
  readonly damageRatio: number;
}

export interface MatchesInput {
  readonly game: Game;
  readonly matches: readonly MatchSummary[];
  readonly accountId: string;
  readonly weapons: WeaponNames;
}

/** The most damage of the player in one of the matches; 0: no match has damage. */
export const findMostDamage = ({ matches, accountId }: Pick<MatchesInput, 'matches' | 'accountId'>): number =>
  Math.max(0, ...matches.map((match) => findParticipant(match, accountId)?.damageDealt ?? 0));

export function readPlayedMatches(input: MatchesInput): readonly PlayedMatch[] {
  const { game, matches, accountId, weapons } = input;
  const most = findMostDamage(input);
  return matches.flatMap((match): PlayedMatch[] => {
    const own = findParticipant(match, accountId);
    if (!own) return [];
    const { mainWeapon, damageDealt } = own;
    return [
      {
        match,
        own,
        mates: match.participants.filter((one) => one !== own),
        endedAt: matchTime(match.createdAt, own.timeSurvived),
        result: hasElimination(game, match) ? markedResult(own) : null,
        weapon: mainWeapon && (weapons[mainWeapon] ?? mainWeapon),
        teamDamage: match.participants.reduce((sum, one) => sum + one.damageDealt, 0),
        damageRatio: most > 0 ? damageDealt / most : 0,
      },
    ];
  });
}
