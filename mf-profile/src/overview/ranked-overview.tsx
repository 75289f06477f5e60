import { AdSlot } from '@hotdrop/shared-ui/ad-slot';
import { Block, Columns } from '@hotdrop/shared-ui/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { HouseAd } from '../layout/house-ad.tsx';
import { useProfile } from '../layout/profile-data.ts';
import { RankHero } from '../rank/rank-hero.tsx';
import { isPlayed } from '../season/season-modes.ts';
import type { Overview } from '../season/season-overview.ts';
import { Combat } from './combat.tsx';
import { ModeCard } from './mode-card.tsx';
import { ModeTabs } from './mode-tabs.tsx';
import { NormalModes } from './normal-modes.tsx';
import { Performance } from './performance.tsx';
import { PerspectiveTabs } from './perspective-tabs.tsx';
import styles from './story-grid.module.css';

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
}: Overview) {
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
            <Performance isOver={isOver} shown={chosen} ranked={chosen.played.ranked} choosable={choosable} />
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
      <NormalModes season={season} perspective={perspective} modes={normal} />
      <AdSlot slot={3}>
        <HouseAd about={isOver || ban ? 'leaderboards' : 'distribution'} />
      </AdSlot>
    </div>
  );
}
