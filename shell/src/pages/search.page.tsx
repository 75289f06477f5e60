import type { Site } from '@hotdrop/shared-domain/contract';
import { readShard } from '@hotdrop/shared-domain/game';
import { readShardParam } from '@hotdrop/shared-domain/links';
import { limits } from '@hotdrop/shared-domain/rules';
import { Content, PageHead } from '@hotdrop/shared-ui/layout';
import { AtCapacity, PlayerFailed, PlayerNotFound } from '@hotdrop/shared-ui/player-not-found';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect, useLoaderData } from 'react-router-dom';
import { type SearchResult, takeLastResult } from '../frame/search/find-player.ts';
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
  const { links } = useSite();
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`${name} · Search`} isHidden />
      {result.status === 'full' && (
        <AtCapacity shard={shard} name={name} retryAfter={result.retryAfter} retry={<TryAgain />} />
      )}
      {result.status === 'missing' && (
        <PlayerNotFound
          shard={shard}
          name={name}
          suggestions={result.suggestions}
          elsewhere={(other) => links.search({ shard: other, name })}
        />
      )}
      {['busy', 'failed', 'unanswered'].includes(result.status) && (
        <SearchFailed shard={shard} name={name} isBusy={result.status === 'busy'} />
      )}
    </>
  );
}

interface SearchFailedProps {
  readonly shard: string;
  readonly name: string;
  readonly isBusy: boolean;
}

const SearchFailed = ({ shard, name, isBusy }: SearchFailedProps) => (
  <PlayerFailed shard={shard} name={name} retry={<TryAgain />}>
    {isBusy ? (
      <Trans>Server busy (retry after a while)</Trans>
    ) : (
      <>
        <Trans>Network error occurred.</Trans>
        {'\n'}
        <Trans>Please try again in a minute.</Trans>
      </>
    )}
  </PlayerFailed>
);

export interface SearchData {
  readonly shard: string;
  /** Empty if the URL names no player. */
  readonly name: string;
  readonly result: Exclude<SearchResult, { status: 'found' | 'queued' }> | null;
}

const httpStatus = { missing: 404, full: 503, busy: 503, failed: 503, unanswered: 503 } as const;

/** Searches for the player in the URL and redirects to the profile. Without a player, the page explains why. */
export const searchLoader =
  (site: Site) =>
  async ({ request }: { request: Request }) => {
    const query = new URL(request.url).searchParams;
    const name = (query.get('name') ?? '').trim().slice(0, limits.searchName);
    const shard = readShardParam(query.get('shard') || site.store.getState().selectedPlatform).value;
    if (!name) return { shard, name, result: null } satisfies SearchData;

    const result = readShard(site.game, shard).isKnown
      ? await takeLastResult(site, { shard, name }, request.signal)
      : await suggestKnownPlatform(site, name, request.signal);
    if (result.status === 'found') throw redirect(site.links.profile(result.player));
    if (result.status === 'queued') throw redirect(site.links.profile({ shard, name }));
    return data({ shard, name, result } satisfies SearchData, { status: httpStatus[result.status] });
  };

/** An unknown platform has no players. Suggests the player with this name on the visitor's platform. */
async function suggestKnownPlatform(site: Site, name: string, signal: AbortSignal): Promise<SearchResult> {
  const shard = site.store.getState().selectedPlatform;
  const answer = await site.api.searchPlayer({ shard, name }, { signal });
  if (answer.ok) {
    const { player } = answer.data;
    return { status: 'missing', suggestions: [{ ...player, reason: 'platform', tier: null }] };
  }
  const { error } = answer;
  return { status: 'missing', suggestions: error.kind === 'not-found' ? error.suggestions : [] };
}
