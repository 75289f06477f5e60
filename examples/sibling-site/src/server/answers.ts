import type { AnswerData, CallName, Comment, ReadInput } from '@hotdrop/shared-domain/wire';
import { arena } from '../game/arena.ts';
import { boardRow, findPerson, people, pointsAt, readAt, seasonOf } from './people.ts';

type Answers = { readonly [N in CallName]?: (input: ReadInput<N>) => AnswerData<N> };

const season = `${arena.seasons.prefix}2026-3`;
const perPage = 50;
const pageOf = <T>(all: readonly T[], page: number, size: number) =>
  all.slice((page - 1) * size, page * size);

const comments: readonly Comment[] = [
  'The foundry is my favorite',
  'Who plays team tonight?',
  'King at last!',
].map((content, turn) => ({
  id: 3 - turn,
  content,
  createdAt: new Date(Date.parse(readAt) - turn * 5_000_000).toISOString(),
  author: { displayName: people[turn]?.player.name ?? '', profileUrl: null, avatarUrl: null },
  deletable: false,
}));

const board = (shard: string, mode: string) =>
  people
    .filter(({ player }) => player.shard.toLowerCase() === shard)
    .map((person) => boardRow(person, mode))
    .sort((a, b) => b.rankPoint - a.rankPoint);

const share = (from: number, to: number | null, all: readonly { rankPoint: number }[]) =>
  all.filter(({ rankPoint }) => rankPoint >= from && (to === null || rankPoint < to)).length / all.length;

/** What this game's API host answers, of all the calls that there are: those that the site's pages make. */
export const answers: Answers = {
  getAuth: () => ({ auth: null }),
  getPlayerCount: () => ({
    count: 18_240,
    at: readAt,
    yesterday: 17_900,
    peak: { count: 21_004, at: readAt },
  }),
  getPlaying: () => ({
    ranking: [
      { name: arena.name.en, current: 18_240, peak: 21_004, isOwn: true },
      { name: 'Another Game', current: 12_100, peak: 15_320, isOwn: false },
    ],
    history: Array.from({ length: 56 }, (_, turn) => ({
      at: new Date(Date.parse(readAt) - (55 - turn) * 3 * 3_600_000).toISOString(),
      count: Math.round(15_000 + 6_000 * Math.sin(turn / 1.3)),
    })),
    updatedAt: readAt,
  }),
  getRatings: ({ shard, mode }) => {
    const all = board(shard, mode);
    const steps = Array.from({ length: 10 }, (_, step) => step * 200);
    return {
      ratings: steps.map((from) => ({
        range: `${from} ~ ${from + 199}`,
        ratio: share(from, from + 200, all),
        from,
        to: from + 199,
      })),
      sample: all.length,
      updatedAt: readAt,
      quantiles: { p25: pointsAt(97), p50: pointsAt(65), p75: pointsAt(32), p99: pointsAt(1) },
    };
  },
  listComments: ({ page }) => ({
    meta: { page, perPage: 20, totalCount: comments.length },
    comments: pageOf(comments, page, 20),
  }),
  getLeaderboard: ({ shard, mode, page }) => {
    const all = board(shard, mode);
    return {
      meta: { page, perPage, totalCount: all.length },
      ranks: pageOf(all, page, perPage),
      updatedAt: readAt,
    };
  },
  listActiveSeasons: () => ({
    seasons: Object.fromEntries(
      arena.platforms.map(({ id }) => [
        id.toUpperCase(),
        { id: season, label: arena.seasons.read(season).label.en, start: '2026-09-01T00:00:00.000Z' },
      ]),
    ),
  }),
  getPlayer: ({ shard, player }) => {
    const found = findPerson(shard, player);
    return found ? { player: found.player } : { error: 'player not found' };
  },
  listSeasons: () => ({ seasons: [{ id: season, hasNormal: false, hasRanked: true }] }),
  getSeasonStats: ({ shard, accountId }) => {
    const found = findPerson(shard, accountId);
    return {
      season,
      normalStats: {},
      rankedStats: found ? seasonOf(found) : {},
      averages: { normal: {}, ranked: {} },
    };
  },
};
