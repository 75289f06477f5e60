import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import map from './drop-map.module.css';
import styles from './legend.module.css';
import type { Grouping, Layer } from './map-view.ts';
import { stepCount } from './steps.ts';

interface LegendProps {
  readonly layer: Layer;
  readonly by: Grouping;
  /** Null: no place has a figure. */
  readonly ends: readonly [number, number] | null;
  /** Meters. Null: unknown. */
  readonly cellSize: number | null;
}

/** The tones of the map, with the values of the first and the last. */
export function Legend({ layer, by, ends, cellSize }: LegendProps) {
  const format = useFormat();
  const meters = format.meters(cellSize);
  const show: Readonly<Record<Layer, (value: number) => string>> = {
    landings: format.number,
    place: (value) => `#${format.decimal(value, 1)}`,
    dead: (value) => format.percent(value),
  };
  return (
    <p className={styles.legend}>
      {ends && <span>{show[layer](ends[0])}</span>}
      <svg viewBox={`0 0 ${stepCount * 20} 10`} className={styles.tones} aria-hidden="true">
        {[...Array(stepCount).keys()].map((step) => (
          <rect key={step} x={step * 20} width={19} height={10} className={map.step} data-step={step + 1} />
        ))}
      </svg>
      {ends && <span>{show[layer](ends[1])}</span>}
      <span className={styles.words}>
        {layer === 'place' && <Trans>average place of the team</Trans>}
        {layer === 'dead' && <Trans>dead within 2 minutes of landing</Trans>}
        {layer === 'landings' && by === 'towns' && <Trans>landings per town</Trans>}
        {layer === 'landings' &&
          by === 'cells' &&
          (cellSize ? <Trans>landings per cell of {meters}</Trans> : <Trans>landings per cell</Trans>)}
      </span>
    </p>
  );
}
