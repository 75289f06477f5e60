import * as v from 'valibot';
import {
  aBanner,
  aClimber,
  aComment,
  aDropMap,
  aGameRankingRow,
  aHotDrop,
  aLeaderboard,
  aListMeta,
  aMatch,
  aMatchDetail,
  aMatchRecord,
  aNotice,
  anActiveSeason,
  anAuthUser,
  anOwnMatch,
  aPartner,
  aPlayer,
  aPlayerBeyond,
  aPlayerCount,
  aPointsPlace,
  aRatingRow,
  aSeason,
  aSession,
  aSuggestion,
  aTeammate,
  aWeapon,
  someBests,
  someClimbs,
  someEvents,
  someGround,
  someHotDrops,
  someMapsAndWeapons,
  somePlayedWeek,
  somePlayerLandings,
  someRatings,
  someResults,
  someSeasonStats,
  someSharedMatches,
  someTierAverages,
  someTrackState,
  testTime,
} from '../testing/index.ts';
import { buildTracks, encodeTracks } from '../tracks/index.ts';
import { type Answer, type CallName, calls, listCalls } from './index.ts';

const paths: Readonly<Record<CallName, string>> = {
  getAuth: 'GET /auth',
  logout: 'GET /auth/logout',
  getPlayerCount: 'GET /stats/count',
  getPlaying: 'GET /stats/steam',
  getRatings: 'GET /stats/rating/:shard/:mode',
  getPointsPlace: 'GET /stats/rating/:shard/:mode/place',
  getTierAverages: 'GET /stats/tiers/:shard/:season',
  listComments: 'GET /stats/comments',
  postComment: 'POST /stats/comments',
  deleteComment: 'DELETE /stats/comments/:id',
  getPlayer: 'GET /players/:shard/:player',
  listSeasons: 'GET /players/:shard/:accountId/seasons',
  getSeasonStats: 'GET /players/:shard/:accountId/seasons/:season',
  getClimbs: 'GET /players/:shard/:accountId/seasons/:season/climbs',
  listWeapons: 'GET /players/:shard/:accountId/weapons',
  listMatches: 'GET /players/:shard/:accountId/matches',
  getForm: 'GET /players/:shard/:accountId/form',
  listSessions: 'GET /players/:shard/:accountId/sessions',
  getWeek: 'GET /players/:shard/:accountId/weeks/:week',
  getMatch: 'GET /players/:shard/:accountId/matches/:matchId',
  getMapsAndWeapons: 'GET /players/:shard/:accountId/maps-and-weapons',
  listTeammates: 'GET /players/:shard/:accountId/teammates',
  getPlayTimes: 'GET /players/:shard/:accountId/play-times',
  getSharedMatches: 'GET /players/:shard/:accountId/shared-matches',
  getLandings: 'GET /players/:shard/:accountId/landings',
  searchPlayer: 'GET /rpc/player-search/:shard/:name',
  syncPlayer: 'GET /rpc/player-sync/:shard/:accountId',
  getMatchOfDay: 'GET /matches/of-the-day',
  getTracks: 'GET /matches/:shard/:matchId/tracks',
  getTrackFile: 'GET /matches/:shard/:matchId/tracks/:version',
  listHotDrops: 'GET /hotdrops',
  getHotDrops: 'GET /hotdrops/:map',
  getMapGround: 'GET /hotdrops/:map/ground',
  listActiveSeasons: 'GET /seasons/active',
  getLeaderboard: 'GET /ranks/:shard/:mode',
  listClimbers: 'GET /ranks/climbers',
  findOnLeaderboard: 'GET /ranks/:shard/:mode/find',
  suggestPlayers: 'GET /search/suggest',
  listNotices: 'GET /notices',
  listBanners: 'GET /banners',
};
const names = listCalls().map(([name]) => name);

test('lists every call once', () => {
  expect(names.toSorted()).toEqual(Object.keys(paths).toSorted());
});

test.each(names)('%s has its path, with the parameters of the path', (name) => {
  const { method, path, params } = calls[name];
  expect(`${method} ${path}`).toBe(paths[name]);
  expect(Object.keys(params.entries)).toEqual([...path.matchAll(/:(\w+)/g)].map(([, key]) => key));
});

