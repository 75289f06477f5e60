import { Columns } from '@hotdrop/shared-ui/layout';
import { useLingui } from '@lingui/react/macro';
import type { Overview } from '../season/season-overview.ts';
import { ModeCard } from './mode-card.tsx';

/** A card for each ranked mode. */
export function RankedModes({ ranked }: Pick<Overview, 'ranked'>) {
  const { t } = useLingui();
  return (
    <Columns shape="halves">
      {ranked.map((one) => (
        <ModeCard key={one.mode.id} {...one} group={t`Ranked`} />
      ))}
    </Columns>
  );
}
