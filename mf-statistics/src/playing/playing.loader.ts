import type { Site } from '@hotdrop/shared-domain/contract';
import { readPage } from '@hotdrop/shared-domain/links';
import { failureStatus, loaderSignal, reportFailure } from '@hotdrop/shared-domain/rules';
import { setPlayerCount } from '@hotdrop/shared-domain/store';
import {
  type Answer,
  apiOf,
  type FailureKind,
  type PlayingComparison,
  type PlayingRange,
} from '@hotdrop/shared-domain/wire';
import { useLinks } from '@hotdrop/shared-ui/site';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { commentsParam, type LoadedComments, readComments } from '../comments/read-comments.ts';
import { linkPatterns } from '../link-patterns.ts';

/** The ranges of the chart, in the order of their tabs. */
export const ranges: readonly PlayingRange[] = ['day', 'week', 'month', 'year', 'all'];

/** Reads the range of an address; defaults to a week. */
const readRange = (text: string | null): PlayingRange => ranges.find((range) => range === text) ?? 'week';

/** The earlier times with which each range can be compared. */
const comparisons: Readonly<Record<PlayingRange, readonly PlayingComparison[]>> = {
  day: ['day', 'week', 'year'],
  week: ['week', 'year'],
  month: ['year'],
  year: ['year'],
  all: [],
};

export const comparisonsOf = (range: PlayingRange): readonly PlayingComparison[] => comparisons[range];

/** Reads the comparison of an address; null: none, or not of this range. */
const readComparison = (text: string | null, range: PlayingRange): PlayingComparison | null =>
  comparisonsOf(range).find((each) => each === text) ?? null;

export interface PlayingData {
  readonly range: PlayingRange;
  /** Null: the chart is not compared. */
  readonly compare: PlayingComparison | null;
  /** Null: the request failed. */
  readonly playing: Answer<'getPlaying'> | null;
  /** Why the request failed. */
  readonly failure: FailureKind | null;
  readonly commentsPage: number;
  /** Null: the comments were late; the browser requests them. */
  readonly comments: LoadedComments | null;
}

/** Loads the player count, its history, the top games, and a page of comments. */
export const playingLoader =
  (site: Site) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { store } = site;
    const api = apiOf(site);
    const signal = loaderSignal(site, request.signal);
    const query = new URL(request.url).searchParams;
    const range = readRange(query.get('range'));
    const compare = readComparison(query.get('compare'), range);
    const commentsPage = readPage(query.get(commentsParam));
    const [count, playing, comments] = await Promise.all([
      api.getPlayerCount({}, { signal }),
      api.getPlaying({ range, ...(compare && { compare }) }, { signal }),
      readComments(site, commentsPage, signal),
    ]);
    // If the count fails, the page keeps the last known one.
    if (count.ok) setPlayerCount(store, count.data);
    else reportFailure(site, count.error, { area: 'mf-statistics', page: 'playing' });
    const found: PlayingData = {
      range,
      compare,
      playing: playing.ok ? playing.data : null,
      failure: playing.ok ? null : playing.error.kind,
      commentsPage,
      comments,
    };
    return data(found, { status: playing.ok ? 200 : failureStatus(playing.error) });
  };

/** Provides links to the page with a range and a comparison, which is left out where the range has none. */
export function usePlayingLink() {
  const links = useLinks(linkPatterns);
  return (range: PlayingRange, compare: PlayingComparison | null): string => {
    const isPossible = compare !== null && comparisonsOf(range).includes(compare);
    return links.playing({ range }) + (isPossible ? `&compare=${compare}` : '');
  };
}
