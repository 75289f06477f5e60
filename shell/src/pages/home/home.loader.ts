import type { Site } from '@hotdrop/shared-domain/contract';
import { coreModes, offeredPlatforms } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { setPlayerCount } from '@hotdrop/shared-domain/store';
import type { ActiveSeason, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { daySpark } from './day-spark.ts';

/** How many platforms' boards are shown, and how much of each. */
const boards = 2;
const rows = 5;

export interface HomeBoard {
  readonly shard: string;
  readonly mode: string;
  /** Null: the board could not be read. */
  readonly rows: readonly LeaderboardRow[] | null;
  readonly updatedAt: string | null;
}

export interface HomeData {
  readonly boards: readonly HomeBoard[];
  /** The running season of each platform; empty: not known. */
  readonly seasons: Readonly<Record<string, string>>;
  /** The day's player counts as the outline of a drawing; null: not known. */
  readonly spark: string | null;
}

/** All that the home page shows; each part may fail without the others. */
export const homeLoader =
  (site: Site) =>
  async ({ request }: { request: Request }): Promise<HomeData> => {
    const { api, game, store } = site;
    const { signal } = request;
    // The largest team stands first.
    const mode = coreModes(game, 'tpp')[0]?.id ?? '';
    const shards = offeredPlatforms(game)
      .slice(0, boards)
      .map(({ id }) => id);

    const readBoard = async (shard: string): Promise<HomeBoard> => {
      const result = await api.getLeaderboard({ shard, mode }, { signal });
      if (!result.ok) return { shard, mode, rows: null, updatedAt: null };
      return { shard, mode, rows: result.data.ranks.slice(0, rows), updatedAt: result.data.updatedAt };
    };
    const [count, playing, seasons, ...read] = await Promise.all([
      api.getPlayerCount({}, { signal }),
      api.getPlaying({ range: 'day' }, { signal }),
      api.listActiveSeasons({}, { signal }),
      ...shards.map(readBoard),
    ]);

    // What fails of these interrupts nobody, and is for the log: the last known count stays.
    if (count.ok) setPlayerCount(store, count.data);
    for (const result of [count, playing, seasons]) {
      if (!result.ok) reportFailure(site, result.error, { area: 'shell', page: 'home' });
    }
    return {
      boards: read,
      seasons: seasons.ok ? idsOf(seasons.data.seasons) : {},
      spark: playing.ok ? daySpark(playing.data.history) : null,
    };
  };

const idsOf = (seasons: Readonly<Record<string, ActiveSeason>>) =>
  Object.fromEntries(Object.entries(seasons).map(([platform, { id }]) => [platform, id]));
