import { platformOf, readShard, readTier } from '@hotdrop/shared-domain/game';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { Link } from '@hotdrop/shared-ui/link';
import { Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Skeleton, Waiting } from '@hotdrop/shared-ui/states';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { linkPatterns } from '../link-patterns.ts';
import { News } from '../visits/news.tsx';
import styles from './favorites.module.css';
import type { FavoriteRow } from './use-favorite-rows.ts';

/** As many rows as will be there. */
export const PendingRows = ({ count }: { readonly count: number }) => (
  <Waiting>
    <Grid as="ul" gap={0} isLined>
      {[...Array(count).keys()].map((row) => (
        <Row as="li" gap={3} key={row} className={styles.row}>
          <Skeleton isMark width={8} height={8} />
          <Text flex="grow">
            <Skeleton width={30} height={4} />
          </Text>
          <Skeleton width={9} height={4} />
        </Row>
      ))}
    </Grid>
  </Waiting>
);

export const FavoriteRows = ({ rows }: { readonly rows: readonly FavoriteRow[] }) => (
  <Grid as="ul" gap={0} isLined>
    {rows.map((row) => (
      <li key={`${row.player.shard}/${row.player.accountId}`}>
        <PlayerRow {...row} />
      </li>
    ))}
  </Grid>
);

function PlayerRow({ player: { shard, name }, rank, change }: FavoriteRow) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { change: formatChange, number } = useFormat();
  const tier = rank && readTier(game, rank.stats.currentTier);
  const platform = readShard(game, platformOf(game, shard)).name[locale];
  const place = rank?.stats.rating.rankPoint?.rank;
  const points = change?.points;
  return (
    <Row as={Link} isTarget gap={3} to={links.profile({ shard, name })} className={styles.row} title={name}>
      <TierMark mark={tier?.mark ?? 'unranked'} />
      <Grid as="span" gap={0} flex="grow">
        <Text as="b" wrap="truncate" tone={change?.games === 0 ? 'muted' : undefined}>
          {name}
        </Text>{' '}
        <Text as="small" tone="muted" wrap="truncate">
          {change ? <News {...change} /> : [platform, tier?.label[locale]].filter(Boolean).join(' · ')}
        </Text>
      </Grid>{' '}
      {place !== undefined && (
        <Grid as="span" gap={0} className={styles.numbers}>
          <Text as="small" tone="muted" hideBelow={728}>
            {platform} #{number(place)}
          </Text>{' '}
          {typeof change?.places === 'number' && <PlaceChange places={change.places} />}
        </Grid>
      )}{' '}
      <Grid as="span" gap={0} className={styles.numbers}>
        <Text as="b" size="d18">
          {number(rank?.points)}
        </Text>
        {typeof points === 'number' && (
          <Text as="small" tone={toneOf(points)}>
            {formatChange(points)}
          </Text>
        )}
      </Grid>
    </Row>
  );
}

const toneOf = (change: number) => (change > 0 ? 'up' : change < 0 ? 'down' : 'muted');

/** Places gained or lost since the last visit, with an arrow and never with color alone. */
function PlaceChange({ places }: { readonly places: number }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const count = Math.abs(places);
  if (places === 0) {
    return (
      <Text as="small" tone="muted">
        <span aria-hidden="true">–</span> <VisuallyHidden>{t`Same place`}</VisuallyHidden>
      </Text>
    );
  }
  return (
    <Row as="small" gap={0.5} justify="end" tone={toneOf(places)}>
      {places > 0 ? <ArrowUpIcon size="xs" /> : <ArrowDownIcon size="xs" />}
      <span aria-hidden="true">{number(count)}</span>{' '}
      <VisuallyHidden>
        {places > 0
          ? t`${plural(count, { one: '# place up', other: '# places up' })}`
          : t`${plural(count, { one: '# place down', other: '# places down' })}`}
      </VisuallyHidden>
    </Row>
  );
}
