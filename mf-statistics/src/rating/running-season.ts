import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf, type Season } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';

/** The season whose points are spread. Null: it could not be read. */
export async function runningSeason(site: Site, shard: string, signal: AbortSignal): Promise<Season | null> {
  const { api, game } = site;
  const active = await api.listActiveSeasons({}, { signal });
  if (!active.ok) reportFailure(site, active.error, { area: 'mf-statistics', page: 'rating' });
  const id = active.ok && active.data.seasons[platformOf(game, shard)]?.id;
  return id ? game.seasons.read(id) : null;
}
