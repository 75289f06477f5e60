import type { Site } from '@hotdrop/shared-domain/contract';
import { parseWeek } from '@hotdrop/shared-domain/text';
import { apiOf, type PlayedWeek } from '@hotdrop/shared-domain/wire';
import { redirect } from 'react-router-dom';
import { changeAddress, type LoaderArgs } from '../address.ts';
import { empty, type LoadResult, toPageResult } from '../loading/load-result.ts';
import { readProfile } from '../loading/profile-context.ts';

const noSuchWeek: LoadResult<never> = {
  status: 'empty',
  failure: { kind: 'not-found', call: 'getWeek', message: 'There is no such week.', suggestions: [] },
};

/**
 * Loads a player's week. Empty: no player, and the layout says so; or with a failure, no such week, a future one, or one
 * whose matches are no longer stored.
 */
export async function loadWeek(site: Site, args: LoaderArgs): Promise<LoadResult<PlayedWeek>> {
  const { signal, findPlayer } = readProfile(args);
  const week = parseWeek(args.params.week ?? '');
  if (!week) return noSuchWeek;
  if (week.id !== args.params.week) throw redirect(changeAddress(site, args.request, { week: week.id }), 301);
  const player = await findPlayer();
  if (!player) return empty;
  return toPageResult(await apiOf(site).getWeek({ ...player, week: week.id }, { signal }));
}