const answers: { readonly [N in CallName]: Answer<N> } = {
  getAuth: { auth: anAuthUser() },
  logout: { auth: null },
  getPlayerCount: aPlayerCount({ count: null, at: null, yesterday: null, peak: null }),
  getPlaying: {
    ranking: [aGameRankingRow({ peak: null })],
    history: [{ at: testTime, count: 1, peak: 2, isOpen: true }],
    step: 600_000,
    earlier: { offset: 604_800_000, history: [{ at: testTime, count: 1 }] },
    events: [{ kind: 'season', season: 'division.bro.official.pc-2018-43', at: testTime }],
    updatedAt: null,
  },
  getRatings: someRatings({ sample: null, updatedAt: null, quantiles: null, lastWeek: null }),
  getPointsPlace: aPointsPlace({ tier: null }),
  getTierAverages: someTierAverages({ updatedAt: null }),
  listComments: { meta: aListMeta(), comments: [aComment()] },
  postComment: aComment(),
  deleteComment: { id: 1 },
  getPlayer: { player: aPlayer({ syncedAt: null, profileUrl: null, ban: 'temporary' }) },
  listSeasons: { seasons: [aSeason()] },
  getSeasonStats: someSeasonStats(),
  getClimbs: someClimbs(),
  listWeapons: { weapons: [aWeapon()], updatedAt: testTime },
  listMatches: { totalCount: 1, perPage: 20, matches: [aMatch({ duration: null })] },
  getForm: { matches: [anOwnMatch()], bests: someBests({ longestKill: null }) },
  listSessions: { sessions: [aSession({ best: null, averageDamage: null })] },
  getWeek: somePlayedWeek({
    figures: null,
    before: null,
    bestMatch: null,
    bestMap: null,
    bestPartner: aPartner({ tier: null }),
  }),
  getMatch: { match: aMatchDetail({ killLog: { state: 'none', reason: 'training' } }) },
  getMapsAndWeapons: someMapsAndWeapons({ all: aMatchRecord({ longestKill: null }) }),
  listTeammates: { games: 12, wins: 1, teammates: [aTeammate({ tier: null })] },
  getPlayTimes: { starts: [29_900_000] },
  getSharedMatches: someSharedMatches({ against: { games: 0, matches: [] } }),
  getLandings: {
    landings: 3,
    maps: [somePlayerLandings({ towns: [{ ...someResults({ landings: 3 }), town: null, wins: 0 }] })],
  },
  searchPlayer: { player: aPlayer() },
  syncPlayer: {
    shard: 'STEAM',
    name: 'x',
    syncedAt: testTime,
    changes: { matches: 3, rankPoint: { squad: -38 } },
  },
  getMatchOfDay: { match: aMatch() },
  getTracks: someTrackState({ tracks: { state: 'none', reason: 'failed', retryAfter: 600_000 } }),
  getTrackFile: encodeTracks(buildTracks(someEvents({ players: 1, minutes: 1 }))),
  listHotDrops: { days: 92, updatedAt: null, hottest: [aHotDrop()], maps: [aDropMap({ hottest: null })] },
  getHotDrops: someHotDrops({ updatedAt: null }),
  getMapGround: someGround({ updatedAt: null }),
  listActiveSeasons: { seasons: { steam: anActiveSeason({ start: null, end: null }) } },
  getLeaderboard: aLeaderboard({
    updatedAt: null,
    climber: null,
    cutoffs: [{ place: 500, rankPoint: null, week: null }],
    topDays: [{ accountId: 'account.quietmortar', days: [{ day: '2026-11-20', rankPoint: 5203 }] }],
    sizes: [{ board: 'pc-as', places: 500 }],
  }),
  listClimbers: { climbers: [aClimber({ profileUrl: null })] },
  findOnLeaderboard: { place: null, beyond: aPlayerBeyond({ place: null, population: null }) },
  suggestPlayers: { players: [aSuggestion({ tier: null })] },
  listNotices: { notices: [aNotice({ url: { href: 'https://x.example', openWindow: true } })] },
  listBanners: { banners: [aBanner()] },
};

