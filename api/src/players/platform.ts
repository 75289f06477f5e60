import { type Game, readShard, type Shard } from '@hotdrop/shared-domain/game';
import { notFound } from '../http/problem.ts';

/** The shard of an address; one that the game does not have is an address that does not exist. */
export const shardOf = (game: Game, text: string): Shard => {
  const shard = readShard(game, text);
  if (!shard.isKnown)
    throw notFound(`There is no platform or region "${text}". Try steam, kakao, psn or xbox.`);
  return shard;
};
