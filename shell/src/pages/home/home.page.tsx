import { showsHomeSearch } from '@hotdrop/shared-domain/store';
import { Content } from '@hotdrop/shared-ui/layout';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import { RecentSearchList } from '../../frame/search/recent-search-list.tsx';
import { SearchForm } from '../../frame/search/search-form.tsx';
import { PageMeta } from '../page-meta.tsx';
import { Board } from './board.tsx';
import { BoardsHead } from './boards-head.tsx';
import type { HomeData } from './home.loader.ts';
import styles from './home.module.css';
import { HomeFavorites } from './home-favorites.tsx';
import { PlayingNow } from './playing-now.tsx';

export function HomePage() {
  const { game } = useSite();
  const { t } = useLingui();
  const { boards, seasons, spark } = useLoaderData<HomeData>();
  const name = game.shortName;
  // The app has its own search, so the text that invites to search is hidden as well.
  const hasSearch = useStore(showsHomeSearch);
  const title = <Trans>Look up any {name} player</Trans>;
  return (
    <>
      <PageMeta
        title={t`Player stats for ${name}`}
        description={t`Season stats, rank points, matches, and leaderboards for every ${name} player.`}
      />
      <div className={styles.top}>
        <Content className={hasSearch ? styles.halves : styles.count}>
          {hasSearch ? (
            <section className={styles.find}>
              <h1>{title}</h1>
              <p className={styles.lead}>
                <Trans>Season stats, rank points, and the last three months of matches.</Trans>
                {'\n'}
                <Trans>Names are case sensitive.</Trans>
              </p>
              <SearchForm size="hero" />
              <RecentSearchList />
            </section>
          ) : (
            <h1>
              <VisuallyHidden>{title}</VisuallyHidden>
            </h1>
          )}
          <PlayingNow spark={spark} />
        </Content>
      </div>
      <Content className={styles.boards}>
        <BoardsHead season={seasons[boards[0]?.shard ?? '']} boards={boards} />
        <div className={styles.grid}>
          <HomeFavorites seasons={seasons} />
          {boards.map((board) => (
            <Board key={board.shard} {...board} />
          ))}
        </div>
      </Content>
    </>
  );
}
