import type { Town } from '@hotdrop/shared-domain/game';
import styles from './ground.module.css';
import type { GroundDrawing } from './load-ground.ts';
import { groundUnits } from './trace.ts';

interface GroundArtProps {
  /** Null: the map has no drawing, so only the grid shows. */
  readonly drawing: GroundDrawing | null;
  /** The side of the map in meters. Null: unknown. */
  readonly size: number | null;
  /** How much larger than usual the map is: lines stay as thin. */
  readonly zoom?: number;
}

const kilometer = 1000;

/** The ground of a map inside an SVG of `groundUnits` by `groundUnits`. Its colors are attributes, for pictures without stylesheets. */
export function GroundArt({ drawing, size, zoom = 1 }: GroundArtProps) {
  const line = (color: string, width: number) => ({
    fill: 'none',
    stroke: `var(--map-${color})`,
    strokeWidth: width / zoom,
    strokeLinejoin: 'round' as const,
  });
  return (
    <g>
      <rect width={groundUnits} height={groundUnits} fill="var(--map-sea)" />
      {drawing && (
        <>
          <path d={drawing.land} {...line('shelf', 22)} />
          <path d={drawing.land} fill="var(--map-land)" />
          {drawing.contours.map((path) => (
            <path key={path} d={path} {...line('contour', 1.4)} />
          ))}
          <path d={drawing.river} {...line('sea', 6)} />
          <path d={drawing.road} {...line('road', 2.4)} />
          <path d={drawing.land} {...line('coast', 1.6)} className={styles.coast} />
          <path d={drawing.bridge} {...line('coast', 4)} />
        </>
      )}
      <path d={gridPath(size)} {...line('line', 0.7)} />
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

interface TownMapProps {
  readonly ground: GroundDrawing | null;
  readonly size: number | null;
  /** The town in the middle, with a ring around it. Null: its place is unknown, so the whole map is shown. */
  readonly town: Town | null;
  /** How much of the map's side is visible across. */
  readonly share: number;
  /** Width divided by height. */
  readonly ratio: number;
  readonly className?: string | undefined;
}

/** A part of a map around one town. It adds nothing to the words beside it, so screen readers skip it. */
export function TownMap({ ground, size, town, share, ratio, className }: TownMapProps) {
  const scale = town && size ? groundUnits / size : null;
  const width = scale ? groundUnits * share : groundUnits;
  const height = width / ratio;
  const place = town && scale ? { x: town.x * scale, y: town.y * scale, radius: town.radius * scale } : null;
  const keepInside = (middle: number, length: number) =>
    Math.round(Math.min(Math.max(middle - length / 2, 0), Math.max(0, groundUnits - length)));
  const left = keepInside(place?.x ?? groundUnits / 2, width);
  const top = keepInside(place?.y ?? groundUnits / 2, height);
  return (
    <svg
      className={className}
      viewBox={`${left} ${top} ${Math.round(width)} ${Math.round(height)}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <GroundArt drawing={ground} size={size} zoom={groundUnits / width} />
      {place && (
        <circle
          cx={Math.round(place.x)}
          cy={Math.round(place.y)}
          r={Math.round(place.radius * 1.3)}
          fill="none"
          stroke="var(--accent-edge)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
