import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf, type Season } from '@hotdrop/shared-domain/game';
import { durations } from '@hotdrop/shared-domain/rules';
import { within } from '../within.ts';

/** The season whose points are spread. Null: not known in time; the chart then has no tiers below it. */
export async function runningSeason(
  { api, game }: Site,
  shard: string,
  signal: AbortSignal,
): Promise<Season | null> {
  const active = await within(durations.sideFact, api.listActiveSeasons({}, { signal }));
  const id = active?.ok && active.data.seasons[platformOf(game, shard)]?.id;
  return id ? game.seasons.read(id) : null;
}
