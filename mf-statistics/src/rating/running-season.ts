import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf, type Season } from '@hotdrop/shared-domain/game';

/** The season whose points are spread. Null: it could not be read. */
export async function runningSeason(
  { api, game }: Site,
  shard: string,
  signal: AbortSignal,
): Promise<Season | null> {
  const active = await api.listActiveSeasons({}, { signal });
  const id = active.ok && active.data.seasons[platformOf(game, shard)]?.id;
  return id ? game.seasons.read(id) : null;
}
