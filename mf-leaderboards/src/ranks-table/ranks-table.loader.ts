import type { Site } from '@hotdrop/shared-domain/contract';
import { readPage } from '@hotdrop/shared-domain/links';
import { failureStatus, loaderSignal } from '@hotdrop/shared-domain/rules';
import { pageCount } from '@hotdrop/shared-domain/stats';
import type { Answer } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { type Board, readBoard } from '../board/board.ts';
import { seasonInTime } from '../board/read-season.ts';
import { addressOfRank } from './address-of-rank.ts';
import { type Found, findRank } from './find-rank.ts';

export interface RanksTableData extends Board {
  /** Null: the board could not be read. */
  readonly content: Answer<'getLeaderboard'> | null;
  /** Null: not known. */
  readonly season: string | null;
  /** The rank that was looked for. */
  readonly at: number | null;
  /** Who was looked for, and why the page shows somebody else. Null: nobody was. */
  readonly missing: { readonly name: string; readonly is: Exclude<Found, number> } | null;
}

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

    const season = seasonInTime(site, board.shard, signal);
    const answer = await api.getLeaderboard({ ...board, page }, { signal });
    const rank = answer.ok && wanted ? await findRank(api, board, answer.data, wanted, signal) : null;
    const found: RanksTableData = {
      ...board,
      content: answer.ok ? answer.data : null,
      season: (await season)?.id ?? null,
      at: Number(query.get('at')) || null,
      missing: wanted && typeof rank === 'string' ? { name: wanted, is: rank } : null,
    };
    if (!answer.ok) return data(found, { status: failureStatus(answer.error) });

    const { perPage, totalCount } = answer.data.meta;
    if (typeof rank === 'number') return redirect(addressOfRank(links, board, rank, perPage));

    const lastPage = Math.max(1, pageCount(totalCount, perPage));
    if (page > lastPage) return redirect(links.leaderboards({ ...board, page: lastPage }));
    return data(found);
  };
