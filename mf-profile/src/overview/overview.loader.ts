import type { Site } from '@hotdrop/shared-domain/contract';
import type { Season } from '@hotdrop/shared-domain/game';
import { durations, optionalDataSignal } from '@hotdrop/shared-domain/rules';
import { startOfWeek, weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import {
  type Answer,
  type Api,
  apiOf,
  type CallInput,
  type MapsAndWeapons,
  type Result,
  type SeasonClimbs,
  type SeasonStats,
  type TierAverages,
} from '@hotdrop/shared-domain/wire';
import { data } from 'react-router-dom';
import type { LoaderArgs } from '../address.ts';
import { empty, type LoadResult, pending, toLoadResult } from '../loading/load-result.ts';
import { waitForState } from '../loading/missing.ts';
import { type PlayerRef, readProfile } from '../loading/profile-context.ts';
import { buildOverview, type PlayedMode } from '../season/season-overview.ts';
import { seasonStatsLoader } from '../season/season-stats.loader.ts';
import { readWeaponNames, type WeaponNames } from '../stats/weapon-names.ts';

/**
 * The data of a panel of the current season. A server loads it with the page, so that the page is readable without
 * JavaScript. After a navigation in a browser, the panel loads it when it comes near the viewport.
 */
export interface PanelData<T> {
  /** Identifies the data: the input of the call. */
  readonly key: string;
  readonly result: LoadResult<T>;
}

export const panelKey = (input: object): string => JSON.stringify(input);

export interface OverviewData {
  readonly stats: LoadResult<SeasonStats>;
  readonly climbs: LoadResult<SeasonClimbs>;
  readonly tiers: LoadResult<TierAverages>;
  readonly form: PanelData<Answer<'getForm'>>;
  readonly sessions: PanelData<Answer<'listSessions'>>;
  /** The last week. Null: its days to look back at it are over. */
  readonly week: PanelData<Answer<'getWeek'>> | null;
  readonly maps: PanelData<MapsData>;
  readonly teammates: PanelData<Answer<'listTeammates'>>;
  readonly times: PanelData<Answer<'getPlayTimes'>>;
}

const isRecapTime = (now: number): boolean => now - startOfWeek(now) < durations.weekRecap;

/** The id of the week before the running one. */
export const findLastWeek = (now: number): string => weekBefore(weekOf(now)).id;

/** Loads the stats of a season, and beside them the panels with a call of their own. A panel that fails says so itself. */
export const overviewLoader =
  (site: Site) =>
  async (args: LoaderArgs): Promise<ReturnType<typeof data<OverviewData>>> => {
    const { game } = site;
    const api = apiOf(site);
    const { address, signal, findPlayer, readSeasons } = readProfile(args);
    const search = new URL(args.request.url).searchParams;
    const optional = { signal: optionalDataSignal(signal) };
    const loading = seasonStatsLoader(site)(args);
    const found = Promise.all([findPlayer(), readSeasons()]);

    /** Empty: there is no player, or no season with ranked play. */
    async function loadRanked<T>(
      call: (input: PlayerRef & { season: string }) => Promise<Result<T>>,
    ): Promise<LoadResult<T>> {
      const [player, { current }] = await found;
      const season = address.season ?? current;
      if (!player || !season?.hasRanked) return empty;
      return toLoadResult(await call({ ...player, season: season.id }));
    }

    /** Pending in a browser, without a player, and for a past season, which has no such panels. */
    async function loadPanel<Input extends object, T>(
      findInput: (player: PlayerRef) => Input | null | Promise<Input | null>,
      call: (input: Input) => Promise<Result<T>>,
    ): Promise<PanelData<T>> {
      const [player, { current }] = await found;
      const isPast = address.season !== null && address.season.id !== current?.id;
      const input = site.side === 'browser' || !player || isPast ? null : await findInput(player);
      if (input === null) return { key: '', result: pending };
      return { key: panelKey(input), result: toLoadResult(await call(input)) };
    }

    /** The form belongs to the mode that the page shows. */
    async function findFormInput(player: PlayerRef) {
      const [, { current }] = await found;
      const { data: stats } = await loading;
      if (stats.status !== 'ready' || stats.data.season !== current?.id) return null;
      const query = { perspective: search.get('perspective'), mode: search.get('mode') };
      const { chosen } = buildOverview(game, current, stats.data, query);
      return chosen && formInput(player, current, chosen);
    }

    const itself = (player: PlayerRef) => player;
    const inLastWeek = (player: PlayerRef) => ({ ...player, week: findLastWeek(site.now()) });
    const filtered = (player: PlayerRef) => ({ ...player, ...readMapsFilter(search) });
    const [stats, climbs, tiers, form, sessions, week, maps, teammates, times] = await Promise.all([
      loading,
      loadRanked((input) => api.getClimbs(input, { signal })),
      loadRanked(({ shard, season }) => api.getTierAverages({ shard, season }, { signal })),
      loadPanel(findFormInput, (input) => api.getForm(input, optional)),
      loadPanel(itself, (player) => api.listSessions(player, optional)),
      isRecapTime(site.now()) ? loadPanel(inLastWeek, (input) => api.getWeek(input, optional)) : null,
      loadPanel(filtered, (input) => loadMapsAndWeapons(site, input, optional.signal)),
      loadPanel(itself, (player) => api.listTeammates(player, optional)),
      loadPanel(itself, (player) => api.getPlayTimes(player, optional)),
    ]);
    await waitForState(stats.data);
    return data(
      { stats: stats.data, climbs, tiers, form, sessions, week, maps, teammates, times },
      stats.init ?? undefined,
    );
  };

type FormInput = CallInput<'getForm'>;

/** The call for the last matches in the mode that the overview shows. */
export const formInput = (player: PlayerRef, season: Season, { mode, played }: PlayedMode): FormInput => ({
  ...player,
  mode: mode.id,
  kind: played.kind,
  season: season.id,
});

type FormAnswer = ReturnType<Api['getForm']>;
const calls = new WeakMap<object, Map<string, FormAnswer>>();

/** Loads the form in a browser. Panels that show parts of the same answer share the call. */
export function fetchForm(api: Api, loaded: PanelData<Answer<'getForm'>>, input: FormInput): FormAnswer {
  const known = calls.get(loaded) ?? new Map<string, FormAnswer>();
  calls.set(loaded, known);
  const key = panelKey(input);
  const call = known.get(key) ?? api.getForm(input);
  known.set(key, call);
  void call.then(({ ok }) => {
    if (!ok) known.delete(key);
  });
  return call;
}

export interface MapsData extends MapsAndWeapons {
  /** Names of the weapons, by id. */
  readonly weaponNames: WeaponNames;
}

/** Loads the results by map and weapon, with only the names that the page shows. */
export async function loadMapsAndWeapons(
  site: Site,
  input: PlayerRef & MapsFilter,
  signal: AbortSignal,
): Promise<Result<MapsData>> {
  const result = await apiOf(site).getMapsAndWeapons(input, { signal });
  if (!result.ok) return result;
  const weaponNames = await readWeaponNames(
    site.game,
    result.data.weapons.map(({ weapon }) => weapon),
  );
  return { ...result, data: { ...result.data, weaponNames } };
}

/** The matches that maps and weapons count, as the address names them. */
export type MapsFilter = Pick<CallInput<'getMapsAndWeapons'>, 'mode' | 'kind'>;

/** The parameters have names of their own, because `mode` chooses the stats of the season. */
export const filterParams = { mode: 'mapsMode', kind: 'mapsKind' } as const;

const longestMode = 40;

/** Reads the filter of an address. Values that the API would refuse are ignored. */
export function readMapsFilter(query: URLSearchParams): MapsFilter {
  const mode = query.get(filterParams.mode);
  const kind = query.get(filterParams.kind);
  return {
    ...(mode && mode.length <= longestMode && !/^\.+$/.test(mode) && { mode }),
    ...((kind === 'ranked' || kind === 'normal') && { kind }),
  };
}
