import type { Site } from '@hotdrop/shared-domain/contract';
import {
  durations,
  failureStatus,
  findCurrentSeason,
  loaderTimeout,
  reportFailure,
} from '@hotdrop/shared-domain/rules';
import { chooseStatistics, finishFetchingRatings, startFetchingRatings } from '@hotdrop/shared-domain/store';
import type { Ratings } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { within } from '../within.ts';
import { type Board, firstMode, readRankedMode, readShardOr } from './board.ts';
import { findMarked, type Marked } from './marked-player/find-marked-player.ts';
import { lastSpread } from './ratings-cache.ts';

export interface RatingData extends Board {
  /** Null: not known. */
  readonly season: string | null;
  /** Null: it could not be read, and never was in this tab. */
  readonly spread: Ratings | null;
  /** The spread is the last known one: it could not be read anew. */
  readonly isEarlier: boolean;
  /** Null: the address marks nobody. */
  readonly marked: Marked | null;
}

const about = { area: 'mf-statistics', page: 'rating' };

/** How ranked points are spread on a shard and in a mode, and where a player stands in them. */
export const ratingLoader =
  (site: Site) =>
  async ({ request: { url, signal: leaving } }: LoaderFunctionArgs) => {
    const { api, game, store } = site;
    const { signal } = loaderTimeout(site, leaving);
    const query = new URL(url).searchParams;
    const shard = readShardOr(game, query.get('shard'), store.getState().selectedPlatform);
    const running = findCurrentSeason(site, shard, signal, about);
    // The chart does without its tiers rather than wait; points of a player are those of a season.
    const soon = within(durations.optionalDataTimeout, running);
    const mode = readRankedMode(game, query.get('mode')) ?? firstMode(game, await soon);
    const board = { shard, mode };
    const wanted = query.get('player')?.trim();

    chooseStatistics(store, { category: 'rating', ...board });
    startFetchingRatings(store);
    const [answer, marked] = await Promise.all([
      api.getRatings(board, { signal }),
      wanted ? findMarked(site, board, running, wanted, signal) : null,
    ]);
    const spread = answer.ok ? answer.data : lastSpread(site, board);
    // A visitor who has left for another board waits for that one.
    if (!leaving.aborted) finishFetchingRatings(store, answer.ok ? answer.data.ratings : null);
    // The page says that the chart is old or missing; why is for the log.
    if (!answer.ok) reportFailure(site, answer.error, about);

    const found: RatingData = {
      ...board,
      season: (await soon)?.id ?? null,
      spread,
      isEarlier: !answer.ok && spread !== null,
      marked,
    };
    return data(found, { status: answer.ok ? 200 : failureStatus(answer.error) });
  };
