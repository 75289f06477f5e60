import type { Site } from '@hotdrop/shared-domain/contract';
import { durations, reportFailure } from '@hotdrop/shared-domain/rules';
import type { ActiveSeasons } from './ranked-stats.ts';

/** Which seasons run, as far as that is known in time. */
export async function activeSeasons(site: Site, leaving: AbortSignal): Promise<ActiveSeasons> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(durations.optionalDataTimeout)]);
  const answer = await site.api.listActiveSeasons({}, { signal });
  if (!answer.ok) {
    reportFailure(site, answer.error, { area: 'mf-favorites' });
    return {};
  }
  return Object.fromEntries(Object.entries(answer.data.seasons).map(([platform, { id }]) => [platform, id]));
}
