import type { Answer } from '@hotdrop/shared-domain/wire';
import { type LinePoint, toLine } from '../../chart/line-series.ts';

const none: readonly LinePoint[] = [];

/** The line of player counts with the earlier time. Empty if they are not known. */
export function toPoints(playing: Answer<'getPlaying'> | null): readonly LinePoint[] {
  if (!playing) return none;
  const { history, earlier, step } = playing;
  return toLine(history, earlier, step);
}
