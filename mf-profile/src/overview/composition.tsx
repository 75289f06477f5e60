import { weekOf } from '@hotdrop/shared-domain/text';
import { AdSlot } from '@hotdrop/shared-ui/ad-slot';
import {
  CalendarIcon,
  ChevronRightIcon,
  CompareIcon,
  type Icon,
  InfoIcon,
  MapIcon,
} from '@hotdrop/shared-ui/icons';
import { Block, Panel } from '@hotdrop/shared-ui/layout';
import { FailureReason } from '@hotdrop/shared-ui/player-not-found';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useLinks, useNow, useSite } from '@hotdrop/shared-ui/site';
import { SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { Fragment, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { useProfile } from '../layout/profile-data.ts';
import { HouseAd } from '../layout/profile-head.tsx';
import { linkPatterns } from '../link-patterns.ts';
import type { LoadResult } from '../loading/load-result.ts';
import { Failed } from '../loading/missing.ts';
import { FirstSkeleton, ModesSkeleton } from '../loading/overview-skeleton.tsx';
import { NormalHero } from '../rank/normal-hero.tsx';
import { RankHero } from '../rank/rank-hero.tsx';
import { PerspectiveTabs } from '../season/choice-tabs.tsx';
import { SeasonEnd, SeasonsAround } from '../season/past-season.tsx';
import { isPlayed, type Overview } from '../season/season-overview.ts';
import { FormPanel, LastMatches, ModeCards } from './lazy-panels.ts';
import type { OverviewData } from './overview.loader.ts';
import styles from './overview.module.css';

/** The panels of an overview. Those without data do not exist, and a past season has nothing of today. */
export function Panels({
  season,
  isOver,
  perspective,
  ranked,
  rankedElsewhere,
  normal,
  chosen,
  climbs,
  tiers,
  form,
  last,
}: Overview & Omit<OverviewData, 'stats'>) {
  const { ban } = useProfile().player;
  const playedRanked = ranked.filter(isPlayed);
  const playedNormal = normal.filter(isPlayed);
  const others = [...playedRanked.filter((one) => one !== chosen), ...rankedElsewhere];
  const matches = form.status === 'ready' ? form.data.matches : [];
  const hasForm = matches.length > 0 || form.status === 'pending' || form.status === 'failed';
  // `:has()` sees only those that have arrived, and the first panels would move when the next ones do.
  const panelCount = [chosen, isOver, last.status !== 'empty', chosen && hasForm].filter(Boolean).length;
  const cards = {
    season,
    tiers: tiers.status === 'ready' ? tiers.data : null,
    bests: form.status === 'ready' ? form.data.bests : null,
    open: chosen,
  };
  return (
    <Grid gap={8}>
      {/* Without the key, panels of the last season would stay and push the rest down. */}
      <Fragment key={season.id}>
        {isOver && <SeasonEnd season={season} climbs={climbs} />}
        <div className={styles.first} data-count={panelCount}>
          {chosen?.played.tier ? (
            <RankHero season={season} isOver={isOver} main={chosen} others={others} climbs={climbs} />
          ) : (
            chosen && <NormalHero {...chosen} />
          )}
          {isOver && <SeasonsAround season={season} />}
          <Suspense fallback={!isOver && <FirstSkeleton />}>
            {last.status === 'ready' ? (
              <LastMatches {...last.data} season={season.id} />
            ) : (
              <MissingPanel result={last} title={<Trans>Last matches</Trans>} />
            )}
            {chosen && matches.length > 0 ? (
              <FormPanel season={season} shown={chosen} matches={matches} />
            ) : (
              <MissingPanel result={form} title={<Trans>Form</Trans>} />
            )}
          </Suspense>
        </div>
        {playedRanked.length > 0 && (
          <Block title={<Trans>Ranked</Trans>} aside={<PerspectiveTabs perspective={perspective} />}>
            <Suspense fallback={<ModesSkeleton />}>
              <ModeCards {...cards} modes={playedRanked} />
            </Suspense>
          </Block>
        )}
        {playedNormal.length > 0 ? (
          <Block
            title={season.hasRanked ? <Trans>Normal</Trans> : <SeasonLabel {...{ season }} />}
            aside={playedRanked.length === 0 && <PerspectiveTabs perspective={perspective} />}
          >
            <Suspense fallback={<ModesSkeleton />}>
              <ModeCards {...cards} modes={playedNormal} open={playedRanked.length > 0 ? null : chosen} />
            </Suspense>
            {!season.hasRanked && (
              <Row as="p" size="t13" tone="muted">
                <InfoIcon />
                <Trans>Tiers of this season are derived from rank points.</Trans>
              </Row>
            )}
          </Block>
        ) : (
          playedRanked.length === 0 && (
            <Block title={<Trans>Ranked</Trans>} aside={<PerspectiveTabs perspective={perspective} />}>
              <Text as="p" tone="muted">
                <Trans>No record in this season.</Trans>
              </Text>
            </Block>
          )
        )}
        {!isOver && <MoreLinks season={season.id} />}
      </Fragment>
      <AdSlot slot={3}>
        <HouseAd about={isOver || ban ? 'leaderboards' : 'distribution'} />
      </AdSlot>
    </Grid>
  );
}

interface MissingPanelProps {
  readonly result: LoadResult<unknown>;
  readonly title: React.ReactNode;
}

/** A panel whose data are late or could not be loaded. */
function MissingPanel({ result, title }: MissingPanelProps) {
  if (result.status === 'pending')
    return (
      <Panel title={title} className={styles.column}>
        <Waiting>
          <SkeletonLines count={3} height={20} />
        </Waiting>
      </Panel>
    );
  if (result.status !== 'failed') return null;
  return (
    <Panel title={title} className={styles.column}>
      <Failed kind={result.failure.kind} isQuiet>
        <FailureReason failure={result.failure} />
      </Failed>
    </Panel>
  );
}

function SeasonLabel({ season }: Pick<Overview, 'season'>) {
  const { locale } = useSite();
  return season.label[locale];
}

/** The way to habits, the running week, and a comparison. */
function MoreLinks({ season }: { readonly season: string }) {
  const links = useLinks(linkPatterns);
  const { shard, platform, name } = useAddress();
  const { player } = useProfile();
  const week = weekOf(useNow());
  const { number } = week;
  const compare = links.compare([player]);
  return (
    <Grid columns={3} phoneColumns={1} gap={0} surface="panel" isRuled data-framed>
      <MoreLink
        to={links.profile({ shard, name, season, tab: 'habits' })}
        icon={MapIcon}
        title={<Trans>Habits</Trans>}
      >
        <Trans>Maps, landings, weapons, plays with, when</Trans>
      </MoreLink>
      <MoreLink
        to={links.week({ shard: platform, name, week: week.id })}
        icon={CalendarIcon}
        title={<Trans>Week {number}</Trans>}
      >
        <Trans>Points, sessions, best match</Trans>
      </MoreLink>
      {compare && (
        <MoreLink to={compare} icon={CompareIcon} title={<Trans>Compare</Trans>}>
          <Trans>With favorites or any player</Trans>
        </MoreLink>
      )}
    </Grid>
  );
}

interface MoreLinkProps {
  readonly to: string;
  readonly icon: Icon;
  readonly title: React.ReactNode;
  readonly children: React.ReactNode;
}

const MoreLink = ({ to, icon: Icon, title, children }: MoreLinkProps) => (
  <Row as={Link} to={to} rel="nofollow" gap={4} padding={[3, 5]} isTarget className={styles.link}>
    <Icon />
    <Grid as="span" gap={0} flex="grow">
      <Text size="d18">{title}</Text>
      <Text tone="muted" size="t12" wrap="truncate">
        {children}
      </Text>
    </Grid>
    <ChevronRightIcon size="s" />
  </Row>
);
