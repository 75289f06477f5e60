import type { Tracks } from '@hotdrop/shared-domain/tracks';
import { GroundArt } from '../ground/ground.tsx';
import type { GroundDrawing } from '../ground/load-ground.ts';
import { groundUnits } from '../ground/trace.ts';
import { findSurroundings } from './moments.ts';

interface ShotsDrawingProps {
  readonly tracks: Tracks;
  readonly ground: GroundDrawing | null;
  /** Positions in `tracks.log`. */
  readonly deaths: readonly number[];
  /** Of the followed team. */
  readonly members: readonly number[];
  /** Width divided by height. */
  readonly ratio?: number;
}

/** Makes lines of the ground as wide as on a map of the usual size. */
const pictureZoom = 160;

/** Who shot whom where. Its colors are attributes, for pictures without stylesheets. */
export function ShotsDrawing({ tracks, ground, deaths, members, ratio }: ShotsDrawingProps) {
  const shots = deaths.flatMap((index) => tracks.log[index] ?? []);
  const places = shots.flatMap(({ byPlace, whomPlace }) => (byPlace ? [byPlace, whomPlace] : [whomPlace]));
  const { x, y, side } = findSurroundings(places, ratio);
  const scale = groundUnits / tracks.size;
  const radius = side * 0.025;
  const isOurs = (player: number | null) => player !== null && members.includes(player);
  const fillOf = (player: number | null) => (isOurs(player) ? 'var(--accent)' : 'var(--chart-line)');
  return (
    <svg
      viewBox={[x - side / 2, y - side / 2, side, side]
        .map((meters) => (meters * scale).toFixed(2))
        .join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <GroundArt drawing={ground} size={tracks.size} zoom={pictureZoom / (side * scale)} />
      <g transform={`scale(${scale})`}>
        {shots.map(
          ({ at, by, byPlace, whomPlace }) =>
            byPlace && (
              <path
                key={at}
                d={`M${byPlace.x} ${byPlace.y}L${whomPlace.x} ${whomPlace.y}`}
                stroke={isOurs(by) ? 'var(--accent)' : 'var(--down)'}
                strokeWidth={radius / 2}
              />
            ),
        )}
        {shots.flatMap(({ at, by, byPlace, whom, whomPlace }) => [
          byPlace && <circle key={`${at} by`} cx={byPlace.x} cy={byPlace.y} r={radius} fill={fillOf(by)} />,
          <circle key={`${at} whom`} cx={whomPlace.x} cy={whomPlace.y} r={radius} fill={fillOf(whom)} />,
        ])}
      </g>
    </svg>
  );
}
