import { type Game, isCountedMatch, readMatchType } from '@hotdrop/shared-domain/game';
import type { SlotContext } from '@hotdrop/shared-domain/slots';
import {
  findParticipant,
  groupBySession,
  type MatchResult,
  matchResult,
  matchTime,
  type Session,
  type SessionSummary,
  sessionDate,
  summarize,
} from '@hotdrop/shared-domain/stats';
import type { OffsetAt } from '@hotdrop/shared-domain/text';
import type { MatchParticipant, MatchSummary } from '@hotdrop/shared-domain/wire';
import type { WeaponNames } from '../stats/weapon-names.ts';
import type { MatchList, SessionPoints } from './match-list.ts';

export interface PlayedSession extends Session<PlayedMatch> {
  /** Sums of the matches that count; null: there are none. */
  readonly summary: SessionSummary | null;
  /** The best match that counts; null: there is none. */
  readonly best: PlayedMatch | null;
  /** Rank points won or lost; null: not known. */
  readonly points: number | null;
  /** Whether another page may have earlier matches of the session. */
  readonly isCutBefore: boolean;
  /** Whether another page may have later ones. */
  readonly isCutAfter: boolean;
}

/** The sessions that began on one day, newest first. */
export interface Day {
  /** `2026-11-21`; `–` for matches without a readable time. */
  readonly date: string;
  readonly sessions: readonly PlayedSession[];
}

/** The best place, then the most kills, then the most damage. */
const compare = (a: PlayedMatch, b: PlayedMatch): number =>
  a.own.teamRank - b.own.teamRank || b.own.kills - a.own.kills || b.own.damageDealt - a.own.damageDealt;

/** Whether other pages have older and newer matches. */
interface OtherPages {
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

function describe(
  session: Session<PlayedMatch>,
  points: SessionPoints,
  isCutBefore: boolean,
  isCutAfter: boolean,
): PlayedSession {
  const counted = session.matches.filter(({ isCounted }) => isCounted);
  return {
    ...session,
    summary: counted.length > 0 ? summarize(counted.map(({ own }) => own)) : null,
    best: counted.toSorted(compare)[0] ?? null,
    points: Number.isNaN(session.start) ? null : (points[new Date(session.start).toISOString()] ?? null),
    isCutBefore,
    isCutAfter,
  };
}

/** Groups matches by session, and sessions by the date on which they began, in the zone with these offsets. */
export function groupByDay(
  input: MatchesInput & Pick<MatchList, 'points'>,
  { hasOlder, hasNewer }: OtherPages,
  offsetAt: OffsetAt,
): readonly Day[] {
  const sessions = groupBySession(readPlayedMatches(input), ({ match, endedAt }) => ({
    start: Date.parse(match.createdAt),
    end: endedAt,
  }));
  const described = sessions.map((session, at) =>
    describe(session, input.points, hasOlder && at === sessions.length - 1, hasNewer && at === 0),
  );
  return [...Map.groupBy(described, (session) => sessionDate(session, offsetAt))].map(([date, ofDay]) => ({
    date,
    sessions: ofDay,
  }));
}

export const findOtherPages = ({
  position,
  perPage,
  totalCount,
}: Pick<MatchList, 'position' | 'perPage' | 'totalCount'>): OtherPages => ({
  hasOlder: position.page * perPage < totalCount,
  hasNewer: position.from > 1,
});

/** Whether the list has all matches of the session. */
export const isWhole = ({ isCutBefore, isCutAfter }: PlayedSession): boolean => !isCutBefore && !isCutAfter;

/** A match with the player's own result. */
export interface PlayedMatch {
  readonly match: MatchSummary;
  readonly own: MatchParticipant;
  /** The rest of the team. */
  readonly mates: readonly MatchParticipant[];
  /** Time at which the match ended for the player, in milliseconds. */
  readonly endedAt: number;
  /** Whether it counts in sums and has a top 10. Others can be won, too. */
  readonly isCounted: boolean;
  /** Null: a match without elimination. */
  readonly result: MatchResult | null;
  /** Name of the main weapon; null: none or not known. */
  readonly weapon: string | null;
  readonly teamDamage: number;
  /** The player's damage, compared with the most damage in the list. */
  readonly damageRatio: number;
}

interface MatchesInput {
  readonly game: Game;
  readonly matches: readonly MatchSummary[];
  readonly accountId: string;
  readonly weapons: WeaponNames;
}

/** The most damage of the player in one of the matches; 0: no match has damage. */
const findMostDamage = ({ matches, accountId }: Pick<MatchesInput, 'matches' | 'accountId'>): number =>
  Math.max(0, ...matches.map((match) => findParticipant(match, accountId)?.damageDealt ?? 0));

export function readPlayedMatches(input: MatchesInput): readonly PlayedMatch[] {
  const { game, matches, accountId, weapons } = input;
  const most = findMostDamage(input);
  return matches.flatMap((match): PlayedMatch[] => {
    const own = findParticipant(match, accountId);
    if (!own) return [];
    const { mainWeapon, damageDealt } = own;
    const isCounted = isCountedMatch(game, match);
    const result = matchResult(own);
    return [
      {
        match,
        own,
        mates: match.participants.filter((one) => one !== own),
        endedAt: matchTime(match.createdAt, own.timeSurvived),
        isCounted,
        result: hasElimination(game, match) ? (isCounted || result === 'win' ? result : 'other') : null,
        weapon: mainWeapon && (weapons[mainWeapon] ?? mainWeapon),
        teamDamage: match.participants.reduce((sum, one) => sum + one.damageDealt, 0),
        damageRatio: most > 0 ? damageDealt / most : 0,
      },
    ];
  });
}

type Described = Pick<MatchSummary, 'id' | 'createdAt' | 'matchType' | 'gameMode' | 'mapName'>;

/** Describes a match and its player to the parts of other areas. */
export const describeMatch = (
  { id, createdAt, matchType, gameMode, mapName }: Described,
  { shard, playerId, name }: Pick<MatchParticipant, 'shard' | 'playerId' | 'name'>,
): SlotContext<'profile.match' | 'match.section'> => ({
  match: { id, createdAt, matchType, gameMode, mapName },
  player: { shard, accountId: playerId, name },
});

/** Whether teams are eliminated, so that placings mean something. In training the game ranks everyone first. */
export const hasElimination = (game: Game, { matchType }: Pick<MatchSummary, 'matchType'>): boolean =>
  readMatchType(game, matchType).hasKillLog;
