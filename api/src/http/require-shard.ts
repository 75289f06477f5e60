import { type Game, readShard, type Shard } from '@hotdrop/shared-domain/game';
import { notFound } from './problem.ts';

/** The platform or region that a path names, or 404. */
export const requireShard = (game: Game, text: string): Shard => {
  const shard = readShard(game, text);
  if (!shard.isKnown)
    throw notFound(`Unknown platform or region "${text}". Use steam, kakao, psn, or xbox, for example.`);
  return shard;
};
