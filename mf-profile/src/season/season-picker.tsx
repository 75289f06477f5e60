import { readTier, type Season, type SeasonGroup } from '@hotdrop/shared-domain/game';
import { Dropdown, DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { ChevronLeftIcon, ChevronRightIcon, type Icon } from '@hotdrop/shared-ui/icons';
import { Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useAddress, useKeepChoice, useTab } from '../address.ts';
import { useProfile } from '../layout/profile-data.ts';
import { linkPatterns } from '../link-patterns.ts';
import styles from './season.module.css';
import { listSeasonChoices, relOf } from './season-choices.ts';

const groupNames: Readonly<Record<SeasonGroup, MessageDescriptor>> = {
  ranked: msg`Ranked seasons`,
  survival: msg`Survival seasons`,
  past: msg`Seasons before ranked play`,
  '2018': msg`2018 beta`,
  '2017': msg`2017 early access`,
};

/** The seasons that are tabs. */
const tabCount = 3;

/** Returns a function that links to another season on the current tab of the profile. */
export function useSeasonLink(): (season: Season) => string {
  const links = useLinks(linkPatterns);
  const { shard, platform, name } = useAddress();
  const tab = useTab();
  const keepChoice = useKeepChoice();
  return (season) =>
    keepChoice(links.profile({ shard: season.isByRegion ? shard : platform, name, season: season.id, tab }));
}

/**
 * The newest seasons as tabs, newest last, all of them in a list, and arrows to the previous and the next one. On phones
 * the tabs are the head of the list.
 */
export function SeasonPicker({ shown }: { readonly shown: Season | null }) {
  const { t, i18n } = useLingui();
  const { game, locale } = useSite();
  const profile = useProfile();
  const to = useSeasonLink();
  const seasons = listSeasonChoices(game, profile, shown);
  if (seasons.length === 0) return null;

  const at = seasons.findIndex(({ id }) => id === shown?.id);
  const label = seasons[at]?.label[locale] ?? t`Seasons`;
  const number = seasons[at]?.number ?? null;
  const ranked = profile.seasons.flatMap(({ id, points }) =>
    seasons.some((season) => season.id === id && season.hasRanked) ? (points ?? []) : [],
  );
  const best = Math.max(...ranked);
  const newest = (
    <Tabs
      label={t`Season`}
      variant="small"
      tabs={seasons
        .slice(0, tabCount)
        .toReversed()
        .map((season) => ({
          to: to(season),
          label: season.label[locale],
          rel: relOf(profile, season),
          isCurrent: season.id === shown?.id,
          preventScrollReset: true,
        }))}
    />
  );
  return (
    <Row gap={1} className={styles.picker}>
      <Arrow season={seasons[at + 1]} icon={ChevronLeftIcon} label={t`Previous season`} />
      <div className={styles.newest}>{newest}</div>
      <Dropdown
        label={
          <>
            <Text className={styles.wide} wrap="truncate">
              {at < tabCount ? <Trans>All seasons</Trans> : label}
            </Text>
            <Text className={styles.narrow} wrap="truncate">
              {number === null ? label : `S${number}`}
              <VisuallyHidden>
                {' '}
                <Trans>All seasons</Trans>
              </VisuallyHidden>
            </Text>
          </>
        }
        title={<Trans>Seasons</Trans>}
        align="end"
        className={styles.button}
      >
        <div className={styles.head}>{newest}</div>
        {[...Map.groupBy(seasons, ({ group }) => group)].map(([group, inGroup]) => (
          <div key={group}>
            <Text as="p" tone="muted" size="t12" padding={[1, 3]}>
              {i18n._(groupNames[group])}
            </Text>
            {inGroup.map((season) => (
              <DropdownLink
                key={season.id}
                to={to(season)}
                rel={relOf(profile, season)}
                isCurrent={season.id === shown?.id}
                preventScrollReset
              >
                <SeasonLine season={season} best={best} />
              </DropdownLink>
            ))}
          </div>
        ))}
      </Dropdown>
      <Arrow season={seasons[at - 1]} icon={ChevronRightIcon} label={t`Next season`} />
    </Row>
  );
}

interface ArrowProps {
  /** Undefined: there is none, and the arrow leads nowhere. */
  readonly season: Season | undefined;
  readonly icon: Icon;
  readonly label: string;
}

function Arrow({ season, icon: Icon, label }: ArrowProps) {
  const to = useSeasonLink();
  const profile = useProfile();
  if (!season)
    return (
      <Text tone="faint" className={styles.arrow} aria-hidden="true">
        <Icon size="s" />
      </Text>
    );
  return (
    <Link
      to={to(season)}
      rel={relOf(profile, season)}
      className={styles.arrow}
      title={label}
      preventScrollReset
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon size="s" />
    </Link>
  );
}

interface SeasonLineProps {
  readonly season: Season;
  /** The most points of all ranked seasons. */
  readonly best: number;
}

/** A season with the tier and points that the player reached, as far as the site knows. */
function SeasonLine({ season, best }: SeasonLineProps) {
  const { game, locale } = useSite();
  const format = useFormat();
  const listed = useProfile().seasons.find(({ id }) => id === season.id);
  const tier = listed?.isCertain && listed.tier ? readTier(game, listed.tier) : null;
  const points = listed?.isCertain ? listed.points : null;
  return (
    <span className={styles.line}>
      <TierMark mark={tier?.mark ?? 'unranked'} size="s" />
      <Text wrap="truncate">{season.label[locale]}</Text>{' '}
      <Text tone="muted" size="t13" wrap="truncate">
        {tier ? tier.label[locale] : listed?.isCertain && <Trans>Played</Trans>}
      </Text>{' '}
      {points !== null && (
        <Text size="d18" tone={season.hasRanked && points === best ? 'accent' : undefined}>
          {format.number(points)}
        </Text>
      )}
    </span>
  );
}
