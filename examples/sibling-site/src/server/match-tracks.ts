import { buildTracks, encodeTracks, type MatchEvent, type Place } from '@hotdrop/shared-domain/tracks';
import type { AnswerData } from '@hotdrop/shared-domain/wire';
import { players, readAt } from './players.ts';

/** A match in which teams of two walk from the edge of the foundry to its middle and meet there. */
const match = {
  id: 'first-shift',
  createdAt: readAt,
  matchType: 'ladder',
  gameMode: 'team',
  mapName: 'foundry',
  duration: 240,
};
const mapSize = 1_000;
const step = 10;

const members = players.slice(0, 8).map(({ player }, index) => ({
  accountId: player.accountId,
  name: player.name,
  teamId: Math.floor(index / 2) + 1,
  teamRank: Math.floor(index / 2) + 1,
}));

const placeOf = (index: number, at: number): Place => {
  const angle = (2 * Math.PI * Math.floor(index / 2)) / 4 + (index % 2) * 0.06;
  const distance = 420 * (1 - at / match.duration);
  return { x: mapSize / 2 + distance * Math.cos(angle), y: mapSize / 2 + distance * Math.sin(angle) };
};

const walks = members.flatMap(({ accountId }, index): MatchEvent[] =>
  Array.from({ length: match.duration / step + 1 }, (_, turn): MatchEvent => {
    const [at, place] = [turn * step, placeOf(index, turn * step)];
    return turn === 0
      ? { kind: 'landing', at, accountId, place }
      : { kind: 'position', at, accountId, place, altitude: 0, health: 100, vehicle: null };
  }),
);

/** The first team wins: it eliminates the others one after another. */
const kills = members.slice(2).map(({ accountId }, index): MatchEvent => {
  const at = 100 + index * 20;
  const [by, whom] = [index % 2, index + 2];
  return {
    kind: 'kill',
    at,
    by: members[by]?.accountId ?? null,
    whom: accountId,
    weapon: 'crossbow',
    distance: 40,
    byPlace: placeOf(by, at),
    whomPlace: placeOf(whom, at),
  };
});
const diedAt = new Map(kills.map((kill) => ('whom' in kill ? [kill.whom, kill.at] : ['', 0])));
const alive = walks.filter(
  (event) => !('accountId' in event) || event.at <= (diedAt.get(event.accountId) ?? Infinity),
);

const file = encodeTracks(
  buildTracks({
    ...match,
    createdAt: new Date(match.createdAt),
    size: mapSize,
    members,
    events: [...alive, ...kills],
  }),
);

export const tracks: AnswerData<'getTracks'> = {
  match,
  tracks: { state: 'ready', version: 'first', bytes: JSON.stringify(file).length, isCut: false },
};
export const trackFile: AnswerData<'getTrackFile'> = file;

const results = { landings: 2, averagePlace: 2.5, winRate: 0.25, averageKills: 0.75, deadEarly: 0.5 };

export const hotDrops: AnswerData<'getHotDrops'> = {
  mapName: match.mapName,
  days: 30,
  updatedAt: readAt,
  matches: 40,
  side: 40,
  modes: ['team'],
  all: { ...results, landings: 320 },
  towns: ['furnace', 'rail-yard'].map((town, index) => ({
    ...results,
    landings: 180 - index * 60,
    town,
    matches: 40,
    averageTeams: 2,
    firstFight: 25,
  })),
  cells: [{ ...results, landings: 180, cell: 612 }],
};

export const hotDropList: AnswerData<'listHotDrops'> = {
  days: 30,
  updatedAt: readAt,
  hottest: [],
  maps: [
    {
      mapName: match.mapName,
      matches: 40,
      landings: 320,
      hottest: { town: 'furnace', share: 0.56, deadEarly: 0.5 },
    },
  ],
};
