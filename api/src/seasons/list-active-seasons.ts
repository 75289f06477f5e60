import type { ActiveSeason } from '@hotdrop/shared-domain/wire';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { findCurrentSeason } from './platform-seasons.ts';

export const listActiveSeasons = operation(
  'listActiveSeasons',
  { maxAge: cacheSeconds.fiveMinutes },
  async (context) => {
    const seasons: Record<string, ActiveSeason> = {};
    for (const { id: platform, isOffered } of context.game.platforms) {
      if (!isOffered) continue;
      const current = await findCurrentSeason(context, platform);
      if (!current) continue;
      const { label } = context.game.seasons.read(current.id);
      seasons[platform] = {
        id: current.id,
        label: label.en,
        start: current.start?.toISOString() ?? null,
        end: current.end?.toISOString() ?? null,
      };
    }
    return { seasons };
  },
);
