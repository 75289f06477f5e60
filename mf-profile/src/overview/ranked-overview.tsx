import { AdSlot } from '@hotdrop/shared-ui/ad-slot';
import { Block, Panel } from '@hotdrop/shared-ui/layout';
import { Grid } from '@hotdrop/shared-ui/primitives';
import { SkeletonLines, SkeletonTable, Waiting } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { Fragment, Suspense } from 'react';
import { FormSkeleton } from '../form/form-panel.tsx';
import { useProfile } from '../layout/profile-data.ts';
import { HouseAd } from '../layout/profile-head.tsx';
import { ModesSkeleton } from '../loading/overview-skeleton.tsx';
import { RankHero } from '../rank/rank-hero.tsx';
import { PerspectiveTabs } from '../season/choice-tabs.tsx';
import { isPlayed, type Overview } from '../season/season-overview.ts';
import {
  ClimbPanel,
  FormPanel,
  MapsAndWeapons,
  NormalModes,
  PlayPanels,
  PlayTimesPanel,
  RankedModes,
  RecapPanel,
  TeammatesPanel,
  WeekRecap,
} from './lazy-panels.ts';
import type { OverviewData } from './overview.loader.ts';
import styles from './overview.module.css';

/** Overview of seasons with ranked play. The order of the elements is the reading order at every width. */
export function RankedOverview({
  season,
  isOver,
  perspective,
  ranked,
  rankedElsewhere,
  normal,
  choosable,
  chosen,
  climbs,
  tiers,
  ...panels
}: Overview & Omit<OverviewData, 'stats'>) {
  const { ban } = useProfile().player;
  const main = chosen?.played.ranked ? chosen : null;
  const hasForm = !isOver && chosen !== null;
  const others = [...ranked.filter(isPlayed).filter((one) => one !== main), ...rankedElsewhere];
  return (
    <Grid
      columns={12}
      gap={5}
      className={styles.story}
      data-rank={main !== null}
      data-rail={!isOver || climbs.status !== 'empty'}
      data-form={hasForm}
      data-climb={climbs.status !== 'empty'}
    >
      {/* Without the key, panels of the last season would stay, move to other columns, and push the rest down. */}
      <Fragment key={season.id}>
        {main && (
          <div className={styles.rank}>
            <RankHero season={season} isOver={isOver} main={main} others={others} climbs={climbs} />
          </div>
        )}
        <div className={styles.rail}>
          {hasForm && (
            <div className={styles.form}>
              <Suspense
                fallback={
                  <PanelSkeleton title={<Trans>Form</Trans>}>
                    <FormSkeleton />
                  </PanelSkeleton>
                }
              >
                <FormPanel season={season} shown={chosen} loaded={panels.form} />
              </Suspense>
            </div>
          )}
          {climbs.status !== 'empty' && (
            <div className={styles.climb}>
              <Suspense fallback={<PanelSkeleton title={<Trans>Climb</Trans>} />}>
                <ClimbPanel
                  climbs={climbs}
                  season={season}
                  isOver={isOver}
                  mode={main?.mode ?? null}
                  points={main?.played.points ?? null}
                />
              </Suspense>
            </div>
          )}
          {!isOver && (
            <Grid gap={5} className={styles.recaps}>
              <div>
                <Suspense
                  fallback={
                    <PanelSkeleton title={<Trans>Last session</Trans>}>
                      <SkeletonLines count={1} height={5} />
                    </PanelSkeleton>
                  }
                >
                  <RecapPanel season={season} loaded={panels.sessions} />
                </Suspense>
              </div>
              {/* Its place stays empty while the code loads: few players have a week to look back at. */}
              <div>
                <Suspense>{panels.week && <WeekRecap loaded={panels.week} />}</Suspense>
              </div>
            </Grid>
          )}
        </div>
        <Grid gap={8} className={styles.main}>
          <Block title={<Trans>Ranked</Trans>} aside={<PerspectiveTabs perspective={perspective} />}>
            <Suspense fallback={<ModesSkeleton />}>
              <RankedModes ranked={ranked} />
            </Suspense>
          </Block>
          {chosen && (
            <Suspense fallback={<PanelSkeleton title={<Trans>Performance</Trans>} />}>
              <PlayPanels
                season={season}
                isOver={isOver}
                shown={chosen}
                choosable={choosable}
                tiers={tiers}
                form={panels.form}
              />
            </Suspense>
          )}
        </Grid>
        {!isOver && (
          <>
            <Suspense fallback={<PanelSkeleton title={<Trans>Maps and weapons</Trans>} />}>
              <MapsAndWeapons loaded={panels.maps} />
            </Suspense>
            <div className={styles.company}>
              <Suspense fallback={<PanelSkeleton title={<Trans>Plays with</Trans>} />}>
                <TeammatesPanel loaded={panels.teammates} />
              </Suspense>
            </div>
            <div className={styles.when}>
              <Suspense fallback={<PanelSkeleton title={<Trans>When they play</Trans>} />}>
                <PlayTimesPanel loaded={panels.times} />
              </Suspense>
            </div>
          </>
        )}
        <Suspense
          fallback={
            <PanelSkeleton title={<Trans>Normal</Trans>}>
              <SkeletonLines count={3} height={8} />
            </PanelSkeleton>
          }
        >
          <NormalModes season={season} perspective={perspective} modes={normal} />
        </Suspense>
      </Fragment>
      <AdSlot slot={3}>
        <HouseAd about={isOver || ban ? 'leaderboards' : 'distribution'} />
      </AdSlot>
    </Grid>
  );
}

interface PanelSkeletonProps {
  readonly title: React.ReactNode;
  readonly children?: React.ReactNode;
}

const PanelSkeleton = ({ title, children = <SkeletonTable rows={6} /> }: PanelSkeletonProps) => (
  <Panel title={title}>
    <Waiting>{children}</Waiting>
  </Panel>
);
