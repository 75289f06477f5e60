import type { Season, SeasonGroup } from '@hotdrop/shared-domain/game';
import { Dropdown, DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { relOf } from '../season/season-choices.ts';
import styles from './past-seasons.module.css';
import { useProfile } from './profile-data.ts';

const groupNames: Readonly<Record<SeasonGroup, MessageDescriptor>> = {
  ranked: msg`Ranked seasons`,
  survival: msg`Survival seasons`,
  past: msg`Seasons before ranked play`,
  '2018': msg`2018 beta`,
  '2017': msg`2017 early access`,
};

interface PastSeasonsProps {
  readonly seasons: readonly Season[];
  readonly shown: Season | null;
  readonly to: (season: Season) => string;
}

/** Older seasons under headings, with the tier that the player reached. */
export function PastSeasons({ seasons, shown, to }: PastSeasonsProps) {
  const { t, i18n } = useLingui();
  const { locale } = useSite();
  const profile = useProfile();
  const shownPast = seasons.find(({ id }) => id === shown?.id);
  return (
    <Dropdown
      label={shownPast?.label[locale] ?? t`Past seasons`}
      isCurrent={shownPast !== undefined}
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
