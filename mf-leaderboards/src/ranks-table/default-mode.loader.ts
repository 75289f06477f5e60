import type { Site } from '@hotdrop/shared-domain/contract';
import { rankedModes } from '@hotdrop/shared-domain/game';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { readBoard } from '../board/board.ts';
import { seasonInTime } from '../board/read-season.ts';

/** `ranks/steam` names no mode: the first one that its season ranks is as good as any. */
export const anyModeLoader =
  (site: Site) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { game, links } = site;
    const shard = params.shard ?? '';
    const season = await seasonInTime(site, shard, request.signal);
    const [mode] = rankedModes(game, season);
    const board = mode && readBoard(game, shard, mode.id);
    if (!board) throw data(null, { status: 404 });
    return redirect(links.leaderboards(board));
  };
