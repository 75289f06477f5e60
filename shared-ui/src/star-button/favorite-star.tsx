import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { shardInData } from '@hotdrop/shared-domain/game';
import { Trans } from '@lingui/react/macro';
import { usePopover } from '../popover/use-popover.ts';
import { useFavorites, useSite } from '../site/index.ts';
import { Bubble } from '../tooltip/bubble.tsx';
import { StarButton } from './star-button.tsx';

interface FavoriteStarProps {
  readonly player: Favorite & { readonly name: string };
  readonly isSmall?: boolean;
}

/** The star of a player, synchronized with the visitor's favorites. Says so if the browser cannot save them. */
export function FavoriteStar({ player, isSmall = false }: FavoriteStarProps) {
  const { favorites } = useSite();
  const warning = usePopover('above');
  const { name, accountId, shard } = player;
  const isOn = useFavorites().some((one) => one.accountId === accountId && one.shard === shardInData(shard));
  const toggle = () => {
    favorites.toggle({ accountId, shard });
    if (!isOn && !favorites.isKept()) warning.show();
  };
  return (
    <>
      <StarButton ref={warning.button.ref} name={name} isOn={isOn} isSmall={isSmall} onToggle={toggle} />
      <Bubble {...warning.body} role="status">
        {warning.isOpen && (
          <Trans>
            Your browser does not allow this site to save favorites. This one will be lost when you close this
            tab.
          </Trans>
        )}
      </Bubble>
    </>
  );
}
