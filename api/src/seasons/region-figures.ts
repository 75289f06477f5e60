import { readShard, regionFor, regionsOf, type Season } from '@hotdrop/shared-domain/game';
import type { Context } from '../context.ts';
import type { SeasonFigures } from '../upstream/upstream.ts';

type ReadFigures = (shard: string) => Promise<SeasonFigures | null>;

interface RegionReads {
  readonly findOrFetch: (shard: string) => Promise<SeasonFigures>;
  /** Returns null if the database has no figures of the region. */
  readonly readStored: ReadFigures;
}

const hasFigures = (figures: SeasonFigures | null): figures is SeasonFigures =>
  figures !== null && Object.keys(figures.normal).length + Object.keys(figures.ranked).length > 0;

/**
 * Reads the figures of a shard. In a season that was counted by region, a platform has the figures of its default region
 * or, if that has none, of the first region with figures. To save requests, other regions are not fetched from a source
 * with a rate limit.
 */
export const readShardFigures = async (
  { game, source }: Context,
  platform: string,
  shard: string,
  season: Season,
  { findOrFetch, readStored }: RegionReads,
): Promise<{ readonly region: string | null; readonly figures: SeasonFigures }> => {
  const region = season.isByRegion ? regionFor(game, shard) : null;
  const figures = await findOrFetch(region ?? platform);
  if (region === null || hasFigures(figures) || readShard(game, shard).isRegion) return { region, figures };
  const readOther: ReadFigures = source.isInstant ? findOrFetch : readStored;
  for (const { id } of regionsOf(game, platform)) {
    const others = id === region ? null : await readOther(id);
    if (hasFigures(others)) return { region: id, figures: others };
  }
  return { region, figures };
};
