import { drawIn } from '../../random.ts';
import type { Battleground } from './battleground.ts';
import { between, type Circle, type Point, pullInto } from './geometry.ts';

/** A phase: when the next circle is announced, when the blue zone moves, and the radius as a share of the map. */
const plan = [
  { shown: 75, closes: 230, closed: 450, radius: 0.27 },
  { shown: 455, closes: 560, closed: 690, radius: 0.16 },
  { shown: 695, closes: 780, closed: 880, radius: 0.095 },
  { shown: 885, closes: 960, closed: 1040, radius: 0.055 },
  { shown: 1045, closes: 1110, closed: 1180, radius: 0.031 },
  { shown: 1185, closes: 1240, closed: 1300, radius: 0.0175 },
  { shown: 1305, closes: 1350, closed: 1400, radius: 0.0105 },
  { shown: 1405, closes: 1450, closed: 1500, radius: 0.007 },
] as const;
/** The times above are those of a match of this length; longer matches stretch them. */
const planned = 1560;
/** The smallest circle, and how much wider each earlier one is at least, in meters. */
const least = 26;
/** The first circle keeps this share of the map away from its edges. */
const margin = 0.3;
/** The blue zone before it moves for the first time, as a share of the map. */
const whole = 0.62;

/** Health lost in a second outside of the circle, by phase. */
const burn = [0.4, 0.6, 0.8, 1, 3, 5, 7, 9, 11] as const;

interface Phase {
  readonly shown: number;
  readonly closes: number;
  readonly closed: number;
  readonly from: Circle;
  readonly to: Circle;
}

/** The circles of a match. */
export interface Zones {
  readonly phases: readonly Phase[];
  /** When the blue zone moves for the first time, and when it has reached the first circle. */
  readonly firstMove: number;
  readonly firstClosed: number;
  blueAt(time: number): Circle;
  /** Null: not announced. */
  whiteAt(time: number): Circle | null;
  burnAt(time: number): number;
}

/** A point in a circle, all places as likely. */
export const drawInCircle = ({ x, y }: Point, radius: number, roll: () => number): Point => {
  const angle = roll() * 2 * Math.PI;
  const distance = Math.sqrt(roll()) * radius;
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance };
};

export const drawZones = ({ size, toLand }: Battleground, duration: number, roll: () => number): Zones => {
  const stretch = duration / planned;
  const around = { min: size * margin, range: size * (1 - 2 * margin) };
  let from: Circle = { x: size / 2, y: size / 2, radius: size * whole };
  const phases = plan.map(({ shown, closes, closed, radius: share }, i): Phase => {
    const radius = Math.max(least + (plan.length - 1 - i) * 8, size * share);
    const center =
      i === 0
        ? { x: drawIn(around, roll), y: drawIn(around, roll) }
        : drawInCircle(from, from.radius - radius, roll);
    const onLand = toLand(center);
    const to = { ...(i === 0 ? onLand : pullInto(onLand, from, from.radius - radius)), radius };
    const phase = { shown: shown * stretch, closes: closes * stretch, closed: closed * stretch, from, to };
    from = to;
    return phase;
  });
  const phaseAt = (time: number) => phases.findLast(({ shown }) => time >= shown);
  return {
    phases,
    firstMove: phases[0]?.closes ?? duration,
    firstClosed: phases[0]?.closed ?? duration,
    blueAt(time) {
      const phase = phaseAt(time);
      if (!phase) return phases[0]?.from ?? from;
      const share = Math.min(1, Math.max(0, (time - phase.closes) / (phase.closed - phase.closes)));
      const radius = phase.from.radius + (phase.to.radius - phase.from.radius) * share;
      return { ...between(phase.from, phase.to, share), radius };
    },
    whiteAt: (time) => phaseAt(time)?.to ?? null,
    burnAt: (time) => burn[phases.filter(({ closes }) => time >= closes).length] ?? burn[0],
  };
};

/** Modes without a zone: everything is inside. */
export const noZones = ({ size }: Battleground): Zones => ({
  phases: [],
  firstMove: Number.POSITIVE_INFINITY,
  firstClosed: Number.POSITIVE_INFINITY,
  blueAt: () => ({ x: size / 2, y: size / 2, radius: size }),
  whiteAt: () => null,
  burnAt: () => 0,
});
