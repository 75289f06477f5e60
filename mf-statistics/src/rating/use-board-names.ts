import { readMode, readPlatform, readShard } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import type { Board } from '../distribution/board.ts';

/** Provides the display names of a board's shard and mode: `Steam Asia`, `Squad FPP`. */
export function useBoardNames(board: Board): { readonly shardName: string; readonly modeName: string } {
  const { game, locale } = useSite();
  const shard = readShard(game, board.shard);
  const platform = readPlatform(game, shard.platform).name[locale];
  return {
    shardName: shard.isRegion ? `${platform} ${shard.name[locale]}` : platform,
    modeName: readMode(game, board.mode).name[locale],
  };
}
