import { readSeason } from '@hotdrop/shared-domain/game';
import { boardSorts, columnOf, isReversed } from '@hotdrop/shared-domain/rules';
import { parseWeek, weekOf } from '@hotdrop/shared-domain/text';
import type { AnswerData, CallName, Comment, LeaderboardRow, ReadInput } from '@hotdrop/shared-domain/wire';
import { arena } from '../game/arena.ts';
import { hotDropList, hotDrops, trackFile, tracks } from './match-tracks.ts';
import {
  findPlayer,
  getPoints,
  getSeasonStats,
  getTier,
  players,
  readAt,
  toLeaderboardRow,
} from './players.ts';

type Answers = { readonly [N in CallName]?: (input: ReadInput<N>) => AnswerData<N> };

const season = `${arena.seasonPrefix}2026-3`;
const getPage = <T>(all: readonly T[], page: number, size: number) =>
  all.slice((page - 1) * size, page * size);

const comments: readonly Comment[] = [
  'The foundry is my favorite',
  'Who plays team tonight?',
  'King at last!',
].map((content, index) => ({
  id: 3 - index,
  content,
  createdAt: new Date(Date.parse(readAt) - index * 5_000_000).toISOString(),
  author: { displayName: players[index]?.player.name ?? '', profileUrl: null, avatarUrl: null },
  deletable: false,
}));

const readLeaderboard = (shard: string, mode: string) =>
  players
    .filter(({ player }) => player.shard.toLowerCase() === shard)
    .map((player) => toLeaderboardRow(player, mode))
    .sort((a, b) => b.rankPoint - a.rankPoint)
    .map((row, index) => ({ ...row, place: index + 1 }));

const sortRows = (rows: readonly LeaderboardRow[], { sort }: Pick<ReadInput<'getLeaderboard'>, 'sort'>) => {
  const stat = boardSorts[columnOf(sort)];
  const sorted = rows.toSorted((a, b) => (b[stat] ?? 0) - (a[stat] ?? 0));
  return isReversed(sort) ? sorted.toReversed() : sorted;
};

const getShare = (from: number, to: number | null, all: readonly { rankPoint: number }[]) =>
  all.filter(({ rankPoint }) => rankPoint >= from && (to === null || rankPoint < to)).length / all.length;

/** Answers to the API calls that the site's pages make. */
export const answers: Answers = {
  getTracks: () => tracks,
  getTrackFile: () => trackFile,
  listHotDrops: () => hotDropList,
  getHotDrops: () => hotDrops,
  getAuth: () => ({ auth: null }),
  getPlayerCount: () => ({
    count: 18_240,
    at: readAt,
    yesterday: 17_900,
    peak: { count: 21_004, at: readAt },
  }),
  getPlaying: () => ({
    ranking: [
      { name: arena.name.en, current: 18_240, peak: 21_004, isOurs: true },
      { name: 'Another Game', current: 12_100, peak: 15_320, isOurs: false },
    ],
    history: Array.from({ length: 56 }, (_, index) => ({
      at: new Date(Date.parse(readAt) - (55 - index) * 3 * 3_600_000).toISOString(),
      count: Math.round(15_000 + 6_000 * Math.sin(index / 1.3)),
    })),
    updatedAt: readAt,
  }),
  getRatings: ({ shard, mode }) => {
    const all = readLeaderboard(shard, mode);
    const steps = Array.from({ length: 10 }, (_, step) => step * 200);
    return {
      ratings: steps.map((from) => ({
        range: `${from} ~ ${from + 199}`,
        ratio: getShare(from, from + 200, all),
        from,
        to: from + 199,
      })),
      sample: all.length,
      updatedAt: readAt,
      quantiles: { p25: getPoints(97), p50: getPoints(65), p75: getPoints(32), p99: getPoints(1) },
    };
  },
  getPointsPlace: ({ shard, mode, points }) => {
    const all = readLeaderboard(shard, mode);
    return {
      points,
      place: all.filter((row) => row.rankPoint > points).length + 1,
      behind: all.filter((row) => row.rankPoint < points).length,
      population: all.length,
      tier: getTier(points),
    };
  },
  listComments: ({ page }) => ({
    meta: { page, perPage: 20, totalCount: comments.length },
    comments: getPage(comments, page, 20),
  }),
  getLeaderboard: ({ shard, mode, page, perPage, sort }) => {
    const all = sortRows(readLeaderboard(shard, mode), { sort });
    return {
      meta: { page, perPage, totalCount: all.length },
      ranks: getPage(all, page, perPage),
      updatedAt: readAt,
    };
  },
  findOnLeaderboard: ({ shard, mode, name }) => {
    const wanted = name.toLowerCase();
    const names = readLeaderboard(shard, mode).map((row) => row.name);
    // From the best match to the worst. Of names that match equally well, the first one wins.
    const matchers: readonly ((known: string) => boolean)[] = [
      (known) => known === name,
      (known) => known.toLowerCase() === wanted,
      (known) => known.toLowerCase().startsWith(wanted),
      (known) => known.toLowerCase().includes(wanted),
    ];
    const found = matchers.map((isMatch) => names.findIndex(isMatch)).find((index) => index >= 0);
    return { place: found === undefined ? null : found + 1 };
  },
  listActiveSeasons: () => ({
    seasons: Object.fromEntries(
      arena.platforms.map(({ id }) => [
        id,
        { id: season, label: readSeason(arena, season).label.en, start: '2026-09-01T00:00:00.000Z' },
      ]),
    ),
  }),
  getPlayer: ({ shard, player }) => {
    const found = findPlayer(shard, player);
    return found ? { player: found.player } : { error: 'player not found' };
  },
  listSeasons: () => ({ seasons: [{ id: season, hasNormal: false, hasRanked: true }] }),
  getSeasonStats: ({ shard, accountId }) => {
    const found = findPlayer(shard, accountId);
    return {
      season,
      normalStats: {},
      rankedStats: found ? getSeasonStats(found) : {},
      averages: { normal: {}, ranked: {} },
    };
  },
  // This site keeps no matches.
  getForm: () => ({ matches: [], bests: null }),
  listSessions: () => ({ sessions: [] }),
  getMapsAndWeapons: () => ({ all: null, maps: [], weapons: [], modes: [] }),
  listTeammates: () => ({ games: 0, wins: 0, teammates: [] }),
  getPlayTimes: () => ({ starts: [], region: null }),
  getWeek: ({ week: id }) => {
    const week = parseWeek(id) ?? weekOf(Date.now());
    return {
      week: week.id,
      start: new Date(week.start).toISOString(),
      end: new Date(week.end).toISOString(),
      isOver: week.end <= Date.now(),
      stats: null,
      before: null,
      modes: [],
      bestMatch: null,
      bestMap: null,
      bestPartner: null,
      sessions: [],
      otherWeeks: [],
    };
  },
  getSharedMatches: ({ with: others }) => ({
    all: { games: 0, wins: 0, top10s: 0 },
    others: others.split(',').map((accountId) => ({ accountId, together: 0, against: 0, ahead: 0 })),
    together: { games: 0, matches: [] },
    against: { games: 0, matches: [] },
  }),
  getClimbs: () => ({ season, end: readAt, climbs: {} }),
  getTierAverages: () => ({ season, tiers: {}, updatedAt: null }),
};
