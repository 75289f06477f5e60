import type { Site } from '@hotdrop/shared-domain/contract';
import { boardsOf, type Shard } from '@hotdrop/shared-domain/game';

/** The boards of a platform's regions; none where there is one region alone, which is the platform's own board. */
export function regionalBoards(game: Site['game'], platform: string): readonly Shard[] {
  const regions = boardsOf(game, platform).filter(({ isRegion }) => isRegion);
  return regions.length > 1 ? regions : [];
}
