import type { Answer, HistoryStep } from '@hotdrop/shared-domain/wire';

/** A step of a line over time. */
export interface LinePoint {
  /** In milliseconds. */
  readonly at: number;
  readonly value: number;
  /** The highest value of a long step. Null: not known. */
  readonly peak: number | null;
  /** The value at the same time earlier. Null: not known, or nothing is compared. */
  readonly earlier: number | null;
  /** The step is not over. */
  readonly isOpen: boolean;
}

interface Earlier {
  readonly offset: number;
  readonly history: readonly HistoryStep[];
}

/** Joins a history with an earlier one, which has the same times after its offset, or almost. */
export function toLine(
  history: readonly HistoryStep[],
  earlier: Earlier | null | undefined,
  step: number | undefined,
): readonly LinePoint[] {
  const before = (earlier?.history ?? []).map(({ at, count }) => ({
    at: Date.parse(at) + (earlier?.offset ?? 0),
    count,
  }));
  let next = 0;
  return history.map((each) => {
    const at = Date.parse(each.at);
    const tolerance = (step ?? 0) / 2;
    while (next < before.length && (before[next]?.at ?? 0) < at - tolerance) next += 1;
    const match = before[next];
    return {
      at,
      value: each.count,
      peak: each.peak ?? null,
      earlier: match && match.at <= at + tolerance ? match.count : null,
      isOpen: each.isOpen === true,
    };
  });
}

const none: readonly LinePoint[] = [];

/** The line of player counts with the earlier time. Empty if they are not known. */
export function toPoints(playing: Answer<'getPlaying'> | null): readonly LinePoint[] {
  if (!playing) return none;
  const { history, earlier, step } = playing;
  return toLine(history, earlier, step);
}
