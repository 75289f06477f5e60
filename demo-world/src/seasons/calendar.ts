import { day } from '../time.ts';

/** Tiers by rank points, as players observed them. The game does not publish them. */
const since36 = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Crystal', 'Diamond'] as const;
const before36 = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'] as const;

const points = { lowest: 1000, division: 100 } as const;
const special36 = { survivor: 3800, master: 3400 } as const;
const masterBefore36 = 3500;

const findTier = (names: readonly string[], divisions: number, rankPoints: number): Tier => {
  const division = Math.floor(Math.max(0, rankPoints - points.lowest) / points.division);
  return {
    tier: names[Math.floor(division / divisions)] ?? 'Bronze',
    subTier: String(divisions - (division % divisions)),
  };
};

interface Tier {
  readonly tier: string;
  readonly subTier: string;
}

/** Since season 36: four divisions of 100 points, from 1000. */
export const tierSince36 = (rankPoints: number): Tier => {
  if (rankPoints >= special36.survivor) return { tier: 'Survivor', subTier: '' };
  if (rankPoints >= special36.master) return { tier: 'Master', subTier: '' };
  return findTier(since36, 4, rankPoints);
};

/** Up to season 35: five divisions of 100 points, from 1000. */
export const tierBefore36 = (rankPoints: number): Tier =>
  rankPoints >= masterBefore36 ? { tier: 'Master', subTier: '' } : findTier(before36, 5, rankPoints);

/** Start dates of seasons. Unpublished dates are spaced evenly between published ones. */
const at = (date: string) => Date.parse(`${date}T08:30:00Z`);

export interface DemoSeason {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

type Start = readonly [id: string, date: string | null];

const numbered = (
  prefix: string,
  from: number,
  dates: Readonly<Record<number, string>>,
  to: number,
): Start[] =>
  Array.from({ length: to - from + 1 }, (_, step) => {
    const number = from + step;
    return [`${prefix}${String(number).padStart(2, '0')}`, dates[number] ?? null];
  });

const pc: readonly Start[] = [
  ...numbered('2017-pre', 1, { 1: '2017-03-24', 2: '2017-05-22', 3: '2017-07-01' }, 6).map(
    ([id, date]): Start => [id.replace('pre0', 'pre'), date],
  ),
  ...numbered(
    '2018-',
    1,
    {
      1: '2017-12-21',
      2: '2018-02-01',
      3: '2018-02-28',
      4: '2018-03-31',
      5: '2018-05-02',
      6: '2018-05-31',
      7: '2018-07-05',
      8: '2018-08-01',
      9: '2018-08-29',
    },
    9,
  ),
  ...numbered(
    'pc-2018-',
    1,
    {
      1: '2018-10-03',
      2: '2018-12-19',
      3: '2019-03-28',
      4: '2019-07-24',
      5: '2019-10-23',
      6: '2020-01-22',
      7: '2020-04-22',
      8: '2020-07-22',
      9: '2020-10-21',
      10: '2020-12-16',
      11: '2021-03-31',
      12: '2021-06-02',
      13: '2021-08-04',
      14: '2021-10-05',
      15: '2021-12-01',
      16: '2022-02-16',
      17: '2022-04-13',
      18: '2022-06-08',
      19: '2022-08-10',
      36: '2025-06-11',
      42: '2026-06-17',
      43: '2026-09-10',
    },
    43,
  ),
];

const consoleSince3 = numbered(
  'console-',
  3,
  {
    3: '2019-08-13',
    4: '2019-10-01',
    5: '2019-10-29',
    6: '2020-01-30',
    7: '2020-04-28',
    8: '2020-07-30',
    9: '2020-10-29',
    10: '2020-12-17',
    11: '2021-04-08',
    12: '2021-06-10',
    13: '2021-08-11',
    14: '2021-10-14',
    36: '2025-06-19',
    42: '2026-06-25',
    43: '2026-09-17',
  },
  43,
);

const starts: Readonly<Record<string, readonly Start[]>> = {
  steam: pc,
  kakao: pc,
  xbox: [
    ['xb-pre1', '2017-12-10'],
    ['2018-05', '2018-05-23'],
    ['2018-07', '2018-07-18'],
    ['2018-08', '2018-09-04'],
    ['xbox-01', '2019-01-22'],
    ['xbox-02', '2019-05-21'],
    ...consoleSince3,
  ],
  psn: [
    ['2018-09', '2018-12-07'],
    ['playstation-01', '2019-01-22'],
    ['playstation-02', '2019-05-21'],
    ...consoleSince3,
  ],
  // Stadia shut down in January 2023.
  stadia: consoleSince3.filter(([id]) => id >= 'console-07' && id <= 'console-20'),
};

const prefix = 'division.bro.official.';
const usualLength = 84 * day;
/** The world shows a new season when its matches fill boards and profiles: an empty site shows nothing of the product. */
const headStart = 21 * day;
const firstDate = '2017-03-24';

/** Fills unknown dates evenly between their known neighbors. */
const fillDates = (list: readonly Start[]) =>
  list.map(([id, date], index) => {
    if (date) return { id, start: at(date) };
    const before = list.findLastIndex(([, known], i) => i < index && known !== null);
    const after = list.findIndex(([, known], i) => i > index && known !== null);
    const from = at(list[before]?.[1] ?? firstDate);
    const to = after < 0 ? from + (index - before + 1) * usualLength : at(list[after]?.[1] ?? firstDate);
    const steps = (after < 0 ? index + 1 : after) - before;
    return { id, start: from + Math.round(((to - from) * (index - before)) / steps) };
  });

/**
 * Lists the seasons that have started, oldest first. After the last published one, seasons last twelve weeks, and are
 * listed after their head start.
 */
export const listDemoSeasons = (platform: string, now: number): DemoSeason[] => {
  const list = starts[platform] ?? [];
  const seasons = fillDates(list).map(({ id, start }) => ({ id: prefix + id, start }));
  const last = seasons.at(-1);
  if (last && platform !== 'stadia') {
    const [, stem = '', number = '0'] = last.id.match(/^(.*-)(\d+)$/) ?? [];
    for (let step = 1; last.start + step * usualLength + headStart <= now; step++) {
      seasons.push({ id: `${stem}${Number(number) + step}`, start: last.start + step * usualLength });
    }
  }
  return seasons
    .filter(({ start }) => start <= now)
    .map((season, i, all) => ({ ...season, end: all[i + 1]?.start ?? season.start + usualLength }));
};

/** The platform's current season, or null if the platform has shut down. */
export const findCurrentDemoSeason = (platform: string, now: number): DemoSeason | null => {
  const last = listDemoSeasons(platform, now).at(-1);
  return last && last.end + headStart >= now ? last : null;
};

/** When a current season ends: the next one is listed after its head start. */
export const findDemoSeasonEnd = ({ end }: DemoSeason): number => end + headStart;
