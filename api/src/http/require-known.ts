import {
  type Game,
  rankedModes,
  readMap,
  readMode,
  readSeason,
  readShard,
  type Shard,
} from '@hotdrop/shared-domain/game';
import type { Context } from '../context.ts';
import { findKnownSeason } from '../seasons/platform-seasons.ts';
import { notFound } from './problem.ts';

/** The platform or region that a path names, or 404. */
export const requireShard = (game: Game, text: string): Shard => {
  const shard = readShard(game, text);
  if (!shard.isKnown)
    throw notFound(`Unknown platform or region "${text}". Use steam, kakao, psn, or xbox, for example.`);
  return shard;
};

/** The mode that a path names, or 404. Stats exist for the core modes and for all of them together. */
export const requireMode = (game: Game, text: string): string => {
  const mode = readMode(game, text);
  if (mode.kind === 'display')
    throw notFound(`Unknown mode "${text}". Use squad, duo, or squad-fpp, for example.`);
  return mode.id;
};

/** Fails with 404 unless the game has the map. */
export const requireMap = (game: Game, id: string): void => {
  if (!readMap(game, id).isKnown) throw notFound(`Unknown map "${id}". Use Baltic_Main, for example.`);
};

/** The mode of a leaderboard that a path names, or 404. The current season ranks players in some modes only. */
export const requireBoardMode = async (context: Context, shard: string, text: string): Promise<string> => {
  const { game } = context;
  const id = requireMode(game, text);
  const season = await findKnownSeason(context, readShard(game, shard).platform);
  if (rankedModes(game, season && readSeason(game, season.id)).some((mode) => mode.id === id)) return id;
  throw notFound(`There is no ${readMode(game, id).name.en} leaderboard in this game.`);
};
