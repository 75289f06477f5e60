import { platformOf, shardInAddress } from '@hotdrop/shared-domain/game';
import { useFavorites, useSite } from '@hotdrop/shared-ui/site';
import { useMemo } from 'react';

interface PlatformFavorites {
  readonly platform: string;
  /** In the visitor's order. */
  readonly accountIds: readonly string[];
}

/** Provides the visitor's favorites on the platform of a shard. */
export function usePlatformFavorites(shard: string): PlatformFavorites {
  const { game } = useSite();
  const all = useFavorites();
  return useMemo(() => {
    const platform = platformOf(game, shard);
    const own = all.filter((favorite) => platformOf(game, shardInAddress(favorite.shard)) === platform);
    return { platform, accountIds: own.map(({ accountId }) => accountId) };
  }, [all, game, shard]);
}
