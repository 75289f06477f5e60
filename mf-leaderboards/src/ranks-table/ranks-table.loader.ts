import type { Site } from '@hotdrop/shared-domain/contract';
import { readPage } from '@hotdrop/shared-domain/links';
import type { Answer } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { type Board, readBoard } from '../board.ts';

export interface RanksTableData extends Board {
  /** Null: the board could not be read. */
  readonly content: Answer<'getLeaderboard'> | null;
  /** The running season of the board's platform; null: not known. */
  readonly season: string | null;
}

export const ranksTableLoader =
  (site: Site) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { shard = '', mode = '' } = params;
    const { signal, url } = request;
    const board = readBoard(site.game, shard, mode);
    if (!board) throw data(null, { status: 404 });
    const page = readPage(new URL(url).searchParams.get('page'));
    if (board.shard !== shard || board.mode !== mode)
      return redirect(site.links.leaderboards({ ...board, page }), 301);

    const [answer, seasons] = await Promise.all([
      site.api.getLeaderboard({ ...board, page }, { signal }),
      site.api.listActiveSeasons({}, { signal }),
    ]);
    const season = seasons.ok ? (seasons.data.seasons[board.shard]?.id ?? null) : null;
    const content = answer.ok ? answer.data : null;
    const found: RanksTableData = { ...board, content, season };
    return data(found, { status: answer.ok ? 200 : 502 });
  };
