import type { Site } from '@hotdrop/shared-domain/contract';
import {
  apiOf,
  type CallInput,
  type MapsAndWeapons,
  type PlayTimes,
  type Teammates,
} from '@hotdrop/shared-domain/wire';
import type { LoaderArgs } from '../address.ts';
import { empty, type LoadResult, toLoadResult, withHttpStatus } from '../loading/load-result.ts';
import { readProfile } from '../loading/profile-context.ts';
import { isPossibleSeason, noSuchSeason } from '../season/season-choices.ts';
import { readWeaponNames, type WeaponNames } from '../stats/weapon-names.ts';

export interface MapsData extends MapsAndWeapons {
  /** Names of the weapons, by id: only those that the page shows. */
  readonly weaponNames: WeaponNames;
}

/** How a player played in the last three months. */
export interface Habits {
  readonly maps: MapsData;
  readonly teammates: Teammates;
  readonly times: PlayTimes;
}

/** The matches that habits count, as the address names them. */
export type HabitsFilter = Pick<CallInput<'getMapsAndWeapons'>, 'mode' | 'kind'>;

const longestMode = 40;

/** Reads the filter of an address. Values that the API would refuse are ignored. */
export function readHabitsFilter(query: URLSearchParams): HabitsFilter {
  const mode = query.get('mode');
  const kind = query.get('kind');
  return {
    ...(mode && mode.length <= longestMode && !/^\.+$/.test(mode) && { mode }),
    ...((kind === 'ranked' || kind === 'normal') && { kind }),
  };
}

export const habitsLoader = (site: Site) => async (args: LoaderArgs) =>
  withHttpStatus(await loadHabits(site, args));

/** Empty: there is no player, and the layout says so. */
async function loadHabits(site: Site, args: LoaderArgs): Promise<LoadResult<Habits>> {
  const { address, signal, findPlayer, readSeasons } = readProfile(args);
  const api = apiOf(site);
  const [player, { current }] = await Promise.all([findPlayer(), readSeasons()]);
  if (!player) return empty;
  if (address.season && !isPossibleSeason(address.season, current)) return noSuchSeason;
  const input = { ...player, ...readHabitsFilter(new URL(args.request.url).searchParams) };
  const [maps, teammates, times] = await Promise.all([
    api.getMapsAndWeapons(input, { signal }),
    api.listTeammates(input, { signal }),
    api.getPlayTimes(input, { signal }),
  ]);
  if (!maps.ok) return toLoadResult(maps);
  if (!teammates.ok) return toLoadResult(teammates);
  if (!times.ok) return toLoadResult(times);
  const weaponNames = await readWeaponNames(
    site.game,
    maps.data.weapons.map(({ weapon }) => weapon),
  );
  return {
    status: 'ready',
    data: { maps: { ...maps.data, weaponNames }, teammates: teammates.data, times: times.data },
  };
}
