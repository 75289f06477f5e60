import { readPlatform, regionFor, regionsOf, type Season } from '@hotdrop/shared-domain/game';
import type { Clan } from '@hotdrop/shared-domain/wire';
import { AdSlot } from '@hotdrop/shared-ui/ad-slot';
import { PlatformMark } from '@hotdrop/shared-ui/artwork';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { Content } from '@hotdrop/shared-ui/layout';
import { Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useLinks, useSite } from '@hotdrop/shared-ui/site';
import { BanNotice } from '@hotdrop/shared-ui/states';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useAddress, useKeepChoice, useTab } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import { Renewal } from '../renew/renewal.tsx';
import { useRenewal } from '../renew/use-renewal.ts';
import { relOf, useShownSeason } from '../season/season-choices.ts';
import { SeasonPicker } from '../season/season-picker.tsx';
import { HeadActions } from './head-actions.tsx';
import styles from './layout.module.css';
import { type ReadyProfile, useProfile } from './profile-data.ts';

export function ProfileHead({ profile }: { readonly profile: ReadyProfile }) {
  const season = useShownSeason(profile);
  const tab = useTab();
  const [search] = useSearchParams();
  const { player } = profile;
  const renewal = useRenewal(player, profile.press);
  // Matches and habits are of the last three months.
  const isOfSeason = tab === 'overview' || tab === 'stats';
  return (
    <Content className={styles.withVideo}>
      <div className={styles.head}>
        <Row gap={6} align="end" justify="between" className={styles.line}>
          <PlayerName name={player.name} clan={player.clan} />
          <Renewal {...renewal}>
            <HeadActions player={player} />
          </Renewal>
        </Row>
        <BanNotice ban={player.ban} />
        {isOfSeason && season?.isByRegion && <RegionTabs season={season} />}
        <Row justify="between" className={styles.nav}>
          <ProfileTabs season={season} />
          {isOfSeason && <SeasonPicker shown={season} />}
        </Row>
      </div>
      {search.get('vd') === '1' && (
        <AdSlot slot={4} size="video">
          <HouseAd about="leaderboards" />
        </AdSlot>
      )}
    </Content>
  );
}

interface PlayerNameProps {
  readonly name: string;
  readonly clan?: Clan | null;
}

/** The player's name, platform, and clan. */
export function PlayerName({ name, clan }: PlayerNameProps) {
  const { game, locale } = useSite();
  const { platform } = useAddress();
  return (
    <div className={styles.name}>
      <Row as="p" tone="muted" size="t13" className={styles.platform}>
        <PlatformMark platform={platform} size="s" />
        {readPlatform(game, platform).name[locale]}
        {clan && (
          <Text wrap="truncate">
            <VisuallyHidden>
              <Trans>Clan</Trans>
            </VisuallyHidden>{' '}
            {clan.tag && `[${clan.tag}] `}
            <Text hideBelow={728}>{clan.name}</Text>
          </Text>
        )}
      </Row>
      <h1 style={{ '--length': name.length }}>{name}</h1>
    </div>
  );
}

/** The tabs of the shown season. Without a known season there is only the overview. */
function ProfileTabs({ season }: { readonly season: Season | null }) {
  const { t } = useLingui();
  const links = useLinks(linkPatterns);
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
    { id: 'habits', label: t`Habits` },
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

/** The regions of a season that was counted by region. Those with known stats have a mark. */
function RegionTabs({ season }: { readonly season: Season }) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { shard, platform, name } = useAddress();
  const tab = useTab();
  const keepChoice = useKeepChoice();
  const chosen = regionFor(game, shard);
  const regions = regionsOf(game, platform);
  const withStats = useProfile().seasons.find(({ id }) => id === season.id)?.regions ?? [];
  if (regions.length === 0) return null;
  return (
    <Tabs
      label={t`Region`}
      variant="regions"
      tabs={regions.map((region) => ({
        to: keepChoice(links.profile({ shard: region.id, name, season: season.id, tab })),
        label: withStats.includes(region.id) ? (
          <>
            {region.name[locale]}
            <span aria-hidden="true"> •</span>
            <VisuallyHidden>{t`has games`}</VisuallyHidden>
          </>
        ) : (
          region.name[locale]
        ),
        rel: withStats.includes(region.id) ? undefined : 'nofollow',
        isCurrent: region.id === chosen,
        preventScrollReset: true,
      }))}
    />
  );
}

/** Fills an ad slot that has no provider. Two slots of one page get different ads. */
export function HouseAd({ about }: { readonly about: 'distribution' | 'leaderboards' }) {
  const links = useLinks(linkPatterns);
  const { platform } = useAddress();
  const { name } = useProfile().player;
  const isDistribution = about === 'distribution';
  return (
    <>
      <Grid as="p" gap={0.5} className={styles.words}>
        <b>
          {isDistribution ? <Trans>{name} among ranked players</Trans> : <Trans>Who leads right now?</Trans>}
        </b>
        {isDistribution && (
          <Text hideBelow={728}>
            <Trans>See how rank points are distributed.</Trans>
          </Text>
        )}
      </Grid>
      <ButtonLink
        to={isDistribution ? links.rating({ shard: platform, player: name }) : links.leaderboards()}
      >
        {isDistribution ? <Trans>Distribution</Trans> : <Trans>Leaderboards</Trans>}
      </ButtonLink>
    </>
  );
}
