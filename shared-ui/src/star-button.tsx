import {
  canKeepFavorites,
  type Favorite,
  hasFavorite,
  toggleFavorite,
} from '@hotdrop/shared-domain/favorites';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './button.module.css';
import { StarFilledIcon, StarIcon } from './icons.tsx';
import { useSite, useStore } from './site.tsx';
import { Bubble, usePopover } from './tooltip.tsx';

interface StarButtonProps {
  /** The player's name, for the accessible label. */
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** Whether it is beside a name in a table. */
  readonly isSmall?: boolean;
  readonly ref?: React.Ref<HTMLButtonElement>;
}

export function StarButton({ name, isOn, onToggle, isSmall = false, ref }: StarButtonProps) {
  const { t } = useLingui();
  const Star = isOn ? StarFilledIcon : StarIcon;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.star}
      aria-pressed={isOn}
      aria-label={t`Favorite: ${name}`}
      title={t`Favorite`}
      onClick={onToggle}
    >
      <Star {...(!isSmall && { size: 'l' })} />
    </button>
  );
}

interface FavoriteStarProps {
  readonly player: Favorite & { readonly name: string };
  readonly isSmall?: boolean;
}

/** The star of a player, synchronized with the visitor's favorites. Says so if the browser cannot save them. */
export function FavoriteStar({ player, isSmall = false }: FavoriteStarProps) {
  const { store } = useSite();
  const warning = usePopover('above');
  const { name, accountId, shard } = player;
  const isOn = useStore(hasFavorite(player));
  const toggle = () => {
    toggleFavorite(store, { accountId, shard });
    if (!isOn && !canKeepFavorites(store.getState())) warning.show();
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
