import { regionFor, regionsOf, type Season } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { useAddress, useKeepChoice, useTab } from '../address.ts';
import styles from './layout.module.css';
import { useProfile } from './profile-data.ts';

/** The regions of a season that was counted by region. Those with known figures have a mark. */
export function RegionTabs({ season }: { readonly season: Season }) {
  const { t } = useLingui();
  const { game, links, locale } = useSite();
  const { shard, platform, name } = useAddress();
  const tab = useTab();
  const keepChoice = useKeepChoice();
  const chosen = regionFor(game, shard);
  const regions = regionsOf(game, platform);
  const withFigures = useProfile().seasons.find(({ id }) => id === season.id)?.regions ?? [];
  if (regions.length === 0) return null;
  return (
    <Tabs
      label={t`Region`}
      look="regions"
      tabs={regions.map((region) => ({
        to: keepChoice(links.profile({ shard: region.id, name, season: season.id, tab })),
        label: withFigures.includes(region.id) ? (
          <>
            {region.name[locale]}
            <span className={styles.mark} />
            <VisuallyHidden>{t`has games`}</VisuallyHidden>
          </>
        ) : (
          region.name[locale]
        ),
        rel: withFigures.includes(region.id) ? undefined : 'nofollow',
        isCurrent: region.id === chosen,
        preventScrollReset: true,
      }))}
    />
  );
}
