import type { Site } from '@hotdrop/shared-domain/contract';
import type { Season } from '@hotdrop/shared-domain/game';
import { durations, runningSeason } from '@hotdrop/shared-domain/rules';

/** The season that runs where a shard belongs. Null: not known in time; boards are shown all the same. */
export const seasonInTime = (site: Site, shard: string, leaving: AbortSignal): Promise<Season | null> =>
  runningSeason(site, shard, AbortSignal.any([leaving, AbortSignal.timeout(durations.optionalDataTimeout)]), {
    area: 'mf-leaderboards',
  });
