import { readPlatform } from '@hotdrop/shared-domain/game';
import { Dropdown } from '@hotdrop/shared-ui/dropdown';
import { StarIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { usePlatformFavorites } from '../../distribution/use-platform-favorites.ts';
import { FavoriteLinks } from './favorite-links.tsx';
import styles from './favorite-menu.module.css';

interface FavoriteMenuProps {
  readonly shard: string;
  /** Link to the page with a player marked. */
  readonly linkTo: (name: string) => string;
}

/** Marks one of the visitor's favorites on the board's platform. Loads their names, as the browser stores ids only. */
export function FavoriteMenu({ shard, linkTo }: FavoriteMenuProps) {
  const { game, locale } = useSite();
  const [isOpen, setOpen] = useState(false);
  const { platform, accountIds } = usePlatformFavorites(shard);
  const platformName = readPlatform(game, platform).name[locale];
  return (
    <Dropdown
      title={<Trans>Favorites</Trans>}
      align="end"
      className={styles.open}
      label={
        <>
          <StarIcon />
          <Trans>Favorites</Trans>
        </>
      }
      onToggle={setOpen}
    >
      {accountIds.length === 0 && (
        <p className={styles.note}>
          <Trans>
            No favorites on {platformName} yet. Select the star next to a player’s name to add one.
          </Trans>
        </p>
      )}
      {isOpen && <FavoriteLinks platform={platform} accountIds={accountIds} linkTo={linkTo} />}
    </Dropdown>
  );
}
