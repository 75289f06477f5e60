import { AdSlot } from '@hotdrop/shared-ui/ad-slot';
import { InfoIcon } from '@hotdrop/shared-ui/icons';
import { Block, Columns } from '@hotdrop/shared-ui/layout';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { HouseAd } from '../layout/profile-head.tsx';
import { ModeTabs, PerspectiveTabs } from '../season/choice-tabs.tsx';
import type { Overview } from '../season/season-overview.ts';
import { Combat } from './combat.tsx';
import { ModeCard } from './mode-cards.tsx';

/** Seasons before ranked play: tiers come from rank points, and cards show wins, top 10, and losses. */
export function OldOverview({ season, perspective, normal, choosable, chosen }: Overview) {
  const { locale } = useSite();
  return (
    <Columns>
      <Block title={season.label[locale]} aside={<PerspectiveTabs perspective={perspective} />}>
        <Columns shape="thirds">
          {normal.map((one) => (
            <ModeCard key={one.mode.id} {...one} hasOutcomes />
          ))}
        </Columns>
        <Row as="p" size="t13" tone="muted">
          <InfoIcon />
          <Trans>Tiers of this season are derived from rank points.</Trans>
        </Row>
      </Block>
      <AdSlot slot={3}>
        <HouseAd about="leaderboards" />
      </AdSlot>
      {chosen && (
        <Combat season={season} shown={chosen} aside={<ModeTabs choosable={choosable} chosen={chosen} />} />
      )}
    </Columns>
  );
}
