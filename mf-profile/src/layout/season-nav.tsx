import type { Season } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { useAddress, useTab } from '../address/use-address.ts';
import { useKeepChoice } from '../address/use-query-link.ts';
import { relOf, type SeasonChoices } from '../season/season-choices.ts';
import { PastSeasons } from './past-seasons.tsx';
import { useProfile } from './profile-data.ts';
import styles from './profile-head.module.css';

interface SeasonNavProps {
  readonly choices: SeasonChoices;
  readonly shown: Season | null;
}

/** The newest seasons as tabs, older ones in a dropdown. Links keep the current tab of the profile. */
export function SeasonNav({ choices, shown }: SeasonNavProps) {
  const { t } = useLingui();
  const { links, locale } = useSite();
  const { shard, platform, name } = useAddress();
  const tab = useTab();
  const keepChoice = useKeepChoice();
  const profile = useProfile();
  const { recent, past } = choices;
  if (recent.length === 0) return null;

  const isShown = ({ id }: Season) => id === shown?.id;
  const to = (season: Season) =>
    keepChoice(links.profile({ shard: season.isByRegion ? shard : platform, name, season: season.id, tab }));
  return (
    <div className={styles.seasons}>
      <Tabs
        label={t`Season`}
        look="tightSegments"
        tabs={recent.map((season) => ({
          to: to(season),
          rel: relOf(profile, season),
          label: season.label[locale],
          isCurrent: isShown(season),
          preventScrollReset: true,
        }))}
      />
      {past.length > 0 && <PastSeasons seasons={past} shown={shown} to={to} />}
    </div>
  );
}
