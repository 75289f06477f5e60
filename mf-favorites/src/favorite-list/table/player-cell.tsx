import { platformOf, readPlatform } from '@hotdrop/shared-domain/game';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { StarButton } from '@hotdrop/shared-ui/star-button';
import { Skeleton } from '@hotdrop/shared-ui/states';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { FavoriteRow } from './favorite-rows.ts';
import styles from './player-cell.module.css';
import { useListActions } from './table-context.ts';

/** Who a favorite is, with the star that removes. */
export function PlayerCell({ row }: { readonly row: FavoriteRow }) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const { remove } = useListActions();
  const { favorite, name, is } = row;
  const platform = platformOf(game, favorite.shard);
  return (
    <span className={styles.player}>
      <StarButton isOn isSmall name={name ?? t`this player`} onToggle={() => remove(row)} />
      <span className={styles.words}>
        {name === null && is === 'waiting' && (
          <span className={styles.waiting}>
            <Skeleton width={24} height={4} />
          </span>
        )}
        {name === null && is === 'gone' && <span className={styles.id}>{favorite.accountId}</span>}
        {name !== null && <Link to={links.profile({ shard: favorite.shard, name })}>{name}</Link>}
        <small className={styles.platform}>
          <PlatformMark platform={platform} size="xs" />
          {readPlatform(game, platform).name[locale]}
        </small>
      </span>
    </span>
  );
}
