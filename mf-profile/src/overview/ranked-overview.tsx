import { AdSlot } from '@hotdrop/shared-ui/ad-slot';
import { Block, Columns } from '@hotdrop/shared-ui/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { HouseAd } from '../layout/house-ad.tsx';
import { useProfile } from '../layout/profile-data.ts';
import { isPlayed } from '../season/season-modes.ts';
import type { Overview } from '../season/season-overview.ts';
import { Combat } from './combat.tsx';
import { ModeCard } from './mode-card.tsx';
import { ModeTabs } from './mode-tabs.tsx';
import { Performance } from './performance.tsx';
import { PerspectiveTabs } from './perspective-tabs.tsx';
import { RankHero } from './rank-hero.tsx';
import { Tiers } from './tiers.tsx';

/** Overview of seasons with ranked play. */
export function RankedOverview({ season, isOver, perspective, ranked, normal, choosable, chosen }: Overview) {
  const { t } = useLingui();
  const { ban } = useProfile().player;
  const modes = ranked.filter(isPlayed);
  return (
    <>
      <RankHero season={season} isOver={isOver} modes={modes} />
      <Block title={<Trans>Ranked</Trans>} aside={<PerspectiveTabs perspective={perspective} />}>
        <Columns shape="halves">
          {ranked.map((one) => (
            <ModeCard key={one.mode.id} {...one} group={t`Ranked`} />
          ))}
        </Columns>
      </Block>
      <AdSlot slot={3}>
        <HouseAd about={isOver || ban ? 'leaderboards' : 'distribution'} />
      </AdSlot>
      {chosen?.played.ranked && (
        <Columns shape="wideAndNarrow">
          <Performance isOver={isOver} shown={chosen} ranked={chosen.played.ranked} choosable={choosable} />
          <Combat season={season} shown={chosen} hasOutcomes />
        </Columns>
      )}
      <Block title={<Trans>Normal</Trans>} aside={<p>{perspective.toUpperCase()}</p>}>
        <Columns shape="thirds">
          {normal.map((one) => (
            <ModeCard key={one.mode.id} {...one} group={t`Normal`} />
          ))}
        </Columns>
      </Block>
      {chosen?.played.normal && (
        <Combat
          season={season}
          shown={chosen}
          aside={<ModeTabs choosable={choosable} chosen={chosen} />}
          hasOutcomes
        />
      )}
      <Tiers season={season} isOver={isOver} modes={modes} />
    </>
  );
}
