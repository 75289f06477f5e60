import { AtCapacity, PlayerNotFound } from '@hotdrop/shared-ui/player-not-found';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { TryAgain } from '../errors/try-again.tsx';
import { PageMeta } from '../page-meta.tsx';
import type { SearchData } from './search.loader.ts';
import { SearchFailed } from './search-failed.tsx';

type NoResultProps = SearchData & { readonly result: NonNullable<SearchData['result']> };

/** Explains why a search found no player, and suggests similar names. */
export function NoResult({ shard, name, result }: NoResultProps) {
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
