import { readPlatform, readShard, regionalBoards } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import type { Sorting } from './board-address.ts';

/** Provides the name of a board and a sentence about its players and their order. */
export function useBoardNames(
  id: string,
  sort: Sorting,
): { readonly boardName: string; readonly scope: string } {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const shard = readShard(game, id);
  const platform = readPlatform(game, shard.platform).name[locale];
  const region = shard.name[locale];
  const isMerged = regionalBoards(game, shard.platform).length > 0;
  // The only region of a platform has its name.
  if (shard.isRegion && isMerged)
    return { boardName: t`${platform} ${region}`, scope: t`Top players in this region.` };
  const byPoints = isMerged ? t`All regions combined, sorted by points.` : t`All players by points.`;
  const byOther = isMerged ? t`All regions combined.` : t`All players.`;
  return { boardName: platform, scope: sort === 'points' ? byPoints : byOther };
}
