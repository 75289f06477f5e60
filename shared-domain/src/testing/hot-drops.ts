import type {
  Answer,
  DropMap,
  HotDrop,
  LandingResults,
  MapGround,
  PlayerLandings,
  TownLandings,
} from '../wire/index.ts';
import { testTime } from './clock.ts';
import { aMatch } from './matches.ts';

export const someResults = (change: Partial<LandingResults> = {}): LandingResults => ({
  landings: 1_917,
  averagePlace: 9.6,
  winRate: 0.043,
  averageKills: 1.06,
  deadEarly: 0.314,
  ...change,
});

const someTownLandings = (change: Partial<TownLandings> = {}): TownLandings => ({
  ...someResults(),
  town: 'pochinki',
  matches: 284,
  averageTeams: 1.7,
  firstFight: 81,
  ...change,
});

export const aHotDrop = (change: Partial<HotDrop> = {}): HotDrop => ({
  mapName: 'Baltic_Main',
  town: 'pochinki',
  landings: 363,
  share: 0.098,
  averagePlace: 9.6,
  deadEarly: 0.31,
  ...change,
});

export const aDropMap = (change: Partial<DropMap> = {}): DropMap => ({
  mapName: 'Baltic_Main',
  matches: 812,
  landings: 51_968,
  hottest: { town: 'pochinki', share: 0.098, deadEarly: 0.31 },
  ...change,
});

export const someHotDrops = (change: Partial<Answer<'getHotDrops'>> = {}): Answer<'getHotDrops'> => ({
  mapName: 'Baltic_Main',
  days: 92,
  updatedAt: testTime,
  matches: 312,
  side: 40,
  all: someResults({ landings: 19_968 }),
  towns: [someTownLandings(), someTownLandings({ town: null, firstFight: null })],
  cells: [{ ...someResults({ landings: 300 }), cell: 861 }],
  modes: ['squad'],
  ...change,
});

export const someGround = (change: Partial<MapGround> = {}): MapGround => ({
  mapName: 'Baltic_Main',
  side: 256,
  matches: 40,
  walked: '32768a512f',
  driven: '',
  updatedAt: testTime,
  ...change,
});

export const somePlayerLandings = (change: Partial<PlayerLandings> = {}): PlayerLandings => ({
  ...someResults({ landings: 71 }),
  mapName: 'Baltic_Main',
  wins: 7,
  towns: [{ ...someResults({ landings: 14, averagePlace: 5.1 }), town: 'mylta-power', wins: 3 }],
  fightsWon: 94,
  fightsLost: 57,
  wonAt: [{ x: 4_120, y: 3_300 }],
  lostAt: [{ x: 2_010, y: 5_870 }],
  ...change,
});

/** The state of a match's tracks. */
export const someTrackState = (change: Partial<Answer<'getTracks'>> = {}): Answer<'getTracks'> => {
  const { id, createdAt, matchType, gameMode, mapName, duration } = aMatch();
  return {
    match: { id, createdAt, matchType, gameMode, mapName, duration },
    tracks: { state: 'ready', version: '0123456789abcdef', bytes: 90_000, isCut: false },
    ...change,
  };
};
