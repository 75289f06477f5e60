import type { Site } from '@hotdrop/shared-domain/contract';
import { loaderSignal } from '@hotdrop/shared-domain/rules';
import { parseWeek } from '@hotdrop/shared-domain/text';
import type { ApiFailure, Failure, PlayedWeek } from '@hotdrop/shared-domain/wire';
import { redirect } from 'react-router-dom';
import { type LoaderArgs, readAddress, withWeek } from '../address.ts';
import { fetchAccountId } from '../layout/fetch-player.ts';
import { type LoadResult, toLoadResult } from '../loading/load-result.ts';

/** A player's week. */
export type WeekData =
  | LoadResult<PlayedWeek>
  /** There is no player; the layout says so. */
  | { readonly status: 'none' }
  /** No such week, a future one, or one whose matches are no longer stored. */
  | { readonly status: 'no-week'; readonly failure: ApiFailure };

const noSuchWeek: Failure<'not-found'> = {
  kind: 'not-found',
  call: 'getWeek',
  message: 'There is no such week.',
  suggestions: [],
};

export async function loadWeek(site: Site, args: LoaderArgs): Promise<WeekData> {
  const address = readAddress(site, args);
  const week = parseWeek(args.params.week ?? '');
  if (!week) return { status: 'no-week', failure: noSuchWeek };
  if (week.id !== args.params.week) throw redirect(withWeek(site, args, week.id), 301);
  const signal = loaderSignal(site, args.request.signal);
  const accountId = await fetchAccountId(site, address, signal);
  if (accountId === null) return { status: 'none' };
  const result = await site.api.getWeek({ shard: address.platform, accountId, week: week.id }, { signal });
  if (!result.ok && result.error.kind === 'not-found') return { status: 'no-week', failure: result.error };
  return toLoadResult(result);
}
