import type { Part } from '@hotdrop/shared-domain/contract';
import { optionalDataSignal } from '@hotdrop/shared-domain/rules';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { StarIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFavorites, useIsHydrated, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { type ActiveSeasons, loadActiveSeasons } from '../seasons/ranked-stats.ts';
import { FavoriteRows } from './favorite-rows.tsx';
import styles from './favorites.module.css';

/** The visitor's first favorites. Only the browser knows them, so the panel reserves its height on the server. */
export const favorites: Part<'home', ActiveSeasons> = {
  // A server waits for parts shorter than for optional data.
  load: ({ site, signal }) =>
    loadActiveSeasons(site, site.side === 'server' ? signal : optionalDataSignal(signal)),
  Component: ({ data }) => <HomeFavorites seasons={data} />,
};

function HomeFavorites({ seasons }: { readonly seasons: ActiveSeasons }) {
  const { links } = useSite();
  const isHydrated = useIsHydrated();
  const { length } = useFavorites();
  return (
    <Panel
      className={styles.panel}
      title={
        <span className={styles.title}>
          <StarIcon />
          <Trans>Favorites</Trans>
        </span>
      }
      aside={
        length > 0 && (
          <MoreLink to={links.favorites()}>
            <Trans>All {length}</Trans>
          </MoreLink>
        )
      }
    >
      <div className={styles.body}>
        {length > 0 ? (
          <FavoriteRows seasons={seasons} />
        ) : (
          <p className={isHydrated ? styles.none : styles.unknown}>
            <b>
              <Trans>No favorites yet</Trans>
            </b>
            <Trans>
              Select the star next to a player’s name to add a favorite. Favorites are saved in this browser.
            </Trans>
          </p>
        )}
      </div>
    </Panel>
  );
}
