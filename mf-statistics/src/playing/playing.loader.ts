import type { Site } from '@hotdrop/shared-domain/contract';
import { readPage } from '@hotdrop/shared-domain/links';
import { failureStatus, reportFailure } from '@hotdrop/shared-domain/rules';
import { setPlayerCount } from '@hotdrop/shared-domain/store';
import type { Answer, PlayingRange } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { commentsParam } from '../comments/comments-address.ts';
import { type CommentsRead, readComments } from '../comments/read-comments.ts';
import { readRange } from './ranges.ts';

export interface PlayingData {
  readonly range: PlayingRange;
  /** Null: it could not be read. */
  readonly playing: Answer<'getPlaying'> | null;
  readonly commentsPage: number;
  /** Null: not in time; the page reads them itself. */
  readonly comments: CommentsRead | null;
}

/** How many play now, how many played over a range, what others play, and what visitors say. */
export const playingLoader =
  (site: Site) =>
  async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const { api, store } = site;
    const query = new URL(url).searchParams;
    const range = readRange(query.get('range'));
    const commentsPage = readPage(query.get(commentsParam));
    const [count, playing, comments] = await Promise.all([
      api.getPlayerCount({}, { signal }),
      api.getPlaying({ range }, { signal }),
      readComments(site, commentsPage, signal),
    ]);
    // A count that fails interrupts nobody: the last known one stays, and the failure is for the log.
    if (count.ok) setPlayerCount(store, count.data);
    else reportFailure(site, count.error, { area: 'mf-statistics', page: 'playing' });
    const found: PlayingData = {
      range,
      playing: playing.ok ? playing.data : null,
      commentsPage,
      comments,
    };
    return data(found, { status: playing.ok ? 200 : failureStatus(playing.error) });
  };
