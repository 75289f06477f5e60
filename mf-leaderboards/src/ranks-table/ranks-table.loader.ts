import type { Site } from '@hotdrop/shared-domain/contract';
import { readSeason } from '@hotdrop/shared-domain/game';
import { linksOf, readPage } from '@hotdrop/shared-domain/links';
import { type BoardSorting, failureStatus, loaderSignal } from '@hotdrop/shared-domain/rules';
import { pageCount } from '@hotdrop/shared-domain/stats';
import {
  type Answer,
  type Api,
  apiOf,
  type BeyondBoard,
  type FailureKind,
} from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { linkPatterns } from '../link-patterns.ts';
import {
  type Board,
  findRunningSeason,
  type RunningSeason,
  rankedModesOf,
  readBoard,
} from '../shared/board.ts';
import { boardAddress, readSorting } from './board-address.ts';

export interface RanksTableData {
  readonly board: Board;
  /** Whether the season has a leaderboard in this mode. */
  readonly isRanked: boolean;
  /** Null: the request failed. */
  readonly content: Answer<'getLeaderboard'> | null;
  /** Why the request failed. */
  readonly failure: FailureKind | null;
  /** The season of the board. Null: unknown. */
  readonly season: RunningSeason | null;
  /** The current season. Null: unknown. */
  readonly running: RunningSeason | null;
  readonly sort: BoardSorting;
  /** The place to mark. */
  readonly at: number | null;
  /** The text of a search, and its result if it names no place on the board. */
  readonly wanted: string | null;
  readonly result: NotFound | null;
}

/** Loads a page of a board. Redirects to the canonical address, and to the page of a found player. */
export const ranksTableLoader =
  (site: Site) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { game } = site;
    const api = apiOf(site);
    const links = linksOf(site, linkPatterns);
    const { shard = '', mode = '' } = params;
    const signal = loaderSignal(site, request.signal);
    const query = new URL(request.url).searchParams;
    const page = readPage(query.get('page'));
    const sort = readSorting(query.get('sort'));
    const wanted = query.get('find')?.trim() || null;
    const at = Number(query.get('at')) || null;

    const season = query.get('season');
    const board = readBoard(game, shard, mode, season);
    if (!board) throw data(null, { status: 404 });
    const isCanonical = board.shard === shard && board.mode === mode && (board.season ?? null) === season;
    if (!isCanonical) return redirect(boardAddress(links, { ...board, page, sort }), 301);

    const reading = findRunningSeason(site, board.shard, signal);
    const answer = await api.getLeaderboard(
      { ...board, page, ...(sort !== 'points' && { sort }) },
      { signal },
    );
    const found: FindResult | null =
      answer.ok && wanted && at === null ? await findOnBoard(api, board, answer.data, wanted, signal) : null;
    const running = await reading;
    const shown = board.season ? { id: readSeason(game, board.season).id, start: null } : running;
    const isRanked =
      rankedModesOf(game, shown).some(({ id }) => id === board.mode) &&
      (answer.ok || answer.error.kind !== 'not-found');
    const loaded: RanksTableData = {
      board,
      isRanked,
      content: isRanked && answer.ok ? answer.data : null,
      failure: answer.ok ? null : answer.error.kind,
      season: shown,
      running,
      sort,
      at,
      wanted,
      result: found?.status === 'found' ? null : found,
    };
    if (!isRanked) return data(loaded, { status: 404 });
    if (!answer.ok) return data(loaded, { status: failureStatus(answer.error) });

    // It is the current season, or the API of this site has no others.
    if (board.season && !answer.data.isFinal)
      return redirect(boardAddress(links, { ...board, season: undefined, page, sort }));
    const { perPage, totalCount } = answer.data.meta;
    if (found?.status === 'found') {
      const { place } = found;
      const view = { page: Math.ceil(place / perPage), find: wanted ?? '', at: place };
      return redirect(boardAddress(links, { ...board, ...view }));
    }
    const lastPage = Math.max(1, pageCount(totalCount, perPage));
    if (page > lastPage) return redirect(boardAddress(links, { ...board, page: lastPage, sort }));
    return data(loaded);
  };

/** Why a search names no place on the board. */
export type NotFound =
  | { readonly status: 'beyond'; readonly player: BeyondBoard }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed' };

type FindResult = { readonly status: 'found'; readonly place: number } | NotFound;

/** Finds the place of a name. A number is a place itself, unless the board is shorter. */
async function findOnBoard(
  api: Pick<Api, 'findOnLeaderboard'>,
  board: Board,
  { meta }: Pick<Answer<'getLeaderboard'>, 'meta'>,
  wanted: string,
  signal: AbortSignal,
): Promise<FindResult> {
  const asked = Number(/^#?(\d+)$/.exec(wanted)?.[1] ?? 0);
  if (asked >= 1 && asked <= meta.totalCount) return { status: 'found', place: asked };
  const answer = await api.findOnLeaderboard({ ...board, name: wanted }, { signal });
  if (!answer.ok) return { status: 'failed' };
  const { place, beyond } = answer.data;
  if (place !== null) return { status: 'found', place };
  return beyond ? { status: 'beyond', player: beyond } : { status: 'unknown' };
}

/** Redirects an address without a mode, such as `ranks/steam`, to the first ranked mode of the season. */
export const defaultModeLoader =
  (site: Site) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { game } = site;
    const shard = params.shard ?? '';
    const season = await findRunningSeason(site, shard, request.signal);
    const [mode] = rankedModesOf(game, season);
    const board = mode && readBoard(game, shard, mode.id);
    if (!board) throw data(null, { status: 404 });
    return redirect(linksOf(site, linkPatterns).board(board));
  };
