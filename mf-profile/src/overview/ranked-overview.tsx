import { AdSlot } from '@hotdrop/shared-ui/ad-slot';
import { Block } from '@hotdrop/shared-ui/layout';
import { Panel } from '@hotdrop/shared-ui/panel';
import { SkeletonLines, SkeletonTable, Waiting } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { FormSkeleton } from '../form/form-skeleton.tsx';
import { HouseAd } from '../layout/house-ad.tsx';
import { useProfile } from '../layout/profile-data.ts';
import styles from '../layout/story-grid.module.css';
import { ModesSkeleton } from '../loading/overview-skeleton.tsx';
import { Later, laterCode } from '../panels/later.tsx';
import type { OverviewPanels } from '../panels/overview-panels.ts';
import type { PanelData } from '../panels/use-panel-data.ts';
import { RankHero } from '../rank/rank-hero.tsx';
import { isPlayed } from '../season/season-modes.ts';
import type { Overview } from '../season/season-overview.ts';
import type { OverviewData } from './overview.loader.ts';
import { PerspectiveTabs } from './perspective-tabs.tsx';

/** The code of the panels. */
export const laterPanels = laterCode(() => import('./later-panels.ts'));

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
  form,
  later,
}: Overview & Pick<OverviewData, 'climbs' | 'tiers' | 'form' | 'later'>) {
  const { ban } = useProfile().player;
  const main = chosen?.played.ranked ? chosen : null;
  const hasForm = !isOver && chosen !== null;
  const others = [...ranked.filter(isPlayed).filter((one) => one !== main), ...rankedElsewhere];
  return (
    <div
      className={styles.story}
      data-rank={main !== null}
      data-rail={!isOver || climbs !== null}
      data-form={hasForm}
      data-climb={climbs !== null}
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
            <Later
              className={styles.form}
              code={laterPanels}
              isPending={isPending(form)}
              skeleton={
                <PanelSkeleton title={<Trans>Form</Trans>}>
                  <FormSkeleton />
                </PanelSkeleton>
              }
            >
              {({ FormPanel }) => <FormPanel season={season} shown={chosen} loaded={form} />}
            </Later>
          )}
          {climbs && (
            <Later
              className={styles.climb}
              code={laterPanels}
              isPending={climbs.status !== 'ready'}
              skeleton={<PanelSkeleton title={<Trans>Climb</Trans>} />}
            >
              {({ ClimbPanel }) => (
                <ClimbPanel
                  climbs={climbs}
                  season={season}
                  isOver={isOver}
                  mode={main?.mode ?? null}
                  points={main?.played.points ?? null}
                />
              )}
            </Later>
          )}
          {!isOver && (
            <div className={styles.recaps}>
              <Later
                code={laterPanels}
                isPending={isPending(later.sessions)}
                skeleton={
                  <PanelSkeleton title={<Trans>Last session</Trans>}>
                    <SkeletonLines count={1} height={5} />
                  </PanelSkeleton>
                }
              >
                {({ RecapPanel }) => <RecapPanel season={season} loaded={later.sessions} />}
              </Later>
              {later.week && <LaterWeek loaded={later.week} />}
            </div>
          )}
        </div>
        <div className={styles.main}>
          <Block title={<Trans>Ranked</Trans>} aside={<PerspectiveTabs perspective={perspective} />}>
            <Later code={laterPanels} skeleton={<ModesSkeleton />}>
              {({ RankedModes }) => <RankedModes ranked={ranked} />}
            </Later>
          </Block>
          {chosen && (
            <Later
              code={laterPanels}
              isPending={tiers?.status === 'pending'}
              skeleton={<PanelSkeleton title={<Trans>Performance</Trans>} />}
            >
              {({ PlayPanels }) => (
                <PlayPanels
                  season={season}
                  isOver={isOver}
                  shown={chosen}
                  choosable={choosable}
                  tiers={tiers}
                  form={form}
                />
              )}
            </Later>
          )}
        </div>
        {!isOver && (
          <>
            <Later
              code={laterPanels}
              isPending={isPending(later.maps)}
              skeleton={<PanelSkeleton title={<Trans>Maps and weapons</Trans>} />}
            >
              {({ MapsAndWeapons }) => <MapsAndWeapons loaded={later.maps} />}
            </Later>
            <Later
              className={styles.company}
              code={laterPanels}
              isPending={isPending(later.teammates)}
              skeleton={<PanelSkeleton title={<Trans>Plays with</Trans>} />}
            >
              {({ TeammatesPanel }) => <TeammatesPanel loaded={later.teammates} />}
            </Later>
            <Later
              className={styles.when}
              code={laterPanels}
              isPending={isPending(later.times)}
              skeleton={<PanelSkeleton title={<Trans>When they play</Trans>} />}
            >
              {({ PlayTimesPanel }) => <PlayTimesPanel loaded={later.times} />}
            </Later>
          </>
        )}
        <Later
          code={laterPanels}
          skeleton={
            <PanelSkeleton title={<Trans>Normal</Trans>}>
              <SkeletonLines count={3} height={8} />
            </PanelSkeleton>
          }
        >
          {({ NormalModes }) => <NormalModes season={season} perspective={perspective} modes={normal} />}
        </Later>
      </Fragment>
      <AdSlot slot={3}>
        <HouseAd about={isOver || ban ? 'leaderboards' : 'distribution'} />
      </AdSlot>
    </div>
  );
}

/** Its place stays empty while the code loads: few players have a week to look back at. */
const LaterWeek = ({ loaded }: { readonly loaded: NonNullable<OverviewPanels['week']> }) => (
  <Later code={laterPanels} isPending={isPending(loaded)} skeleton={null}>
    {({ WeekRecap }) => <WeekRecap loaded={loaded} />}
  </Later>
);

const isPending = ({ result }: PanelData<unknown>): boolean => result.status === 'pending';

interface PanelSkeletonProps {
  readonly title: React.ReactNode;
  readonly children?: React.ReactNode;
}

const PanelSkeleton = ({ title, children = <SkeletonTable rows={6} /> }: PanelSkeletonProps) => (
  <Panel title={title}>
    <Waiting>{children}</Waiting>
  </Panel>
);
