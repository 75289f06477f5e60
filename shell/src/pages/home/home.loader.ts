import type { Site } from '@hotdrop/shared-domain/contract';
import { coreModes, offeredPlatforms } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { setPlayerCount } from '@hotdrop/shared-domain/store';
import type { ActiveSeason, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { createDaySpark } from './day-spark.ts';

const boardCount = 2;
const rowsPerBoard = 5;

export interface HomeBoard {
  readonly shard: string;
  readonly mode: string;
  /** Null: the board could not be read. */
  readonly rows: readonly LeaderboardRow[] | null;
  readonly updatedAt: string | null;
}

export interface HomeData {
  readonly boards: readonly HomeBoard[];
  /** IDs of the active seasons by platform; empty if they could not be read. */
  readonly seasons: Readonly<Record<string, string>>;
  /** SVG path of the day's player counts; null: the counts could not be read. */
  readonly spark: string | null;
}

/** Loads the data of the home page. Each request may fail without the others. */
export const homeLoader =
  (site: Site) =>
  async ({ request }: { request: Request }): Promise<HomeData> => {
    const { api, game, store } = site;
    const { signal } = request;
    // The mode with the largest team comes first.
    const mode = coreModes(game, 'tpp')[0]?.id ?? '';
    const shards = offeredPlatforms(game)
      .slice(0, boardCount)
      .map(({ id }) => id);

    const readBoard = async (shard: string): Promise<HomeBoard> => {
      const result = await api.getLeaderboard({ shard, mode }, { signal });
      if (!result.ok) return { shard, mode, rows: null, updatedAt: null };
      return {
        shard,
        mode,
        rows: result.data.ranks.slice(0, rowsPerBoard),
        updatedAt: result.data.updatedAt,
      };
    };
    const [count, playing, seasons, ...read] = await Promise.all([
      api.getPlayerCount({}, { signal }),
      api.getPlaying({ range: 'day' }, { signal }),
      api.listActiveSeasons({}, { signal }),
      ...shards.map(readBoard),
    ]);

    // Failures of these go to the log only; the store keeps the last known count.
    if (count.ok) setPlayerCount(store, count.data);
    for (const result of [count, playing, seasons]) {
      if (!result.ok) reportFailure(site, result.error, { area: 'shell', page: 'home' });
    }
    return {
      boards: read,
      seasons: seasons.ok ? idsOf(seasons.data.seasons) : {},
      spark: playing.ok ? createDaySpark(playing.data.history) : null,
    };
  };

const idsOf = (seasons: Readonly<Record<string, ActiveSeason>>) =>
  Object.fromEntries(Object.entries(seasons).map(([platform, { id }]) => [platform, id]));
