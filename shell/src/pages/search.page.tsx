import { Content, PageHead } from '@hotdrop/shared-ui/layout';
import { PlayerFailed, PlayerNotFound } from '@hotdrop/shared-ui/player-not-found';
import { useLinks } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import type { SearchData } from '../frame/search/find-player.ts';
import { RecentPlayerList } from '../frame/search/recent-player-list.tsx';
import { SearchForm } from '../frame/search/search-form.tsx';
import { TryAgain } from './errors.tsx';
import { PageMeta } from './page-meta.tsx';
import styles from './pages.module.css';

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
      <Content className={styles.searchContent}>
        <SearchForm size="hero" />
        <RecentPlayerList />
      </Content>
    </>
  );
}

type NoResultProps = SearchData & { readonly result: NonNullable<SearchData['result']> };

/** Explains why a search found no player, and suggests similar names. */
function NoResult({ shard, name, result }: NoResultProps) {
  const links = useLinks();
  const { t } = useLingui();
  const isGone = result.status === 'failed' && result.failure.kind === 'gone';
  return (
    <>
      <PageMeta title={isGone ? t`Search` : t`${name} · Search`} isHidden />
      {result.status === 'missing' && (
        <PlayerNotFound
          shard={shard}
          name={name}
          suggestions={result.suggestions}
          elsewhere={(other) => links.search({ shard: other, name })}
        />
      )}
      {result.status === 'failed' && (
        <PlayerFailed shard={shard} name={name} failure={result.failure} retry={<TryAgain />} />
      )}
    </>
  );
}
