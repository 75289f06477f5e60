import { MoreLink } from '@hotdrop/shared-ui/button';
import { StarIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFavorites, useIsHydrated, useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { lazyOptional } from '../../frame/lazy/lazy-optional.tsx';
import type { HomeData } from './home.loader.ts';
import styles from './home-favorites.module.css';

const FavoriteList = lazyOptional(
  () =>
    import(/* webpackChunkName: "favorite-list" */ './favorite-list.tsx').then(
      (module) => module.FavoriteList,
    ),
  Failed,
);

/** Shows the visitor's first favorites. Only the browser knows them, so the panel reserves its height on the server. */
export function HomeFavorites({ seasons }: Pick<HomeData, 'seasons'>) {
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
          <FavoriteList seasons={seasons} />
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
