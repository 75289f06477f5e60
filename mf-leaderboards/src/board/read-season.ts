import type { Site } from '@hotdrop/shared-domain/contract';
import type { Season } from '@hotdrop/shared-domain/game';
import { findCurrentSeason, optionalDataSignal } from '@hotdrop/shared-domain/rules';

/** Finds the current season of a shard; null when it is not known in time. Boards work without it. */
export const readSeason = (site: Site, shard: string, leaving: AbortSignal): Promise<Season | null> =>
  findCurrentSeason(site, shard, optionalDataSignal(leaving), {
    area: 'mf-leaderboards',
  });
