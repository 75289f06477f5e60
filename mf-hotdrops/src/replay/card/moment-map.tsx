import { estimateWidth } from '@hotdrop/shared-domain/text';
import type { Place, TrackPlayer } from '@hotdrop/shared-domain/tracks';
import { GroundArt } from '../../ground/ground.tsx';
import type { GroundDrawing } from '../../ground/load-ground.ts';
import { groundUnits } from '../../ground/trace.ts';
import { type LabelSide, placeLabels } from '../../places/place-labels.ts';
import { findPlayer, findZone, isKnocked, listTrail, type ReplayModel } from '../moment.ts';

interface MomentMapProps {
  readonly model: ReplayModel;
  readonly at: number;
  readonly followed: number | null;
  readonly members: readonly number[];
  readonly ground: GroundDrawing | null;
  /** Where the followed player is. Null: not known, so the whole map is visible. */
  readonly place: Place | null;
}

/** The map in px, and how many meters of it are visible. */
const box = { left: 540, width: 660, height: 622 } as const;
const visibleMeters = 900;
const trailSeconds = 40;

/** The surroundings of a player at a second, for a picture: a server has no canvas. */
export function MomentMap({ model, at, followed, members, ground, place }: MomentMapProps) {
  const { tracks } = model;
  const scale = box.width / (place ? Math.min(visibleMeters, tracks.size) : tracks.size);
  const middle = place ?? { x: tracks.size / 2, y: tracks.size / 2 };
  const toPicture = ({ x, y }: Place) => ({
    x: Math.round(box.left + box.width / 2 + (x - middle.x) * scale),
    y: Math.round(box.height / 2 + (y - middle.y) * scale),
  });
  const zone = findZone(model, at);
  const corner = toPicture({ x: 0, y: 0 });
  const groundScale = (tracks.size * scale) / groundUnits;
  const seen = tracks.players
    .flatMap((player, index) => {
      const now = findPlayer(player, at);
      return now && !now.isDead ? [{ player, index, now, px: toPicture(now) }] : [];
    })
    .filter(({ px }) => px.x > box.left - 20 && px.x < box.left + box.width + 20)
    .toSorted((a, b) => Number(members.includes(a.index)) - Number(members.includes(b.index)));
  const isSeen = seen.some(({ index }) => index === followed);
  // The followed player has died, and the map shows where.
  const dead = place && !isSeen ? toPicture(place) : null;
  const sides = placeLabels(
    seen
      .filter(({ index }) => members.includes(index))
      .toReversed()
      .map(({ index, player, px }) => ({
        id: String(index),
        ...px,
        radius: 26,
        width: estimateWidth(player.name, 11),
      })),
    { width: box.left + box.width, height: box.height, sides: ['right', 'left', 'below', 'above'], most: 8 },
  );
  return (
    <>
      <defs>
        <clipPath id="moment">
          <rect x={box.left} width={box.width} height={box.height} />
        </clipPath>
        <linearGradient id="moment-fade" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="var(--ground)" />
          <stop offset="0.35" stopColor="var(--ground)" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="moment-end" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.78" stopColor="var(--ground)" stopOpacity="0" />
          <stop offset="0.95" stopColor="var(--ground)" />
        </linearGradient>
      </defs>
      <g clipPath="url(#moment)">
        <rect x={box.left} width={box.width} height={box.height} fill="var(--map-sea)" />
        {ground && (
          <g transform={`translate(${corner.x} ${corner.y}) scale(${groundScale})`}>
            <GroundArt drawing={ground} size={tracks.size} zoom={groundScale} />
          </g>
        )}
        {zone && (
          <circle
            {...centerOf(toPicture(zone.blue))}
            r={Math.round(zone.blue.radius * scale)}
            fill="none"
            stroke="var(--zone-blue)"
            strokeWidth="4"
          />
        )}
        {zone?.white && (
          <circle
            {...centerOf(toPicture(zone.white))}
            r={Math.round(zone.white.radius * scale)}
            fill="none"
            stroke="var(--focus)"
            strokeWidth="2.5"
          />
        )}
        {seen
          .filter(({ index }) => members.includes(index))
          .map(({ player, index, px }) => (
            <path
              key={index}
              d={trailOf(player, at, toPicture, px)}
              fill="none"
              stroke="var(--accent-dim)"
              strokeWidth="3"
            />
          ))}
        {dead && (
          <path
            d={`M${dead.x - 12} ${dead.y - 12}l24 24m0 -24l-24 24`}
            stroke="var(--down)"
            strokeWidth="5"
            strokeLinecap="round"
          />
        )}
        {seen.map(({ player, index, px }) => {
          const isOurs = members.includes(index);
          const isDown = isKnocked(model, index, at);
          const side = sides.get(String(index));
          return (
            <g key={index} transform={`translate(${px.x} ${px.y})`}>
              {index === followed && (
                <circle r="23" fill="none" stroke="var(--text)" strokeWidth="2" strokeDasharray="6 4" />
              )}
              <circle
                r="15"
                fill={isDown ? 'var(--panel)' : isOurs ? 'var(--accent)' : 'var(--player)'}
                stroke={isOurs ? 'var(--accent)' : 'var(--chart-line)'}
                strokeWidth="2.5"
                {...(isDown && { strokeDasharray: '4 4' })}
              />
              <text
                y="6"
                fontSize="18"
                textAnchor="middle"
                fill={isDown ? 'var(--text)' : isOurs ? 'var(--on-accent)' : 'var(--text)'}
              >
                {isDown ? '–' : player.teamId}
              </text>
              {side && (
                <text {...nameAt[side]} fontSize="20" fill="var(--accent)">
                  {player.name}
                </text>
              )}
            </g>
          );
        })}
        <rect x={box.left} width={box.width} height={box.height} fill="url(#moment-fade)" />
        <rect x={box.left} width={box.width} height={box.height} fill="url(#moment-end)" />
      </g>
    </>
  );
}

const nameAt: Readonly<
  Record<
    LabelSide,
    { readonly x: number; readonly y: number; readonly textAnchor: 'start' | 'middle' | 'end' }
  >
> = {
  right: { x: 28, y: 7, textAnchor: 'start' },
  left: { x: -28, y: 7, textAnchor: 'end' },
  below: { x: 0, y: 44, textAnchor: 'middle' },
  above: { x: 0, y: -30, textAnchor: 'middle' },
};

const centerOf = ({ x, y }: Place) => ({ cx: x, cy: y });

const trailOf = (player: TrackPlayer, at: number, toPicture: (place: Place) => Place, end: Place): string =>
  `M${[end, ...listTrail(player, at, trailSeconds).map(toPicture)].map(({ x, y }) => `${x} ${y}`).join('L')}`;
