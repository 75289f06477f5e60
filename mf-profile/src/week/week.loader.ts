import type { Site } from '@hotdrop/shared-domain/contract';
import type { LoaderArgs } from '../address.ts';
import { withHttpStatus } from '../loading/load-result.ts';
import { loadWeek, type WeekData } from '../week-data/load-week.ts';

export const weekLoader =
  (site: Site) =>
  async (args: LoaderArgs): Promise<ReturnType<typeof withHttpStatus<WeekData>>> =>
    withHttpStatus(await loadWeek(site, args));
