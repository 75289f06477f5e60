/** Inhabitants that are easy to remember, one for each situation that a page can be in. */
export interface Memorable {
  readonly name: string;
  readonly platform: string;
  /** What they are an example of. */
  readonly as: string;
  readonly region?: string;
  readonly skill?: number;
  readonly matchesPerDay?: number;
  readonly rankedShare?: number;
  readonly fppShare?: number;
  readonly from?: number;
  readonly until?: number;
  readonly ban?: 'temporary' | 'permanent' | null;
}

const busy = { matchesPerDay: 3, rankedShare: 0.6, fppShare: 0.12 };

export const memorable: readonly Memorable[] = [
  {
    name: 'Hotdrop',
    platform: 'steam',
    as: 'a ranked player who has played since 2017',
    region: 'pc-krjp',
    skill: 1.1,
    ...busy,
  },
  {
    name: 'GoldenPan',
    platform: 'steam',
    as: 'one of the best',
    region: 'pc-as',
    skill: 2.6,
    matchesPerDay: 6,
    rankedShare: 0.9,
    fppShare: 0,
  },
  {
    name: 'FirstPerson',
    platform: 'steam',
    as: 'plays first person only',
    region: 'pc-eu',
    skill: 0.6,
    matchesPerDay: 2.5,
    rankedShare: 0.5,
    fppShare: 1,
  },
  {
    name: 'WallWatcher',
    platform: 'steam',
    as: 'banned for good',
    region: 'pc-na',
    skill: 2.2,
    ...busy,
    ban: 'permanent',
  },
  {
    name: 'TimeOut',
    platform: 'steam',
    as: 'banned for a while',
    region: 'pc-sea',
    skill: 0.4,
    ...busy,
    ban: 'temporary',
  },
  {
    name: 'NeverLanded',
    platform: 'steam',
    as: 'has no stats',
    region: 'pc-as',
    matchesPerDay: 0,
    from: Number.POSITIVE_INFINITY,
  },
  {
    name: 'OldGuard',
    platform: 'steam',
    as: 'played in the 2017 and 2018 beta only',
    region: 'pc-krjp',
    skill: 0.8,
    matchesPerDay: 4,
    until: Date.parse('2018-09-30'),
  },
  {
    name: 'Casual',
    platform: 'steam',
    as: 'plays normal matches only',
    region: 'pc-eu',
    skill: -0.3,
    matchesPerDay: 1.5,
    rankedShare: 0,
    fppShare: 0.3,
  },
  { name: 'LootGoblin', platform: 'kakao', as: 'a ranked player on Kakao', skill: 1.3, ...busy },
  { name: 'BlueZone', platform: 'psn', as: 'a ranked player on PSN', region: 'psn-na', skill: 0.7, ...busy },
  {
    name: 'RedZone',
    platform: 'xbox',
    as: 'a ranked player on Xbox',
    region: 'xbox-na',
    skill: 0.2,
    ...busy,
  },
  {
    name: 'CloudNine',
    platform: 'stadia',
    as: 'played on Stadia while it lived',
    skill: 0.2,
    ...busy,
    until: Date.parse('2023-01-18'),
  },
];
