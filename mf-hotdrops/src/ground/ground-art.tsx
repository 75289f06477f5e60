import type { GroundDrawing } from './draw-ground.ts';
import styles from './ground-art.module.css';
import { groundUnits } from './trace.ts';

interface GroundArtProps {
  /** Null: the ground is unknown, so the plate stays bare. */
  readonly drawing: GroundDrawing | null;
  /** The side of the map in meters. Null: unknown. */
  readonly size: number | null;
  /** Whether walked ground is drawn, too, and not only the coast. */
  readonly isDetailed?: boolean;
}

const kilometer = 1000;

/** The ground of a map inside an SVG of `groundUnits` by `groundUnits`. */
export function GroundArt({ drawing, size, isDetailed = true }: GroundArtProps) {
  return (
    <g>
      <rect width={groundUnits} height={groundUnits} className={styles.sea} />
      {drawing && <path d={drawing.land} className={styles.land} />}
      {isDetailed && drawing?.used.map((path) => <path key={path} d={path} className={styles.used} />)}
      {isDetailed && <path d={gridPath(size)} className={styles.grid} />}
    </g>
  );
}

/** Lines at each kilometer, or at each eighth of a map of unknown size. */
function gridPath(size: number | null): string {
  const step = size ? (groundUnits * kilometer) / size : groundUnits / 8;
  const lines: string[] = [];
  for (let at = step; at < groundUnits - 1; at += step) {
    const line = Math.round(at);
    lines.push(`M${line} 0v${groundUnits}M0 ${line}h${groundUnits}`);
  }
  return lines.join('');
}
