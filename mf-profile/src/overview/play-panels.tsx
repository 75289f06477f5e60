import type { Season } from '@hotdrop/shared-domain/game';
import type { TierAverages } from '@hotdrop/shared-domain/wire';
import { Columns } from '@hotdrop/shared-ui/layout';
import type { PanelResult } from '../loading/load-result.ts';
import { Performance } from '../performance/performance.tsx';
import { ModeTabs } from '../season/choice-tabs.tsx';
import type { PlayedMode } from '../season/season-overview.ts';
import { Combat } from './combat.tsx';
import type { OverviewData } from './overview.loader.ts';
import { RankedCombat } from './ranked-combat.tsx';

interface PlayPanelsProps {
  readonly season: Season;
  readonly isOver: boolean;
  readonly shown: PlayedMode;
  readonly choosable: readonly PlayedMode[];
  readonly tiers: PanelResult<TierAverages>;
  readonly form: OverviewData['form'];
}

/** How the player plays in the shown mode. Only ranked play is compared with others. */
export function PlayPanels({ season, isOver, shown, choosable, tiers, form }: PlayPanelsProps) {
  const { ranked, normal } = shown.played;
  return (
    <>
      {ranked && (
        <Columns shape="wideAndNarrow">
          <Performance {...{ season, isOver, shown, ranked, choosable, tiers }} />
          <RankedCombat season={season} isOver={isOver} shown={shown} form={form} />
        </Columns>
      )}
      {normal && (
        <Combat
          season={season}
          shown={shown}
          aside={<ModeTabs choosable={choosable} chosen={shown} />}
          hasOutcomes
        />
      )}
    </>
  );
}
