import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf, rankedViewsOf, shardInAddress } from '@hotdrop/shared-domain/game';
import { rankPointsOf } from '@hotdrop/shared-domain/stats';
import type { Climb, RankedModeStats } from '@hotdrop/shared-domain/wire';
import type { OwnPlayer } from '@hotdrop/shared-ui/own-player';

/** Ids of the current seasons by platform. */
export type ActiveSeasons = Readonly<Record<string, string>>;

export interface Standing {
  readonly season: string;
  readonly mode: string;
  readonly points: number;
  readonly stats: RankedModeStats;
  /** Undefined: not known. */
  readonly climb: Climb | undefined;
  /** When the climb ends: now. */
  readonly end: string;
}

/** Reads a player's best rank of this season. Null: none. Undefined: it could not be read. */
export async function readStanding(
  { api, game, now }: Site,
  { accountId, shard: dataShard }: OwnPlayer,
  seasons: ActiveSeasons,
  signal: AbortSignal,
): Promise<Standing | null | undefined> {
  const shard = shardInAddress(dataShard);
  const season = seasons[platformOf(game, shard)];
  if (season === undefined) return undefined;
  const [stats, climbs] = await Promise.all([
    api.getSeasonStats({ shard, accountId, season }, { signal }),
    api.getClimbs({ shard, accountId, season }, { signal }),
  ]);
  if (!stats.ok) return stats.error.kind === 'not-found' ? null : undefined;
  const [best] = rankedViewsOf(game, game.seasons.read(season), stats.data.rankedStats, 'tpp')
    .flatMap(({ mode, stats: ranked }) => {
      const points = ranked && rankPointsOf(ranked);
      return ranked && points !== null ? [{ season, mode, points, stats: ranked }] : [];
    })
    .sort((a, b) => b.points - a.points);
  if (!best) return null;
  return {
    ...best,
    climb: climbs.ok ? climbs.data.climbs[best.mode] : undefined,
    end: climbs.ok ? climbs.data.end : new Date(now()).toISOString(),
  };
}
