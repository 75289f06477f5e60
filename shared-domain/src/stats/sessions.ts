import { formatTimestamp, type OffsetAt } from '../text/index.ts';

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
