import type { Site } from '@hotdrop/shared-domain/contract';
import { optionalDataSignal, reportFailure } from '@hotdrop/shared-domain/rules';
import type { ActiveSeasons } from './ranked-stats.ts';

/** Which seasons run, as far as that is known in time. */
export async function activeSeasons(site: Site, leaving: AbortSignal): Promise<ActiveSeasons> {
  const answer = await site.api.listActiveSeasons({}, { signal: optionalDataSignal(leaving) });
  if (!answer.ok) {
    reportFailure(site, answer.error, { area: 'mf-favorites' });
    return {};
  }
  return Object.fromEntries(Object.entries(answer.data.seasons).map(([platform, { id }]) => [platform, id]));
}
