import type { Site } from '../contract/index.ts';
import { platformOf } from '../game/queries.ts';
import type { Season } from '../game/types.ts';
import { reportFailure } from './failures.ts';

/** Finds the current season of a shard's platform. Reports a failure and returns null: pages work without it. */
export async function findCurrentSeason(
  site: Pick<Site, 'api' | 'game' | 'report'>,
  shard: string,
  signal: AbortSignal,
  about: Parameters<Site['report']>[1],
): Promise<Season | null> {
  const { api, game } = site;
  const active = await api.listActiveSeasons({}, { signal });
  if (!active.ok) reportFailure(site, active.error, about);
  const id = active.ok && active.data.seasons[platformOf(game, shard)]?.id;
  return id ? game.seasons.read(id) : null;
}
