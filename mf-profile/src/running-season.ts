import type { Site } from '@hotdrop/shared-domain/contract';
import type { Patience } from './patience.ts';

/** The id of the season that runs on a platform; null: it is not known, which never interrupts. */
export async function runningSeason(
  site: Site,
  platform: string,
  { signal }: Patience,
): Promise<string | null> {
  const result = await site.api.listActiveSeasons({}, { signal });
  if (result.ok) return result.data.seasons[platform]?.id ?? null;
  if (result.error.kind !== 'aborted') site.report(result.error, { area: 'mf-profile', page: 'profile' });
  return null;
}
