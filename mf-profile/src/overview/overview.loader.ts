import type { Site } from '@hotdrop/shared-domain/contract';
import type { Season } from '@hotdrop/shared-domain/game';
import { durations, findCurrentSeason, loaderSignal, optionalDataSignal } from '@hotdrop/shared-domain/rules';
import { startOfWeek, weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import type {
  Answer,
  Api,
  CallInput,
  MapsAndWeapons,
  Result,
  SeasonClimbs,
  TierAverages,
} from '@hotdrop/shared-domain/wire';
import { data } from 'react-router-dom';
import { type LoaderArgs, readTabAddress } from '../address.ts';
import { readWeaponNames, type WeaponNames } from '../figures/weapon-names.ts';
import { fetchAccountId } from '../layout/fetch-player.ts';
import { type LoadResult, type PanelResult, toLoadResult } from '../loading/load-result.ts';
import { buildOverview, type PlayedMode } from '../season/season-overview.ts';
import { type SeasonStatsData, seasonStatsLoader } from '../season/season-stats.loader.ts';

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

/** The player whose data panels load. */
export interface PanelPlayer {
  readonly shard: string;
  readonly accountId: string;
}

export interface OverviewData {
  readonly stats: SeasonStatsData;
  readonly climbs: PanelResult<SeasonClimbs>;
  readonly tiers: PanelResult<TierAverages>;
  readonly form: PanelData<Answer<'getForm'>>;
  readonly sessions: PanelData<Answer<'listSessions'>>;
  /** The last week. Null: its days to look back at it are over. */
  readonly week: PanelData<Answer<'getWeek'>> | null;
  readonly maps: PanelData<MapsData>;
  readonly teammates: PanelData<Answer<'listTeammates'>>;
  readonly times: PanelData<Answer<'getPlayTimes'>>;
}

const about = { area: 'mf-profile', page: 'profile' };

const isRecapTime = (now: number): boolean => now - startOfWeek(now) < durations.weekRecap;

/** The id of the week before the running one. */
export const findLastWeek = (now: number): string => weekBefore(weekOf(now)).id;

/** Loads the stats of a season, and beside them the panels with a call of their own. A panel that fails says so itself. */
export const overviewLoader =
  (site: Site) =>
  async (args: LoaderArgs): Promise<ReturnType<typeof data<OverviewData>>> => {
    const { api, game } = site;
    const address = readTabAddress(site, args);
    const shard = address.platform;
    const search = new URL(args.request.url).searchParams;
    const required = { signal: loaderSignal(site, args.request.signal) };
    const optional = { signal: optionalDataSignal(required.signal) };
    const loading = seasonStatsLoader(site)(args);
    const found = Promise.all([
      fetchAccountId(site, address, required.signal),
      findCurrentSeason(site, shard, required.signal, about),
    ]);

    /** Null: there is no player, or no season with ranked play. */
    async function loadRanked<T>(
      call: (input: PanelPlayer & { season: string }) => Promise<Result<T>>,
    ): Promise<PanelResult<T>> {
      const [accountId, current] = await found;
      const season = address.season ?? current;
      if (accountId === null || !season?.hasRanked) return null;
      return toLoadResult(await call({ shard, accountId, season: season.id }));
    }

    /** Pending in a browser, without a player, and for a past season, which has no such panels. */
    async function loadPanel<Input extends object, T>(
      findInput: (player: PanelPlayer) => Input | null | Promise<Input | null>,
      call: (input: Input) => Promise<Result<T>>,
    ): Promise<PanelData<T>> {
      const [accountId, current] = await found;
      const isPast = address.season !== null && address.season.id !== current?.id;
      const input =
        site.side === 'browser' || accountId === null || isPast
          ? null
          : await findInput({ shard, accountId });
      if (input === null) return { key: '', result: { status: 'pending' } };
      return { key: panelKey(input), result: toLoadResult(await call(input)) };
    }

    /** The form belongs to the mode that the page shows. */
    async function findFormInput(player: PanelPlayer) {
      const [, current] = await found;
      const { data: stats } = await loading;
      if (stats.status !== 'ready' || stats.data.season !== current?.id) return null;
      const query = { perspective: search.get('perspective'), mode: search.get('mode') };
      const { chosen } = buildOverview(game, current, stats.data, query);
      return chosen && formInput(player, current, chosen);
    }

    const itself = (player: PanelPlayer) => player;
    const inLastWeek = (player: PanelPlayer) => ({ ...player, week: findLastWeek(site.now()) });
    const filtered = (player: PanelPlayer) => ({ ...player, ...readMapsFilter(search) });
    const [stats, climbs, tiers, form, sessions, week, maps, teammates, times] = await Promise.all([
      loading,
      loadRanked((input) => api.getClimbs(input, required)),
      loadRanked(({ season }) => api.getTierAverages({ shard, season }, required)),
      loadPanel(findFormInput, (input) => api.getForm(input, optional)),
      loadPanel(itself, (player) => api.listSessions(player, optional)),
      isRecapTime(site.now()) ? loadPanel(inLastWeek, (input) => api.getWeek(input, optional)) : null,
      loadPanel(filtered, (input) => loadMapsAndWeapons(site, input, optional.signal)),
      loadPanel(itself, (player) => api.listTeammates(player, optional)),
      loadPanel(itself, (player) => api.getPlayTimes(player, optional)),
    ]);
    return data(
      { stats: stats.data, climbs, tiers, form, sessions, week, maps, teammates, times },
      stats.init ?? undefined,
    );
  };

type FormInput = CallInput<'getForm'>;

/** The call for the last matches in the mode that the overview shows. */
export const formInput = (player: PanelPlayer, season: Season, { mode, played }: PlayedMode): FormInput => ({
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
  { api, game }: Site,
  input: PanelPlayer & MapsFilter,
  signal: AbortSignal,
): Promise<Result<MapsData>> {
  const result = await api.getMapsAndWeapons(input, { signal });
  if (!result.ok) return result;
  const weaponNames = await readWeaponNames(
    game,
    result.data.weapons.map(({ weapon }) => weapon),
  );
  return { ...result, data: { ...result.data, weaponNames } };
}

/** The matches that maps and weapons count, as the address names them. */
export type MapsFilter = Pick<CallInput<'getMapsAndWeapons'>, 'mode' | 'kind'>;

/** The parameters have names of their own, because `mode` chooses the figures of the season. */
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
