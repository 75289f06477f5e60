import { type Game, readMode, readShard, type Shard } from '@hotdrop/shared-domain/game';
import { notFound } from './problem.ts';

/** The platform or region that a path names, or 404. */
export const requireShard = (game: Game, text: string): Shard => {
  const shard = readShard(game, text);
  if (!shard.isKnown)
    throw notFound(`Unknown platform or region "${text}". Use steam, kakao, psn, or xbox, for example.`);
  return shard;
};

/** The mode that a path names, or 404. Figures exist for the core modes and for all of them together. */
export const requireMode = (game: Game, text: string): string => {
  const mode = readMode(game, text);
  if (mode.kind === 'display')
    throw notFound(`Unknown mode "${text}". Use squad, duo, or squad-fpp, for example.`);
  return mode.id;
};
