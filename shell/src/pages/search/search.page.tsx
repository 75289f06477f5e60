import type { Site } from '@hotdrop/shared-domain/contract';
import { Content, PageHead } from '@hotdrop/shared-ui/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import { RecentPlayerList } from '../../frame/search/recent-player-list.tsx';
import { SearchForm } from '../../frame/search/search-form.tsx';
import { PageMeta } from '../page-meta.tsx';
import { NoResult } from './no-result.tsx';
import { type SearchData, searchLoader } from './search.loader.ts';
import styles from './search.module.css';

/** The page with its loader, which no other page needs. */
export const searchPage = (site: Site) => ({
  Component: SearchPage,
  loader: searchLoader(site),
});

export function SearchPage() {
  const { shard, name, result } = useLoaderData<SearchData>();
  return result ? <NoResult shard={shard} name={name} result={result} /> : <EmptySearch />;
}

/** The search page when its URL names no player. */
function EmptySearch() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Search`} isHidden />
      <PageHead title={<Trans>Search</Trans>} lead={<Trans>Names are case sensitive.</Trans>} />
      <Content className={styles.content}>
        <SearchForm size="hero" />
        <RecentPlayerList />
      </Content>
    </>
  );
}
