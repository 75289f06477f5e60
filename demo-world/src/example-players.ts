/** Players with memorable names, one for each state that a page can show. */
export interface ExamplePlayer {
  readonly name: string;
  readonly platform: 'steam' | 'kakao' | 'psn' | 'xbox' | 'stadia';
  /** The state that this player shows. */
  readonly as: string;
  readonly region?: string;
  readonly skill?: number;
  readonly matchesPerDay?: number;
  readonly rankedShare?: number;
  readonly fppShare?: number;
  readonly hasSquad?: boolean;
  readonly from?: number;
  readonly until?: number;
  readonly ban?: 'temporary' | 'permanent' | null;
}

const busy = { matchesPerDay: 3, rankedShare: 0.6, fppShare: 0.12 };

export const examplePlayers: readonly ExamplePlayer[] = [
  {
    name: 'Hotdrop',
    platform: 'steam',
    as: 'a ranked player since 2017',
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
    as: 'plays only first person',
    region: 'pc-eu',
    skill: 0.6,
    matchesPerDay: 2.5,
    rankedShare: 0.5,
    fppShare: 1,
  },
  {
    name: 'WallWatcher',
    platform: 'steam',
    as: 'permanently banned',
    region: 'pc-na',
    skill: 2.2,
    ...busy,
    ban: 'permanent',
  },
  {
    name: 'TimeOut',
    platform: 'steam',
    as: 'temporarily banned',
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
    as: 'played only in the beta seasons of 2017 and 2018',
    region: 'pc-krjp',
    skill: 0.8,
    matchesPerDay: 4,
    until: Date.parse('2018-09-30'),
  },
  {
    name: 'Casual',
    platform: 'steam',
    as: 'plays only normal matches, alone',
    hasSquad: false,
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
    as: 'played on Stadia until it shut down',
    skill: 0.2,
    ...busy,
    until: Date.parse('2023-01-18'),
  },
];
