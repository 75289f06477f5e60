import { optionalDataSignal } from '@hotdrop/shared-domain/rules';
import type { Part } from '@hotdrop/shared-domain/slots';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { StarIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import {
  useFavorites,
  useFormat,
  useIsHydrated,
  useLinks,
  useNow,
  useStore,
  useTimes,
  useTimeZone,
} from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { linkPatterns } from '../link-patterns.ts';
import { type ActiveSeasons, loadActiveSeasons } from '../seasons/ranked-stats.ts';
import { FavoriteRows, PendingRows } from './favorite-rows.tsx';
import styles from './favorites.module.css';
import { maxFavorites, useFavoriteRows } from './use-favorite-rows.ts';

/**
 * The visitor's first favorites, and what changed since the last visit. Only the browser knows them; the server knows
 * how many there are, and reserves their rows.
 */
export const favorites: Part<'home.favorites', ActiveSeasons> = {
  // A server waits for parts shorter than for optional data.
  load: ({ site, signal }) =>
    loadActiveSeasons(site, site.side === 'server' ? signal : optionalDataSignal(signal)),
  Component: ({ data }) => <HomeFavorites seasons={data} />,
};

function HomeFavorites({ seasons }: { readonly seasons: ActiveSeasons }) {
  const isHydrated = useIsHydrated();
  const places = useStore(({ returning }) => returning?.favorites ?? 0);
  const { length } = useFavorites();
  const found = useFavoriteRows(seasons);
  const count = isHydrated ? length : places;
  const isUnreadable = found?.rows.length === 0;
  if (count === 0 || isUnreadable) return null;
  return <FavoritesPanel count={count} found={found} />;
}

interface FavoritesPanelProps {
  readonly count: number;
  readonly found: ReturnType<typeof useFavoriteRows>;
}

function FavoritesPanel({ count, found }: FavoritesPanelProps) {
  const links = useLinks(linkPatterns);
  return (
    <Panel
      title={
        <Row as="span" gap={0} isWrapped className={styles.title}>
          <StarIcon />
          <Trans>Favorites</Trans>
          {found?.since && <Since time={found.since} />}
        </Row>
      }
      aside={
        <MoreLink to={links.favorites()}>
          <Trans>All {count}</Trans>
        </MoreLink>
      }
    >
      {found ? <FavoriteRows rows={found.rows} /> : <PendingRows count={Math.min(count, maxFavorites)} />}
    </Panel>
  );
}

function Since({ time }: { readonly time: number }) {
  const format = useFormat();
  const times = useTimes();
  const { offsetAt } = useTimeZone();
  const when = format.ago(time, useNow(), offsetAt) ?? times.day(time);
  return (
    <Text as="small" size="t13" tone="muted">
      <Trans>Last visit: {when}</Trans>
    </Text>
  );
}
