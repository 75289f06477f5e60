import type { Town } from '@hotdrop/shared-domain/game';
import type { GroundDrawing } from './draw-ground.ts';
import { GroundArt } from './ground-art.tsx';
import styles from './town-map.module.css';
import { groundUnits } from './trace.ts';

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
      <GroundArt drawing={ground} size={size} />
      {place && (
        <circle
          cx={Math.round(place.x)}
          cy={Math.round(place.y)}
          r={Math.round(place.radius * 1.3)}
          className={styles.ring}
        />
      )}
    </svg>
  );
}
