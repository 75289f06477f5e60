import { platformOf, readPlatform } from '@hotdrop/shared-domain/game';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { StarButton } from '@hotdrop/shared-ui/star-button';
import { Bone } from '@hotdrop/shared-ui/states';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { CompareBox } from './compare-box.tsx';
import { useListActions } from './list-context.ts';
import { MoveHandle } from './move-handle.tsx';
import styles from './player-cell.module.css';
import type { FavoriteRow } from './rows.ts';

/** Who a favourite is, with the handle that moves, the box that compares and the star that removes. */
export function PlayerCell({ row }: { readonly row: FavoriteRow }) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const { order, remove } = useListActions();
  const { favorite, name, is } = row;
  const platform = platformOf(game, favorite.shard);
  const spoken = name ?? t`this player`;
  return (
    <span className={styles.player}>
      <span className={styles.handle}>{order && <MoveHandle row={row} name={spoken} order={order} />}</span>
      <CompareBox row={row} />
      <StarButton isOn isSmall name={spoken} onToggle={() => remove(row)} />
      <span className={styles.words}>
        {name === null && is === 'waiting' && (
          <span className={styles.waiting}>
            <Bone width={24} height={4} />
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