test.each(names)('%s accepts known values, and null for unknown ones', (name) => {
  const schema: v.GenericSchema = calls[name].answer;
  // Bytes are not sent as JSON.
  const sent = calls[name].content === 'bytes' ? answers[name] : JSON.parse(JSON.stringify(answers[name]));
  expect(v.parse(schema, sent)).toEqual(answers[name]);
});

test.each(names)('%s refuses an empty or different answer', (name) => {
  const schema: v.GenericSchema = calls[name].answer;
  for (const wrong of [null, undefined, 7, 'x', [], { error: 'busy' }])
    expect(v.is(schema, wrong)).toBe(false);
});

test('a renewal is waiting or done', () => {
  expect(v.parse(calls.syncPlayer.answer, { waitCount: 12, retryAfter: 1500 })).toEqual({
    waitCount: 12,
    retryAfter: 1500,
  });
  expect(v.is(calls.syncPlayer.answer, { waitCount: -1, retryAfter: 1500 })).toBe(false);
});

test.each([
  [{ flag: '1' }, { flag: 1 }],
  [{ flag: 0 }, { flag: 0 }],
  [{}, { flag: 0 }],
])('a renewal reads %j as %j', (query, read) => {
  expect(v.parse(calls.syncPlayer.query, query)).toEqual(read);
});

test.each([{ flag: '2' }, { flag: '-1' }, { flag: 'yes' }, { flag: '1e0' }, { flag: '' }])(
  'a renewal refuses %j',
  (query) => {
    expect(v.is(calls.syncPlayer.query, query)).toBe(false);
  },
);

test('a page is a number as text, and defaults to the first', () => {
  expect(v.parse(calls.listComments.query, { page: '12' })).toEqual({ page: 12 });
  expect(v.parse(calls.listComments.query, {})).toEqual({ page: 1 });
  expect(v.is(calls.listComments.query, { page: '0' })).toBe(false);
});

test('the range of player counts defaults to a week', () => {
  expect(v.parse(calls.getPlaying.query, {})).toEqual({ range: 'week' });
  expect(v.is(calls.getPlaying.query, { range: 'day', compare: 'week' })).toBe(true);
  expect(v.is(calls.getPlaying.query, { compare: 'month' })).toBe(false);
  expect(
    ['day', 'week', 'month', 'year', 'all'].every((range) => v.is(calls.getPlaying.query, { range })),
  ).toBe(true);
  expect(v.is(calls.getPlaying.query, { range: 'decade' })).toBe(false);
});

test.each(['account.b', 'account.b,account.c', 'b,c,d,e,f'])('shared matches accept %s', (others) => {
  expect(v.is(calls.getSharedMatches.query, { with: others })).toBe(true);
});

test.each(['', ',', 'b,', 'b,b', 'b,c,d,e,f,g', 'b,..', 'x'.repeat(60)])(
  'shared matches refuse %s',
  (others) => {
    expect(v.is(calls.getSharedMatches.query, { with: others })).toBe(false);
  },
);

test('suggestions accept one to thirty characters', () => {
  const asks = (q: string) => v.is(calls.suggestPlayers.query, { shard: 'steam', q });
  expect([asks(''), asks('N'), asks('x'.repeat(30)), asks('x'.repeat(31))]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('the kill log is ready, waiting, or missing', () => {
  const readable = (killLog: unknown) =>
    v.is(calls.getMatch.answer, { match: { ...aMatchDetail(), killLog } });
  expect(readable({ state: 'ready', entries: [] })).toBe(true);
  expect(readable({ state: 'waiting', retryAfter: 2000 })).toBe(true);
  expect(readable({ state: 'none', reason: 'expired' })).toBe(true);
  expect(readable({ state: 'ready' })).toBe(false);
  expect(readable(null)).toBe(false);
});

test('refuses ratios outside of 0 to 1', () => {
  const rows = (ratio: number) =>
    v.is(calls.getRatings.answer, { ...answers.getRatings, ratings: [aRatingRow({ ratio })] });
  expect([rows(0), rows(1), rows(1.01), rows(-0.01), rows(Number.NaN)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
