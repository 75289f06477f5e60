import type { Site } from '@hotdrop/shared-domain/contract';
import { failureStatus } from '@hotdrop/shared-domain/rules';
import type { Answer, PlayingRange } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { readRange } from './ranges.ts';

export interface PlayingData {
  readonly range: PlayingRange;
  /** Null: it could not be read; the page shows a dash and goes on. */
  readonly count: Answer<'getPlayerCount'> | null;
  /** Null: it could not be read. */
  readonly playing: Answer<'getPlaying'> | null;
}

/** How many play now, how many played over a range, and what others play. */
export const playingLoader =
  ({ api, report }: Site) =>
  async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const range = readRange(new URL(url).searchParams.get('range'));
    const [count, playing] = await Promise.all([
      api.getPlayerCount({}, { signal }),
      api.getPlaying({ range }, { signal }),
    ]);
    // A count that fails interrupts nobody; its failure is for the log.
    if (!count.ok) report(count.error.message, { area: 'mf-statistics', page: 'playing' });
    const found: PlayingData = {
      range,
      count: count.ok ? count.data : null,
      playing: playing.ok ? playing.data : null,
    };
    return data(found, { status: playing.ok ? 200 : failureStatus(playing.error) });
  };
