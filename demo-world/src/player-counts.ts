import { startOfDay } from '@hotdrop/shared-domain/text';
import { draw } from './random.ts';

/** Invented player counts: a daily and a weekly cycle, a slow trend over months, and noise. */
const minute = 60_000;
const day = 86_400_000;

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
  const hour = (time / 3_600_000) % 24;
  const weekday = Math.floor(time / day + 4) % 7;
  const daily = 1 + 0.38 * Math.sin(((hour - 7) / 24) * 2 * Math.PI);
  const weekly = weekday === 0 || weekday === 6 ? 1.13 : 1;
  const trend = 1 + 0.09 * Math.sin((time / (170 * day)) * 2 * Math.PI + appId);
  const noise = 0.98 + 0.04 * draw(seed, Math.floor(time / (5 * minute)), appId, 81);
  return Math.round(size * 0.78 * daily * weekly * trend * noise);
};

interface GameCount {
  readonly appId: number;
  readonly name: string;
  readonly current: number;
  readonly peak: number;
}

export const createDemoPlayerCounts = (seed: number, now: () => number) => {
  const sizeOf = (appId: number) => games.find(([id]) => id === appId)?.[2] ?? 0;
  const own = (time: number) => countAt(seed, ownAppId, sizeOf(ownAppId), time);
  const rankingRow = ([appId, name, size]: (typeof games)[number]): GameCount => {
    const time = now();
    let peak = countAt(seed, appId, size, time);
    for (let at = startOfDay(time); at <= time; at += 30 * minute)
      peak = Math.max(peak, countAt(seed, appId, size, at));
    return { appId, name, current: countAt(seed, appId, size, time), peak };
  };
  return {
    ownAppId,
    currentPlayers: async () => own(now()),
    mostPlayed: async () => games.map(rankingRow).sort((a, b) => b.current - a.current),
    history: (until: Date) => {
      const points: { at: Date; count: number }[] = [];
      const end = until.getTime();
      // Recent counts are dense, old ones sparse, which is enough for the charts.
      for (let at = end - 900 * day; at < end - 60 * day; at += day / 2)
        points.push({ at: new Date(at), count: own(at) });
      for (let at = end - 60 * day; at < end - 8 * day; at += 60 * minute)
        points.push({ at: new Date(at), count: own(at) });
      for (let at = end - 8 * day; at < end; at += 10 * minute)
        points.push({ at: new Date(at), count: own(at) });
      return points;
    },
  };
};
