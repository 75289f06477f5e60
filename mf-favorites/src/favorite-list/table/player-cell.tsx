import { platformOf, readPlatform } from '@hotdrop/shared-domain/game';
import { parseWeek } from '@hotdrop/shared-domain/text';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { StarButton } from '@hotdrop/shared-ui/star-button';
import { Skeleton } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { FavoriteRow } from './favorite-rows.ts';
import styles from './player-cell.module.css';
import { useTableActions } from './table-context.ts';

/** Name and platform of a favorite, with a star that removes the favorite. */
export function PlayerCell({ row }: { readonly row: FavoriteRow }) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const { remove } = useTableActions();
  const { favorite, name, status } = row;
  const platform = platformOf(game, favorite.shard);
  return (
    <span className={styles.player}>
      <StarButton isOn isSmall name={name ?? t`this player`} onToggle={() => remove(row)} />
      <span className={styles.words}>
        {name === null && status === 'loading' && (
          <span className={styles.waiting}>
            <Skeleton width={24} height={4} />
          </span>
        )}
        {name === null && status === 'gone' && <span className={styles.id}>{favorite.accountId}</span>}
        {name !== null && <Link to={links.profile({ shard: favorite.shard, name })}>{name}</Link>}
        <small className={styles.platform}>
          <PlatformMark platform={platform} size="xs" />
          {readPlatform(game, platform).name[locale]}
          <NewWeek row={row} />
        </small>
      </span>
    </span>
  );
}

/** Leads to a week that ended since the last visit. */
function NewWeek({ row: { favorite, name, newWeek } }: { readonly row: FavoriteRow }) {
  const { links } = useSite();
  const { t } = useLingui();
  if (name === null || newWeek === null) return null;
  const number = parseWeek(newWeek)?.number ?? 0;
  return (
    <Link
      className={styles.week}
      to={links.week({ shard: favorite.shard, name, week: newWeek })}
      aria-label={t`${name} in week ${number}`}
    >
      <Trans>Week {number}</Trans>
    </Link>
  );
}
