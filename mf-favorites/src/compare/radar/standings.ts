import { shareBehind } from '@hotdrop/shared-domain/stats';
import type { Rating } from '@hotdrop/shared-domain/wire';
import { keyOf, type RankedPlayer } from '../compared.ts';

export type AxisId = 'points' | 'kda' | 'damage' | 'place' | 'winRate' | 'top10';

export interface Axis {
  readonly id: AxisId;
  readonly stat: Exclude<keyof Rating, 'population'>;
}

/** The size of the drawing. Its box has the same shape in any width. */
export const radarSize = { width: 440, height: 400, radius: 160 };

/** The axes, clockwise from the top. */
export const axes: readonly Axis[] = [
  { id: 'points', stat: 'rankPoint' },
  { id: 'kda', stat: 'kda' },
  { id: 'damage', stat: 'avgDamageDealt' },
  { id: 'place', stat: 'avgRank' },
  { id: 'winRate', stat: 'winRatio' },
  { id: 'top10', stat: 'top10Ratio' },
];

/** A player's shares of ranked players left behind, one for each axis. Null: unknown. */
export interface Standings {
  readonly key: string;
  /** The player's position in the comparison, which sets the color and marker. */
  readonly at: number;
  readonly name: string;
  readonly shares: readonly (number | null)[];
}

/** The share behind the exact place, as on the profile. Null: unknown. */
function findShare(rating: Rating, stat: Axis['stat']): number | null {
  const standing = rating[stat];
  if (standing === null) return null;
  return shareBehind(rating.population ? standing.rank / rating.population : standing.ratio);
}

/** Lists the players with at least one known standing. */
export const listStandings = (players: readonly RankedPlayer[]): readonly Standings[] =>
  players
    .map((one, at) => ({
      key: keyOf(one),
      at,
      name: one.player.name,
      shares: axes.map(({ stat }) => (one.ranked ? findShare(one.ranked.rating, stat) : null)),
    }))
    .filter(({ shares }) => shares.some((share) => share !== null));

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The position on an axis around the middle. */
export function positionOf(axis: number, share: number, radius: number): Point {
  const angle = (2 * Math.PI * axis) / axes.length;
  return { x: radius * share * Math.sin(angle), y: -radius * share * Math.cos(angle) };
}

const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline through the known standings. Where one is unknown, it is open. */
export function outlineOf(shares: Standings['shares'], radius: number): string {
  const points = shares.map((share, axis) => (share === null ? null : positionOf(axis, share, radius)));
  if (points.every((point) => point !== null)) return `M${points.map(text).join('L')}Z`;
  return points
    .flatMap((point, at) => {
      const next = points[(at + 1) % points.length];
      return point && next ? `M${text(point)}L${text(next)}` : [];
    })
    .join('');
}
