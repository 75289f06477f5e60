import type { Season, SeasonGroup } from '@hotdrop/shared-domain/game';
import { Dropdown, DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress, useKeepChoice, useTab } from '../address.ts';
import { listSeasonChoices, relOf } from '../season/season-choices.ts';
import styles from './layout.module.css';
import { useProfile } from './profile-data.ts';

const groupNames: Readonly<Record<SeasonGroup, MessageDescriptor>> = {
  ranked: msg`Ranked seasons`,
  survival: msg`Survival seasons`,
  past: msg`Seasons before ranked play`,
  '2018': msg`2018 beta`,
  '2017': msg`2017 early access`,
};

/** All seasons under headings, with the tier that the player reached. Links keep the current tab of the profile. */
export function SeasonPicker({ shown }: { readonly shown: Season | null }) {
  const { t, i18n } = useLingui();
  const { game, links, locale } = useSite();
  const { shard, platform, name } = useAddress();
  const tab = useTab();
  const keepChoice = useKeepChoice();
  const profile = useProfile();
  const seasons = listSeasonChoices(game, profile, shown);
  if (seasons.length === 0) return null;

  const label = seasons.find(({ id }) => id === shown?.id)?.label[locale] ?? t`Seasons`;
  const to = (season: Season) =>
    keepChoice(links.profile({ shard: season.isByRegion ? shard : platform, name, season: season.id, tab }));
  return (
    <Dropdown
      label={label}
      name={t`Season: ${label}`}
      title={<Trans>Seasons</Trans>}
      align="end"
      className={styles.button}
    >
      {[...Map.groupBy(seasons, ({ group }) => group)].map(([group, inGroup]) => (
        <div key={group}>
          <p className={styles.group}>{i18n._(groupNames[group])}</p>
          {inGroup.map((season) => (
            <DropdownLink
              key={season.id}
              to={to(season)}
              rel={relOf(profile, season)}
              isCurrent={season.id === shown?.id}
              preventScrollReset
            >
              {season.label[locale]}
              <Reached season={season} />
            </DropdownLink>
          ))}
        </div>
      ))}
    </Dropdown>
  );
}

/** The tier of a season, or whether it was played. Empty if the site does not know. */
function Reached({ season }: { readonly season: Season }) {
  const { game, locale } = useSite();
  const listed = useProfile().seasons.find(({ id }) => id === season.id);
  if (!listed?.isCertain) return null;
  const tier = listed.tier && game.tiers.read(listed.tier);
  return (
    <small className={styles.reached}>
      {tier ? (
        <>
          <TierMark mark={tier.mark} size="s" />
          {tier.label[locale]}
        </>
      ) : (
        <Trans>Played</Trans>
      )}
    </small>
  );
}
