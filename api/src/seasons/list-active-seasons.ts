import type { ActiveSeason } from '@hotdrop/shared-domain/wire';
import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { runningSeason } from './season-list.ts';

export const listActiveSeasons = operation(
  'listActiveSeasons',
  { keep: keepFor.fiveMinutes },
  async (context) => {
    const seasons: Record<string, ActiveSeason> = {};
    for (const { id: platform, isOffered } of context.game.platforms) {
      if (!isOffered) continue;
      const running = await runningSeason(context, platform);
      if (!running) continue;
      const { label } = context.game.seasons.read(running.id);
      seasons[platform] = { id: running.id, label: label.en, start: running.start?.toISOString() ?? null };
    }
    return { seasons };
  },
);
