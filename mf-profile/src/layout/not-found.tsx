import { readPlatform } from '@hotdrop/shared-domain/game';
import type { PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { PlayerNotFound } from '@hotdrop/shared-ui/player-not-found';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useAddress } from '../address/use-address.ts';

export function NotFound({ suggestions }: { readonly suggestions: readonly PlayerSuggestion[] }) {
  const { t } = useLingui();
  const { game, links, locale } = useSite();
  const { platform, name } = useAddress();
  const platformName = readPlatform(game, platform).name[locale];
  return (
    <>
      <PageMeta
        title={t`${name} was not found`}
        description={t`No player on ${platformName} is called ${name}. Nicknames are case sensitive.`}
      />
      <PlayerNotFound
        shard={platform}
        name={name}
        suggestions={suggestions}
        elsewhere={(shard) => links.profile({ shard, name })}
      />
    </>
  );
}
