import type { Site } from '@hotdrop/shared-domain/contract';
import { nextTier, type Season } from '@hotdrop/shared-domain/game';
import {
  durations,
  failureStatus,
  findCurrentSeason,
  loaderSignal,
  reportFailure,
} from '@hotdrop/shared-domain/rules';
import {
  chooseStatistics,
  finishFetchingRatings,
  platformIn,
  startFetchingRatings,
} from '@hotdrop/shared-domain/store';
import {
  apiOf,
  type FailureKind,
  type PointsPlace,
  type Ratings,
  type Result,
} from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { type Board, defaultMode, defaultShard, hasRatings, readNamedBoard } from '../distribution/board.ts';
import { findMarkedPlayer, type Marked } from '../distribution/find-marked-player.ts';
import { withTimeout } from '../loading/with-timeout.ts';

export interface RatingData extends Board {
  /** Null: unknown. */
  readonly season: string | null;
  /** Null: unknown. */
  readonly seasonStart: string | null;
  /** Null: the request failed. */
  readonly ratings: Ratings | null;
  /** Why the request failed. */
  readonly failure: FailureKind | null;
  /** Null: the address names no player. */
  readonly marked: Marked | null;
  /** Null: the slider has no points to begin with, or its call failed. */
  readonly whatIf: WhatIfData | null;
}

/** The points with which the slider begins. */
export interface WhatIfData {
  readonly points: number;
  /** Null: the answer was late, and the browser asks again. */
  readonly place: PointsPlace | null;
}

const noRatings: Result<Ratings> = {
  ok: true,
  data: { ratings: [], sample: null, updatedAt: null, quantiles: null },
  demo: false,
};

/** The most points that the API takes. */
const maxPoints = 100_000;
/** The step of the slider. */
export const pointStep = 10;

/** Reads the points of a form without scripts; null: none. */
function readPoints(text: string | null): number | null {
  const points = Number(text || Number.NaN);
  return Number.isInteger(points) && points >= 0 && points <= maxPoints ? points : null;
}

/** The points with which the slider begins: the marked player's next division, or the median. */
function suggestPoints(
  game: Site['game'],
  season: Season | null,
  ratings: Ratings,
  marked: Marked | null,
): number | null {
  if (marked?.status !== 'found') return ratings.quantiles?.p50 ?? null;
  const next = season && nextTier(game, season, marked.points);
  return marked.points + (next?.missing ?? 0);
}

/**
 * Finds the place of points. The page waits for it at most `optionalDataTimeout`, and asks again in the browser if the
 * answer is late.
 */
async function findPlace(
  site: Site,
  board: Board,
  wanted: number,
  signal: AbortSignal,
): Promise<WhatIfData | null> {
  const points = Math.round(wanted / pointStep) * pointStep;
  const answer = await withTimeout(
    durations.optionalDataTimeout,
    apiOf(site).getPointsPlace({ ...board, points }, { signal }),
  );
  // Aborted: the time of the whole page was over before.
  if (!answer || (!answer.ok && answer.error.kind === 'aborted')) return { points, place: null };
  if (answer.ok) return { points, place: answer.data };
  reportFailure(site, answer.error, about);
  return null;
}

const about = { area: 'mf-statistics', page: 'rating' };

/** Loads the distribution of rank points on a board, and the points of a marked player. */
export const ratingLoader =
  (site: Site) =>
  async ({ request: { url, signal: leaving } }: LoaderFunctionArgs) => {
    const { game, store } = site;
    const api = apiOf(site);
    const signal = loaderSignal(site, leaving);
    const query = new URL(url).searchParams;
    const named = readNamedBoard(game, query);
    if (!named) throw data(null, { status: 404 });
    const shard = named.shard ?? defaultShard(game, platformIn(game)(store.getState()));
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
    // A visitor who has left is already waiting for another board.
    if (!leaving.aborted) finishFetchingRatings(store, answer.ok ? answer.data.ratings : null);
    // The page shows that the chart is stale or missing; the operator needs the reason.
    if (!answer.ok) reportFailure(site, answer.error, about);

    const seasonNow = await seasonInTime;
    const given = readPoints(query.get('points'));
    const points = answer.ok ? (given ?? suggestPoints(game, seasonNow, answer.data, marked)) : null;

    const found: RatingData = {
      ...board,
      season: seasonNow?.id ?? null,
      seasonStart: seasonNow?.start ?? null,
      ratings: answer.ok ? answer.data : null,
      failure: answer.ok ? null : answer.error.kind,
      marked,
      whatIf: points === null ? null : await findPlace(site, board, points, signal),
    };
    return data(found, { status: answer.ok ? 200 : failureStatus(answer.error) });
  };

/** The parts of an address on which the page's data depend. The others choose lines of the chart. */
const dataParams = ['shard', 'mode', 'player'];

/** Loads the page again for other data or on a retry, but not for another line of the chart. */
export const shouldReloadRating = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (currentUrl.href === nextUrl.href ||
    currentUrl.pathname !== nextUrl.pathname ||
    dataParams.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name)));
