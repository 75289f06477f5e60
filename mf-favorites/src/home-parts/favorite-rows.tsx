import { platformOf, readShard } from '@hotdrop/shared-domain/game';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Skeleton, Waiting } from '@hotdrop/shared-ui/states';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Change } from '../visits/visits.ts';
import styles from './favorites.module.css';
import type { FavoriteRow } from './use-favorite-rows.ts';

/** As many rows as will be there. */
export const PendingRows = ({ count }: { readonly count: number }) => (
  <Waiting>
    <ul className={styles.list}>
      {[...Array(count).keys()].map((row) => (
        <li key={row} className={styles.pending}>
          <Skeleton isMark width={8} height={8} />
          <span className={styles.name}>
            <Skeleton width={30} height={4} />
          </span>
          <Skeleton width={9} height={4} />
        </li>
      ))}
    </ul>
  </Waiting>
);

export const FavoriteRows = ({ rows }: { readonly rows: readonly FavoriteRow[] }) => (
  <ul className={styles.list}>
    {rows.map((row) => (
      <Row key={`${row.player.shard}/${row.player.accountId}`} {...row} />
    ))}
  </ul>
);

function Row({ player: { shard, name }, rank, change }: FavoriteRow) {
  const { game, links, locale } = useSite();
  const { change: formatChange, number } = useFormat();
  const tier = rank && game.tiers.read(rank.stats.currentTier);
  const platform = readShard(game, platformOf(game, shard)).name[locale];
  const place = rank?.stats.rating.rankPoint?.rank;
  const points = change?.points;
  return (
    <li>
      <Link
        to={links.profile({ shard, name })}
        className={classNames(change?.games === 0 && styles.quiet)}
        title={name}
      >
        <TierMark mark={tier?.mark ?? 'unranked'} />
        <span className={styles.name}>
          <b>{name}</b>{' '}
          <small>
            {change ? <News {...change} /> : [platform, tier?.label[locale]].filter(Boolean).join(' · ')}
          </small>
        </span>{' '}
        {place !== undefined && (
          <span className={styles.place}>
            <small>
              {platform} #{number(place)}
            </small>{' '}
            {typeof change?.places === 'number' && <PlaceChange places={change.places} />}
          </span>
        )}{' '}
        <span className={styles.points}>
          <b>{number(rank?.points)}</b>
          {typeof points === 'number' && (
            <small data-way={points > 0 ? 'up' : points < 0 ? 'down' : undefined}>
              {formatChange(points).replace('-', '−')}
            </small>
          )}
        </span>
      </Link>
    </li>
  );
}

/** New matches and wins since the last visit. */
function News({ games, wins }: Change) {
  const { t } = useLingui();
  const { list } = useFormat();
  if (games <= 0) return <Trans>No new matches</Trans>;
  const news = [t`${plural(games, { one: '# new match', other: '# new matches' })}`];
  if (wins <= 0) return news;
  return list([...news, t`${plural(wins, { one: '# win', other: '# wins' })}`]);
}

/** Places gained or lost since the last visit, with an arrow and never with color alone. */
function PlaceChange({ places }: { readonly places: number }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const count = Math.abs(places);
  if (places === 0) {
    return (
      <small>
        <span aria-hidden="true">–</span> <VisuallyHidden>{t`Same place`}</VisuallyHidden>
      </small>
    );
  }
  return (
    <small data-way={places > 0 ? 'up' : 'down'}>
      {places > 0 ? <ArrowUpIcon size="xs" /> : <ArrowDownIcon size="xs" />}
      <span aria-hidden="true">{number(count)}</span>{' '}
      <VisuallyHidden>
        {places > 0
          ? t`${plural(count, { one: '# place up', other: '# places up' })}`
          : t`${plural(count, { one: '# place down', other: '# places down' })}`}
      </VisuallyHidden>
    </small>
  );
}
