import { type Returning, selectReturning, showsHomeSearch } from '@hotdrop/shared-domain/store';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Content } from '@hotdrop/shared-ui/layout';
import { useMyPlayer } from '@hotdrop/shared-ui/my-player';
import { Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFavorites, useIsHydrated, useSite, useStore } from '@hotdrop/shared-ui/site';
import { Slot } from '@hotdrop/shared-ui/slot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RecentPlayerList } from '../frame/search/recent-player-list.tsx';
import { useRecentPlayers } from '../frame/search/recent-players.ts';
import { SearchForm } from '../frame/search/search-form.tsx';
import { keepsNothing } from '../site/cookies.ts';
import { findHiddenSlots } from '../site/home-slots.ts';
import styles from './home.module.css';
import { PageMeta } from './page-meta.tsx';

const noContext = {};

/** The home page has only the search and recent players. All other content comes from parts of the areas. */
export function HomePage() {
  const { game } = useSite();
  const { t } = useLingui();
  const name = game.shortName;
  // The app has its own search, so the text that invites to search is hidden as well.
  const hasSearch = useStore(showsHomeSearch);
  const kept = useReturning();
  // A page stays as it came, also when the visitor clears the recent players.
  const [returning] = useState(kept);
  const hidden = findHiddenSlots(returning);
  const visitors = (['home.mine', 'home.favorites'] as const).filter((slot) => !hidden.has(slot));
  const isNewcomer = hasSearch && !returning;
  const title = <Trans>Look up any {name} player</Trans>;
  return (
    <>
      <PageMeta
        title={t`Player stats for ${name}`}
        description={t`Season stats, rank points, and matches for every ${name} player.`}
      />
      {isNewcomer ? (
        <div className={styles.top}>
          <Content className={styles.halves}>
            <Grid as="section" gap={5} className={styles.find}>
              <h1>{title}</h1>
              <Text as="p" size="t16" tone="muted" wrap="balance" className={styles.lead}>
                <Trans>Season stats, rank points, and the last three months of matches.</Trans>
                {'\n'}
                <Trans>Names are case sensitive.</Trans>
              </Text>
              <SearchForm size="hero" />
              <Slot name="home.search" context={noContext} />
            </Grid>
            <Slot name="home.hero" context={noContext} />
          </Content>
        </div>
      ) : (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      {hasSearch && returning && (
        <div className={styles.top}>
          <Content>
            <Grid gap={4} className={styles.again}>
              <SearchForm size="hero" />
              <RecentPlayerList />
            </Grid>
          </Content>
        </div>
      )}
      <Content className={styles.parts}>
        {/* Without players there is nothing to wait for, so nothing is reserved. */}
        {visitors.length > 0 && (
          <Row isWrapped align="stretch" gap={5} className={classNames(styles.row, styles.visitors)}>
            <h2>
              <Trans>Since you were here</Trans>
            </h2>
            {visitors.map((slot) => (
              <Slot key={slot} name={slot} context={noContext} />
            ))}
          </Row>
        )}
        <Row isWrapped align="stretch" gap={5} className={styles.row}>
          <Slot name="home" context={noContext} />
        </Row>
      </Content>
    </>
  );
}

/** Counts the players that this browser keeps. The server and hydration know the numbers from a cookie. */
function useReturning(): Returning | null {
  const isHydrated = useIsHydrated();
  const known = useStore(selectReturning);
  const kept = {
    favorites: useFavorites().length,
    recentPlayers: useRecentPlayers().length,
    hasMyPlayer: useMyPlayer() !== null,
  };
  if (!isHydrated) return known;
  return keepsNothing(kept) ? null : kept;
}
