import { StarFilledIcon } from '@hotdrop/shared-ui/icons';
import { useFavorites } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import styles from './favorite-star.module.css';

interface Identity {
  readonly accountId: string;
  readonly shard: string;
}

/** Returns a function that tells whether a player is one of the visitor's favorites. */
export function useIsFavorite(): (player: Identity) => boolean {
  const favorites = useFavorites();
  return ({ accountId, shard }) =>
    favorites.some((one) => one.accountId === accountId && one.shard === shard);
}

export const FavoriteStar = () => (
  <span className={styles.star}>
    <StarFilledIcon size="s" />
    <VisuallyHidden>
      <Trans>Favorite</Trans>
    </VisuallyHidden>
  </span>
);
