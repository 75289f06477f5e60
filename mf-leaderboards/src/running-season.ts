import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf, type Season } from '@hotdrop/shared-domain/game';
import { durations, reportFailure } from '@hotdrop/shared-domain/rules';

/** The season that runs where a shard belongs. Null: not known in time; boards are shown all the same. */
export async function runningSeason(site: Site, shard: string, leaving: AbortSignal): Promise<Season | null> {
  const { api, game } = site;
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(durations.sideFact)]);
  const active = await api.listActiveSeasons({}, { signal });
  if (!active.ok) reportFailure(site, active.error, { area: 'mf-leaderboards' });
  const id = active.ok && active.data.seasons[platformOf(game, shard)]?.id;
  return id ? game.seasons.read(id) : null;
}
