import { rankedModes, readShard } from '@hotdrop/shared-domain/game';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { findCurrentSeason } from '../seasons/platform-seasons.ts';
import { readClimbers } from './board-changes.ts';
import type { BoardId } from './built-board.ts';

const most = 5;

/** Lists who gained most places on the boards of whole platforms. A player who climbed on two boards is listed once. */
export const listClimbers = operation(
  'listClimbers',
  { maxAge: cacheSeconds.fiveMinutes },
  async (context) => {
    const { game } = context;
    const boards: BoardId[] = [];
    for (const { id: board } of game.platforms) {
      const season = readShard(game, board).hasBoard ? await findCurrentSeason(context, board) : null;
      if (!season) continue;
      for (const { id: mode } of rankedModes(game, game.seasons.read(season.id)))
        boards.push({ board, mode });
    }
    const climbers = await readClimbers(context, boards, most);
    const byPlayer = new Map(climbers.toReversed().map((climber) => [climber.accountId, climber]));
    return { climbers: climbers.filter((one) => byPlayer.get(one.accountId) === one).slice(0, most) };
  },
);
