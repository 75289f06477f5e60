import { platformOf, readPlatform, shardInAddress } from '@hotdrop/shared-domain/game';
import { Dropdown } from '@hotdrop/shared-ui/dropdown';
import { StarIcon } from '@hotdrop/shared-ui/icons';
import { useFavorites, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { FavoriteNames } from './favorite-links.tsx';
import styles from './favorite-menu.module.css';

interface MarkFavoriteProps {
  readonly shard: string;
  /** The page with somebody marked. */
  readonly linkTo: (name: string) => string;
}

/** Marks one of the visitor's favorites who play where the board is. The browser keeps no names: they are read. */
export function MarkFavorite({ shard, linkTo }: MarkFavoriteProps) {
  const { game, locale } = useSite();
  const all = useFavorites();
  const [isOpen, setOpen] = useState(false);
  const platform = platformOf(game, shard);
  const accountIds = useMemo(
    () =>
      all
        .filter((favorite) => platformOf(game, shardInAddress(favorite.shard)) === platform)
        .map(({ accountId }) => accountId),
    [all, game, platform],
  );
  const platformName = readPlatform(game, platform).name[locale];
  return (
    <Dropdown
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
      {isOpen && <FavoriteNames platform={platform} accountIds={accountIds} linkTo={linkTo} />}
    </Dropdown>
  );
}
