import type { Season } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { useRef } from 'react';
import { fetchForm, formInput, formKey } from '../form/load-form.ts';
import { usePanelData } from '../panels/use-panel-data.ts';
import { usePanelPlayer } from '../panels/use-panel-player.ts';
import type { PlayedMode } from '../season/season-overview.ts';
import { Combat } from './combat.tsx';
import type { OverviewData } from './overview.loader.ts';
import styles from './overview.module.css';

interface RankedCombatProps {
  readonly season: Season;
  readonly isOver: boolean;
  readonly shown: PlayedMode;
  readonly form: OverviewData['form'];
}

/** Combat in a ranked mode. The game publishes no best figures of ranked play: those of kept matches take their place. */
export const RankedCombat = ({ isOver, ...props }: RankedCombatProps) =>
  isOver ? (
    <Combat season={props.season} shown={props.shown} bests={null} hasOutcomes />
  ) : (
    <CurrentCombat {...props} />
  );

function CurrentCombat({ season, shown, form }: Omit<RankedCombatProps, 'isOver'>) {
  const { api } = useSite();
  const element = useRef<HTMLDivElement>(null);
  const input = formInput(usePanelPlayer(), season, shown);
  const { shown: loaded } = usePanelData(element, {
    loaded: form,
    panelKey: formKey(input),
    load: () => fetchForm(api, form, input),
  });
  const bests =
    loaded.status === 'ready' ? loaded.data.bests : loaded.status === 'pending' ? 'pending' : null;
  return (
    <div ref={element} className={styles.panel}>
      <Combat season={season} shown={shown} bests={bests} hasOutcomes />
    </div>
  );
}
