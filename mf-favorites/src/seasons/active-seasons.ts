import type { Site } from '@hotdrop/shared-domain/contract';
import { optionalDataSignal, reportFailure } from '@hotdrop/shared-domain/rules';
import type { ActiveSeasons } from './ranked-stats.ts';

/** Loads the current season of each platform. Empty if the request fails or is slow. */
export async function loadActiveSeasons(site: Site, leaving: AbortSignal): Promise<ActiveSeasons> {
  const answer = await site.api.listActiveSeasons({}, { signal: optionalDataSignal(leaving) });
  if (!answer.ok) {
    reportFailure(site, answer.error, { area: 'mf-favorites' });
    return {};
  }
  return Object.fromEntries(Object.entries(answer.data.seasons).map(([platform, { id }]) => [platform, id]));
}
