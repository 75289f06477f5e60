import type { Site } from '@hotdrop/shared-domain/contract';
import { readPage } from '@hotdrop/shared-domain/links';
import { failureStatus, loaderSignal } from '@hotdrop/shared-domain/rules';
import { pageCount } from '@hotdrop/shared-domain/stats';
import type { Answer } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { type Board, readBoard, readSeason } from '../shared/board.ts';
import { scrollTargetId } from '../shared/scroll-target.tsx';
import { type FindResult, findRank } from './find-rank.ts';

export interface RanksTableData extends Board {
  /** Null: the request failed. */
  readonly content: Answer<'getLeaderboard'> | null;
  /** Null: unknown. */
  readonly season: string | null;
  /** The rank to mark. */
  readonly at: number | null;
  /** The name of an unsuccessful search. */
  readonly missing: { readonly name: string; readonly status: Exclude<FindResult, number> } | null;
}

/** Loads a page of a board. Redirects to the canonical address, and to the page of a found player. */
export const ranksTableLoader =
  (site: Site) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { api, game, links } = site;
    const { shard = '', mode = '' } = params;
    const signal = loaderSignal(site, request.signal);
    const query = new URL(request.url).searchParams;
    const page = readPage(query.get('page'));
    const wanted = query.get('find')?.trim() || null;

    const board = readBoard(game, shard, mode);
    if (!board) throw data(null, { status: 404 });
    const isCanonical = board.shard === shard && board.mode === mode;
    if (!isCanonical) return redirect(links.leaderboards({ ...board, page }), 301);

    const season = readSeason(site, board.shard, signal);
    const answer = await api.getLeaderboard({ ...board, page }, { signal });
    const rank = answer.ok && wanted ? await findRank(api, board, answer.data, wanted, signal) : null;
    const found: RanksTableData = {
      ...board,
      content: answer.ok ? answer.data : null,
      season: (await season)?.id ?? null,
      at: Number(query.get('at')) || null,
      missing: wanted && typeof rank === 'string' ? { name: wanted, status: rank } : null,
    };
    if (!answer.ok) return data(found, { status: failureStatus(answer.error) });

    const { perPage, totalCount } = answer.data.meta;
    if (typeof rank === 'number') return redirect(rankAddress(links, board, rank, perPage));

    const lastPage = Math.max(1, pageCount(totalCount, perPage));
    if (page > lastPage) return redirect(links.leaderboards({ ...board, page: lastPage }));
    return data(found);
  };

/** Address of the board's page that contains a rank, with the rank marked. */
function rankAddress(links: Site['links'], board: Board, rank: number, perPage: number): string {
  const address = links.leaderboards({ ...board, page: Math.ceil(rank / perPage) });
  return `${address}${address.includes('?') ? '&' : '?'}at=${rank}#${scrollTargetId}`;
}
