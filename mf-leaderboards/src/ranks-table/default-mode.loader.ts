import type { Site } from '@hotdrop/shared-domain/contract';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { rankedModesOf, readBoard, readSeason } from '../shared/board.ts';

/** Redirects an address without a mode, such as `ranks/steam`, to the first ranked mode of the season. */
export const defaultModeLoader =
  (site: Site) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { game, links } = site;
    const shard = params.shard ?? '';
    const season = await readSeason(site, shard, request.signal);
    const [mode] = rankedModesOf(game, season);
    const board = mode && readBoard(game, shard, mode.id);
    if (!board) throw data(null, { status: 404 });
    return redirect(links.leaderboards(board));
  };
