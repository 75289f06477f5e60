import { boardsOf, coreModes, readShard } from '@hotdrop/shared-domain/game';
import type { Context } from '../context.ts';
import { writeSnapshots } from '../data/snapshots.ts';
import { type BoardInsert, boardSize, rankFromFigures, replaceBoards } from '../ranks/boards.ts';
import { refreshSeasons, runningSeason } from '../seasons/season-list.ts';
import { averagesKey, computeAverages } from '../stats/averages.ts';
import { countSpreads } from '../stats/ratings.ts';
import type { BoardRow } from '../upstream/upstream.ts';
import { job } from './job.ts';

const rowFrom =
  (platform: string, region: string, mode: string) =>
  (row: BoardRow): Omit<BoardInsert, 'board' | 'place'> => ({
    ...row,
    platform,
    region,
    mode,
    winRatio: row.roundsPlayed && row.wins !== null ? row.wins / row.roundsPlayed : null,
  });

const places = (
  board: string,
  rows: readonly Omit<BoardInsert, 'board' | 'place'>[],
  size: number,
): BoardInsert[] =>
  rows
    .toSorted((a, b) => b.rankPoint - a.rankPoint)
    .slice(0, size)
    .map((row, i) => ({ ...row, board, place: i + 1 }));

/** The game keeps a board for each region; a platform's board merges them by points. */
const fetchBoards = async (context: Context, platform: string, season: string): Promise<void> => {
  const ask = context.source.leaderboard?.bind(context.source);
  if (!ask) return rankFromFigures(context, platform, season);
  const regions = boardsOf(context.game, platform).filter(({ id }) => readShard(context.game, id).isRegion);
  const rows: BoardInsert[] = [];
  for (const mode of coreModes(context.game).map(({ id }) => id)) {
    const merged: Omit<BoardInsert, 'board' | 'place'>[] = [];
    for (const { id: region } of regions) {
      const found = (await ask(region, season, mode)).map(rowFrom(platform, region, mode));
      rows.push(...places(region, found, boardSize.region));
      merged.push(...found);
    }
    rows.push(...places(platform, merged, boardSize.platform));
  }
  await replaceBoards(context, [platform, ...regions.map(({ id }) => id)], rows);
};

/** Counts what is shown of all players of a platform together. */
export const refreshPlatform = async (context: Context, platform: string): Promise<void> => {
  const season = await runningSeason(context, platform);
  if (!season) return;
  await fetchBoards(context, platform, season.id);
  const averages = await computeAverages(context, platform, season.id);
  const spreads = await countSpreads(context, platform, season.id);
  await writeSnapshots(
    context.db,
    [...spreads, { key: averagesKey(platform, season.id), value: averages }],
    context.now(),
  );
  context.standings.forget(platform);
};

const withBoard = ({ game }: Context) => game.platforms.filter(({ id }) => readShard(game, id).hasBoard);

/** The game updates its boards every two hours. */
export const refreshStatistics = job({
  name: 'refresh-statistics',
  cron: '12 */2 * * *',
  expireInSeconds: 1800,
  async run(context) {
    for (const { id } of withBoard(context)) await refreshPlatform(context, id);
  },
});

/** A season begins every few months: one request a day and platform notices it in time. */
export const refreshSeasonLists = job({
  name: 'refresh-seasons',
  cron: '40 9 * * *',
  async run(context) {
    for (const { id } of withBoard(context)) await refreshSeasons(context, id);
  },
});
