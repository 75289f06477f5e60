import { formatTimestamp, type OffsetAt } from '../text/index.ts';
import type { MatchParticipant, MatchSummary } from '../wire/index.ts';
import { averageDamage, type Stat } from './formulas.ts';

export type MatchResult = 'win' | 'top10' | 'other';

type Placed = Pick<MatchParticipant, 'teamRank' | 'teamTotal'>;

/** Tenth or better, wins included. Among ten teams or fewer, there is no top 10. */
export const isTop10 = ({ teamRank, teamTotal }: Placed): boolean => teamRank <= 10 && teamTotal > 10;

export const matchResult = (own: Placed): MatchResult =>
  own.teamRank === 1 ? 'win' : isTop10(own) ? 'top10' : 'other';

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
  readonly top10s: number;
  readonly kills: number;
  readonly averageDamage: Stat;
  /** Seconds alive. */
  readonly survivedTime: number;
}

type PlayedLine = Placed & Pick<MatchParticipant, 'kills' | 'damageDealt' | 'timeSurvived'>;

export function summarize(lines: readonly PlayedLine[]): SessionSummary {
  const total = (stat: (line: PlayedLine) => number) => lines.reduce((sum, line) => sum + stat(line), 0);
  return {
    matches: lines.length,
    wins: lines.filter(({ teamRank }) => teamRank === 1).length,
    top10s: lines.filter(isTop10).length,
    kills: total((line) => line.kills),
    averageDamage: averageDamage(
      total((line) => line.damageDealt),
      lines.length,
    ),
    survivedTime: total((line) => line.timeSurvived),
  };
}

/** When a match began and when it ended for the player, in milliseconds. NaN: the time cannot be read. */
export interface PlayedTime {
  readonly start: number;
  readonly end: number;
}

/** Matches that a player played in a row. */
export interface Session<T> extends PlayedTime {
  /** Newest first. */
  readonly matches: readonly T[];
}

/** Time without play that ends a session, in milliseconds. It is counted from the end of a match to the next start. */
export const sessionGap = 2 * 60 * 60_000;

/**
 * Groups matches by session, the newest session first. Matches without a readable time are sessions of their own, after
 * all others.
 */
export function groupBySession<T>(
  matches: readonly T[],
  timeOf: (match: T) => PlayedTime,
): readonly Session<T>[] {
  const played = matches.map((match) => ({ match, time: timeOf(match) }));
  const isReadable = ({ time }: (typeof played)[number]) => !Number.isNaN(time.start + time.end);
  const inOrder = played.filter(isReadable).sort((a, b) => a.time.start - b.time.start);
  const sessions: Session<T>[] = [];
  for (const { match, time } of inOrder) {
    const last = sessions.at(-1);
    if (last && time.start - last.end < sessionGap) {
      // A player who was eliminated can begin another match before the last one has ended.
      const end = Math.max(last.end, time.end);
      sessions[sessions.length - 1] = { ...last, end, matches: [match, ...last.matches] };
    } else sessions.push({ ...time, matches: [match] });
  }
  const unreadable = played.filter((one) => !isReadable(one));
  return [...sessions.reverse(), ...unreadable.map(({ match, time }) => ({ ...time, matches: [match] }))];
}

/** The date on which a session began, in the zone with these offsets: `2026-11-21`; `–` if it cannot be read. */
export const sessionDate = ({ start }: Pick<PlayedTime, 'start'>, offsetAt: OffsetAt): string =>
  formatTimestamp(start, offsetAt).slice(0, 'YYYY-MM-DD'.length);
