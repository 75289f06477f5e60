import { PlayerNotFound } from '@hotdrop/shared-ui/player-not-found';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { PageMeta } from '../page-meta.tsx';
import { FailedSearch } from './failed-search.tsx';
import type { SearchData } from './search.loader.ts';

type NoResultProps = SearchData & { readonly found: NonNullable<SearchData['found']> };

/** Why a name led to no player, and what could have been meant. */
export function NoResult({ shard, name, found }: NoResultProps) {
  const { links } = useSite();
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`${name} · Search`} isHidden />
      {found.is === 'missing' ? (
        <PlayerNotFound
          shard={shard}
          name={name}
          suggestions={found.suggestions}
          elsewhere={(other) => links.search({ shard: other, name })}
        />
      ) : (
        <FailedSearch shard={shard} name={name} isBusy={found.is === 'busy'} />
      )}
    </>
  );
}
