import {
  groupBySession,
  type Session,
  type SessionSummary,
  sessionDate,
  summarize,
} from '@hotdrop/shared-domain/stats';
import { dayLength, formatTimestamp, type OffsetAt } from '@hotdrop/shared-domain/text';
import type { MatchList, SessionPoints } from '../match-list.ts';
import { type MatchesInput, type PlayedMatch, readPlayedMatches } from './played-match.ts';

export interface PlayedSession extends Session<PlayedMatch> {
  /** Sums of the matches with elimination; null: there are none. */
  readonly summary: SessionSummary | null;
  /** The best match with elimination; null: there is none. */
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
  const counted = session.matches.filter(({ result }) => result !== null);
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

export const findOtherPages = ({ position, perPage, totalCount }: MatchList): OtherPages => ({
  hasOlder: position.page * perPage < totalCount,
  hasNewer: position.from > 1,
});

/** Whether the list has all matches of the session. */
export const isWhole = ({ isCutBefore, isCutAfter }: PlayedSession): boolean => !isCutBefore && !isCutAfter;

/** How many calendar days ago a date was. Days can have 23 or 25 hours. NaN: the date is not known. */
export const countDaysAgo = (date: string, now: number, offsetAt: OffsetAt): number =>
  (Date.parse(formatTimestamp(now, offsetAt).slice(0, 'YYYY-MM-DD'.length)) - Date.parse(date)) / dayLength;
