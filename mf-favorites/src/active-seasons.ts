import type { Site } from '@hotdrop/shared-domain/contract';
import { durations } from '@hotdrop/shared-domain/rules';
import type { ActiveSeasons } from './ranked-stats.ts';

/** Which seasons run, as far as that is known in time. */
export async function activeSeasons({ api }: Site, leaving: AbortSignal): Promise<ActiveSeasons> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(durations.sideFact)]);
  const answer = await api.listActiveSeasons({}, { signal });
  if (!answer.ok) return {};
  return Object.fromEntries(Object.entries(answer.data.seasons).map(([platform, { id }]) => [platform, id]));
}
