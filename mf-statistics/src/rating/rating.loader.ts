import type { Site } from '@hotdrop/shared-domain/contract';
import {
  durations,
  failureStatus,
  findCurrentSeason,
  loaderSignal,
  reportFailure,
} from '@hotdrop/shared-domain/rules';
import { chooseStatistics, finishFetchingRatings, startFetchingRatings } from '@hotdrop/shared-domain/store';
import type { Ratings, Result } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { withTimeout } from '../loading/with-timeout.ts';
import { type Board, defaultMode, defaultShard, hasRatings, readNamedBoard } from './board.ts';
import { findMarkedPlayer, type Marked } from './marked-player/find-marked-player.ts';
import { lastKnownRatings } from './ratings-cache.ts';

export interface RatingData extends Board {
  /** Null: unknown. */
  readonly season: string | null;
  /** Null: the request failed, and this tab has no earlier answer. */
  readonly ratings: Ratings | null;
  /** The request failed, and `ratings` is the last known answer. */
  readonly isStale: boolean;
  /** Null: the address names no player. */
  readonly marked: Marked | null;
}

const noRatings: Result<Ratings> = {
  ok: true,
  data: { ratings: [], sample: null, updatedAt: null, quantiles: null },
  demo: false,
};

const about = { area: 'mf-statistics', page: 'rating' };

/** Loads the distribution of rank points on a board, and the points of a marked player. */
export const ratingLoader =
  (site: Site) =>
  async ({ request: { url, signal: leaving } }: LoaderFunctionArgs) => {
    const { api, game, store } = site;
    const signal = loaderSignal(site, leaving);
    const query = new URL(url).searchParams;
    const named = readNamedBoard(game, query);
    if (!named) throw data(null, { status: 404 });
    const shard = named.shard ?? defaultShard(game, store.getState().selectedPlatform);
    const season = findCurrentSeason(site, shard, signal, about);
    // The chart does not wait for its tiers. The points of a player depend on the season, so they do.
    const seasonInTime = withTimeout(durations.optionalDataTimeout, season);
    const mode = named.mode ?? defaultMode(game, await seasonInTime);
    const board = { shard, mode };
    const wanted = query.get('player')?.trim();

    chooseStatistics(store, { category: 'rating', ...board });
    startFetchingRatings(store);
    const [answer, marked] = await Promise.all([
      hasRatings(game, board) ? api.getRatings(board, { signal }) : noRatings,
      wanted && hasRatings(game, board) ? findMarkedPlayer(site, board, season, wanted, signal) : null,
    ]);
    const ratings = answer.ok ? answer.data : lastKnownRatings(site, board);
    // A visitor who has left is already waiting for another board.
    if (!leaving.aborted) finishFetchingRatings(store, answer.ok ? answer.data.ratings : null);
    // The page shows that the chart is stale or missing; the operator needs the reason.
    if (!answer.ok) reportFailure(site, answer.error, about);

    const found: RatingData = {
      ...board,
      season: (await seasonInTime)?.id ?? null,
      ratings,
      isStale: !answer.ok && ratings !== null,
      marked,
    };
    return data(found, { status: answer.ok ? 200 : failureStatus(answer.error) });
  };
