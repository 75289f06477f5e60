import type { Season } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { useAddress, useKeepChoice, useTab } from '../address.ts';
import { relOf } from '../season/season-choices.ts';
import { useProfile } from './profile-data.ts';

/** The tabs of the shown season. Without a known season there is only the overview. */
export function ProfileTabs({ season }: { readonly season: Season | null }) {
  const { t } = useLingui();
  const { links } = useSite();
  const { shard, name } = useAddress();
  const shown = useTab();
  const keepChoice = useKeepChoice();
  const profile = useProfile();
  const about = { shard, name };
  const overview = { id: 'overview', label: t`Overview` } as const;
  const inSeason = [
    overview,
    { id: 'stats', label: t`Stats` },
    { id: 'matches', label: t`Matches` },
  ] as const;
  const tabs = season
    ? inSeason.map(({ id, label }) => ({
        to: keepChoice(links.profile({ ...about, season: season.id, tab: id })),
        label,
        rel: relOf(profile, season),
        isCurrent: id === shown,
        preventScrollReset: true,
      }))
    : [{ to: links.profile(about), label: overview.label, isCurrent: true }];
  return <Tabs label={t`Profile`} tabs={tabs} />;
}
