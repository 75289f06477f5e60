import { AdSlot } from '@hotdrop/shared-ui/ad-slot';
import { Block, Columns } from '@hotdrop/shared-ui/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { ClimbPanel } from '../climb/climb-panel.tsx';
import { FormPanel } from '../form/form-panel.tsx';
import { MapsAndWeapons } from '../habits/maps-and-weapons.tsx';
import { PlayTimesPanel } from '../habits/play-times.tsx';
import { TeammatesPanel } from '../habits/teammates.tsx';
import { HouseAd } from '../layout/house-ad.tsx';
import { useProfile } from '../layout/profile-data.ts';
import styles from '../layout/story-grid.module.css';
import { Performance } from '../performance/performance.tsx';
import { RankHero } from '../rank/rank-hero.tsx';
import { ModeTabs } from '../season/mode-tabs.tsx';
import { isPlayed } from '../season/season-modes.ts';
import type { Overview } from '../season/season-overview.ts';
import { RecapPanel } from '../sessions/recap-panel.tsx';
import { Combat } from './combat.tsx';
import { ModeCard } from './mode-card.tsx';
import { NormalModes } from './normal-modes.tsx';
import type { OverviewData } from './overview.loader.ts';
import { PerspectiveTabs } from './perspective-tabs.tsx';

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
  const { t } = useLingui();
  const { ban } = useProfile().player;
  const main = chosen?.played.ranked ? chosen : null;
  const others = [...ranked.filter(isPlayed).filter((one) => one !== main), ...rankedElsewhere];
  return (
    <div className={styles.story}>
      {main && (
        <div className={styles.rank}>
          <RankHero season={season} isOver={isOver} main={main} others={others} />
        </div>
      )}
      <div className={styles.rail}>
        {!isOver && chosen && (
          <div className={styles.form}>
            <FormPanel season={season} shown={chosen} loaded={form} />
          </div>
        )}
        {climbs && (
          <div className={styles.climb}>
            <ClimbPanel
              climbs={climbs}
              season={season}
              isOver={isOver}
              mode={main?.mode ?? null}
              points={main?.played.points ?? null}
            />
          </div>
        )}
        {!isOver && (
          <div className={styles.recaps}>
            <RecapPanel season={season} loaded={later.sessions} />
          </div>
        )}
      </div>
      <div className={styles.main}>
        <Block title={<Trans>Ranked</Trans>} aside={<PerspectiveTabs perspective={perspective} />}>
          <Columns shape="halves">
            {ranked.map((one) => (
              <ModeCard key={one.mode.id} {...one} group={t`Ranked`} />
            ))}
          </Columns>
        </Block>
        {chosen?.played.ranked && (
          <Columns shape="wideAndNarrow">
            <Performance
              season={season}
              isOver={isOver}
              shown={chosen}
              ranked={chosen.played.ranked}
              choosable={choosable}
              tiers={tiers}
            />
            <Combat season={season} shown={chosen} hasOutcomes />
          </Columns>
        )}
        {chosen?.played.normal && (
          <Combat
            season={season}
            shown={chosen}
            aside={<ModeTabs choosable={choosable} chosen={chosen} />}
            hasOutcomes
          />
        )}
      </div>
      {!isOver && (
        <>
          <div>
            <MapsAndWeapons loaded={later.maps} />
          </div>
          <div className={styles.company}>
            <TeammatesPanel loaded={later.teammates} />
          </div>
          <div className={styles.when}>
            <PlayTimesPanel loaded={later.times} />
          </div>
        </>
      )}
      <NormalModes season={season} perspective={perspective} modes={normal} />
      <AdSlot slot={3}>
        <HouseAd about={isOver || ban ? 'leaderboards' : 'distribution'} />
      </AdSlot>
    </div>
  );
}
