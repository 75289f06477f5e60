import { Panel } from '@hotdrop/shared-ui/panel';
import { Skeleton, Waiting } from '@hotdrop/shared-ui/states';
import { useLingui } from '@lingui/react/macro';
import styles from './favorite-list-skeleton.module.css';

const rows = [1, 2, 3, 4, 5, 6];

/** Skeleton of the list until the browser has read it. */
export function FavoriteListSkeleton() {
  const { t } = useLingui();
  return (
    <Panel label={t`Favorites`}>
      <Waiting>
        <div className={styles.head} />
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width={36} height={5} />
            <Skeleton width={14} height={5} />
            <Skeleton width={26} height={5} />
          </div>
        ))}
      </Waiting>
    </Panel>
  );
}
