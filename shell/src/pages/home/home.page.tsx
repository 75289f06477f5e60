import { showsHomeSearch } from '@hotdrop/shared-domain/store';
import { Content } from '@hotdrop/shared-ui/layout';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { Slot } from '@hotdrop/shared-ui/slot';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecentPlayerList } from '../../frame/search/recent-player-list.tsx';
import { SearchForm } from '../../frame/search/search-form.tsx';
import { PageMeta } from '../page-meta.tsx';
import styles from './home.module.css';

const noContext = {};

/** The home page has only the search. All other content comes from parts of the areas. */
export function HomePage() {
  const { game } = useSite();
  const { t } = useLingui();
  const name = game.shortName;
  // The app has its own search, so the text that invites to search is hidden as well.
  const hasSearch = useStore(showsHomeSearch);
  const title = <Trans>Look up any {name} player</Trans>;
  return (
    <>
      <PageMeta
        title={t`Player stats for ${name}`}
        description={t`Season stats, rank points, and matches for every ${name} player.`}
      />
      <div className={styles.top}>
        <Content className={hasSearch ? styles.halves : styles.alone}>
          {hasSearch ? (
            <section className={styles.find}>
              <h1>{title}</h1>
              <p className={styles.lead}>
                <Trans>Season stats, rank points, and the last three months of matches.</Trans>
                {'\n'}
                <Trans>Names are case sensitive.</Trans>
              </p>
              <SearchForm size="hero" />
              <RecentPlayerList />
            </section>
          ) : (
            <h1>
              <VisuallyHidden>{title}</VisuallyHidden>
            </h1>
          )}
          <Slot name="home.hero" context={noContext} />
        </Content>
      </div>
      <Content className={styles.parts}>
        <Slot name="home" context={noContext} />
      </Content>
    </>
  );
}
