import { inUtc, startOfDay } from '@hotdrop/shared-domain/text';
import { draw, salts } from './random.ts';
import { day, hour, minute } from './time.ts';

/** Invented player counts: a daily and a weekly cycle, a slow trend over months, and noise. */
const usualShare = 0.78;
/** The cycle is at its mean at this hour and rises. */
const daily = { deviation: 0.38, meanHour: 7 } as const;
const weekendFactor = 1.13;
const trend = { deviation: 0.09, length: 170 * day } as const;
const noise = { min: 0.98, range: 0.04, interval: 5 * minute } as const;

/** Recent counts are dense, as are those of the same weeks last year; others are sparse, which is enough for the charts. Ages and intervals, oldest first. */
const historyParts = [
  { from: 900 * day, to: 396 * day, interval: day / 2 },
  { from: 396 * day, to: 362 * day, interval: hour },
  { from: 362 * day, to: 60 * day, interval: day / 2 },
  { from: 60 * day, to: 8 * day, interval: hour },
  { from: 8 * day, to: 0, interval: 10 * minute },
] as const;

const games: readonly (readonly [appId: number, name: string, size: number])[] = [
  [730, 'Counter-Strike 2', 1_150_000],
  [578080, 'PUBG: BATTLEGROUNDS', 520_000],
  [570, 'Dota 2', 490_000],
  [1172470, 'Apex Legends', 165_000],
  [252490, 'Rust', 132_000],
  [271590, 'Grand Theft Auto V', 118_000],
  [440, 'Team Fortress 2', 82_000],
  [413150, 'Stardew Valley', 71_000],
  [105600, 'Terraria', 44_000],
  [620, 'Portal 2', 9_000],
];

const ownAppId = 578080;

const countAt = (seed: number, appId: number, size: number, time: number): number => {
  const hourOfDay = (time / hour) % 24;
  const weekday = new Date(time).getUTCDay();
  const dayFactor = 1 + daily.deviation * Math.sin(((hourOfDay - daily.meanHour) / 24) * 2 * Math.PI);
  const weekFactor = weekday === 0 || weekday === 6 ? weekendFactor : 1;
  const trendFactor = 1 + trend.deviation * Math.sin((time / trend.length) * 2 * Math.PI + appId);
  const noiseFactor =
    noise.min + noise.range * draw(seed, Math.floor(time / noise.interval), appId, salts.playerCount);
  return Math.round(size * usualShare * dayFactor * weekFactor * trendFactor * noiseFactor);
};

interface GameCount {
  readonly appId: number;
  readonly name: string;
  readonly current: number;
  readonly peak: number;
  /** The last day in steps of half an hour, oldest first. */
  readonly day: readonly { at: string; count: number }[];
}

export const createDemoPlayerCounts = (seed: number, now: () => number) => {
  const sizeOf = (appId: number) => games.find(([id]) => id === appId)?.[2] ?? 0;
  const own = (time: number) => countAt(seed, ownAppId, sizeOf(ownAppId), time);
  const rankingRow = ([appId, name, size]: (typeof games)[number]): GameCount => {
    const time = now();
    let peak = countAt(seed, appId, size, time);
    for (let at = startOfDay(time, inUtc); at <= time; at += noise.interval)
      peak = Math.max(peak, countAt(seed, appId, size, at));
    const pastDay = Array.from({ length: 50 }, (_, step) => time - (50 - step) * 30 * minute);
    return {
      appId,
      name,
      peak,
      current: countAt(seed, appId, size, time),
      day: pastDay.map((at) => ({ at: new Date(at).toISOString(), count: countAt(seed, appId, size, at) })),
    };
  };
  return {
    ownAppId,
    currentPlayers: async () => own(now()),
    mostPlayed: async () => games.map(rankingRow).sort((a, b) => b.current - a.current),
    history: (until: Date) => {
      const points: { at: Date; count: number }[] = [];
      const end = until.getTime();
      for (const { from, to, interval } of historyParts)
        for (let at = end - from; at < end - to; at += interval)
          points.push({ at: new Date(at), count: own(at) });
      return points;
    },
  };
};
