import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { shardInData } from '@hotdrop/shared-domain/game';
import { useFavorites, useSite } from '../site/index.ts';
import { StarButton } from './star-button.tsx';

interface FavoriteStarProps {
  readonly player: Favorite & { readonly name: string };
  readonly isSmall?: boolean;
}

/** The star of a player, synchronized with the visitor's favorites. */
export function FavoriteStar({ player, isSmall = false }: FavoriteStarProps) {
  const { favorites } = useSite();
  const { name, accountId, shard } = player;
  const isOn = useFavorites().some((one) => one.accountId === accountId && one.shard === shardInData(shard));
  return (
    <StarButton
      name={name}
      isOn={isOn}
      isSmall={isSmall}
      onToggle={() => favorites.toggle({ accountId, shard })}
    />
  );
}
