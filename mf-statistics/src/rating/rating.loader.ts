import type { Site } from '@hotdrop/shared-domain/contract';
import { durations, failureStatus } from '@hotdrop/shared-domain/rules';
import { chooseStatistics, finishFetchingRatings, startFetchingRatings } from '@hotdrop/shared-domain/store';
import type { Ratings } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { within } from '../within.ts';
import { type Board, firstMode, readRankedMode, readShardOr } from './board.ts';
import { findMarked, type Marked } from './find-marked.ts';
import { runningSeason } from './running-season.ts';

export interface RatingData extends Board {
  /** Null: not known. */
  readonly season: string | null;
  /** Null: it could not be read. */
  readonly spread: Ratings | null;
  /** Null: the address marks nobody. */
  readonly marked: Marked | null;
}

/** How ranked points are spread on a shard and in a mode, and where a player stands in them. */
export const ratingLoader =
  (site: Site) =>
  async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const { api, game, report, store } = site;
    const query = new URL(url).searchParams;
    const shard = readShardOr(game, query.get('shard'), store.getState().selectedPlatform);
    const running = runningSeason(site, shard, signal);
    // The chart does without its tiers rather than wait; points of a player are those of a season.
    const soon = within(durations.sideFact, running);
    const mode = readRankedMode(game, query.get('mode')) ?? firstMode(game, await soon);
    const board = { shard, mode };
    const wanted = query.get('player')?.trim();

    chooseStatistics(store, { category: 'rating', ...board });
    startFetchingRatings(store);
    const [answer, marked] = await Promise.all([
      api.getRatings(board, { signal }),
      wanted ? findMarked(site, board, running, wanted, signal) : null,
    ]);
    const spread = answer.ok ? answer.data : null;
    // A visitor who has left for another board waits for that one.
    if (!signal.aborted) finishFetchingRatings(store, spread?.ratings ?? null);
    // The page says that the chart is missing; why is for the log.
    if (!answer.ok) report(answer.error.message, { area: 'mf-statistics', page: 'rating' });

    const found: RatingData = { ...board, season: (await soon)?.id ?? null, spread, marked };
    return data(found, { status: answer.ok ? 200 : failureStatus(answer.error) });
  };
