import { platformOf, readPlatform } from '@hotdrop/shared-domain/game';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { StarButton } from '@hotdrop/shared-ui/star-button';
import { Bone } from '@hotdrop/shared-ui/states';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { MoveHandle } from './move-handle.tsx';
import styles from './player-cell.module.css';
import type { FavoriteRow } from './rows.ts';
import type { Order } from './use-order.ts';

interface PlayerCellProps {
  readonly row: FavoriteRow;
  readonly order: Order | null;
  readonly onRemove: (row: FavoriteRow) => void;
}

/** Who a favourite is, with the handle that moves and the star that removes. */
export function PlayerCell({ row, order, onRemove }: PlayerCellProps) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const { favorite, name, is } = row;
  const platform = platformOf(game, favorite.shard);
  const spoken = name ?? t`this player`;
  return (
    <span className={styles.player}>
      <span className={styles.handle}>{order && <MoveHandle row={row} name={spoken} order={order} />}</span>
      <StarButton isOn isSmall name={spoken} onToggle={() => onRemove(row)} />
      <span className={styles.words}>
        {name === null && is === 'waiting' && <Bone width={24} height={4} />}
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
