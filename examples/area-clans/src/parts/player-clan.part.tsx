import { platformOf } from '@hotdrop/shared-domain/game';
import type { Part } from '@hotdrop/shared-domain/slots';
import { Panel } from '@hotdrop/shared-ui/layout';
import { useLingui } from '@lingui/react/macro';
import { type Clan, clansApi } from '../calls.ts';
import { ClanList } from './clan-list.tsx';

/** A panel on the profile of a member. Other profiles have none. */
export const playerClan: Part<'profile.overview', readonly Clan[]> = {
  async load({ site, context, signal }) {
    const platform = platformOf(site.game, context.shard);
    const answer = await clansApi(site).clansOf({ platform, name: context.name }, { signal });
    return answer.ok ? answer.data.clans : [];
  },
  Component: ({ data }) => data.length > 0 && <PlayerClan clans={data} />,
};

function PlayerClan({ clans }: { readonly clans: readonly Clan[] }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Clan`}>
      <ClanList clans={clans} />
    </Panel>
  );
}
