import type { PubgWorld } from './world.ts';

const prefix = 'division.bro.official.';

const number = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(2, '0'));

const consoles = ['psn', 'xbox', 'stadia'];

/** Lists seasons as the service does: the seasons of consoles follow those of the PC on every platform. */
export const answerSeasons = ({ currentSeason }: PubgWorld, platform: string) => {
  const current = `${consoles.includes(platform) ? 'console-' : 'pc-2018-'}${currentSeason}`;
  const ids = [
    '2017-beta',
    ...Array.from({ length: 9 }, (_, i) => `2017-pre${i + 1}`),
    ...number(1, 9).map((each) => `2018-${each}`),
    ...number(1, currentSeason).map((each) => `pc-2018-${each}`),
    ...number(3, currentSeason).map((each) => `console-${each}`),
  ];
  return {
    data: ids.map((id) => ({
      type: 'season',
      id: prefix + id,
      attributes: { isCurrentSeason: id === current, isOffseason: false },
    })),
  };
};

/** The number of a season, and whether players are ranked in it. */
export const readSeason = (id: string) => {
  const season = Number(/^division\.bro\.official\.(?:pc-2018|console)-(\d+)$/.exec(id)?.[1] ?? 0);
  return { number: season, hasRanked: season >= 7 };
};
