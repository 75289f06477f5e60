import type { Site } from '@hotdrop/shared-domain/contract';
import type { Season } from '@hotdrop/shared-domain/game';
import { durations, findCurrentSeason, loaderSignal, optionalDataSignal } from '@hotdrop/shared-domain/rules';
import { startOfWeek } from '@hotdrop/shared-domain/text';
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
import { type Address, type LoaderArgs, parseAddress, readTabAddress } from '../address.ts';
import { readWeaponNames, type WeaponNames } from '../figures/weapon-names.ts';
import { fetchAccountId } from '../layout/fetch-player.ts';
import { type PanelResult, toLoadResult } from '../loading/load-result.ts';
import { buildOverview, type PlayedMode } from '../season/season-overview.ts';
import { type SeasonStatsData, seasonStatsLoader } from '../season/season-stats.loader.ts';
import { findLastWeek } from '../week-data/week-data.ts';
import { type PanelData, type PanelPlayer, panelKey } from './data-panel.tsx';

export interface OverviewData {
  readonly stats: SeasonStatsData;
  readonly climbs: PanelResult<SeasonClimbs>;
  readonly tiers: PanelResult<TierAverages>;
  readonly form: PanelData<Answer<'getForm'>>;
  /** The panels below the fold. */
  readonly later: OverviewPanels;
}

const about = { area: 'mf-profile', page: 'profile' };

/** The player and the season of the panels. */
interface PanelInput {
  readonly accountId: string;
  readonly shard: string;
  readonly season: string;
}

/** Null: there is no player, or no season with ranked play. */
async function findInput(site: Site, args: LoaderArgs, signal: AbortSignal): Promise<PanelInput | null> {
  const address = readTabAddress(site, args);
  const [accountId, current] = await Promise.all([
    fetchAccountId(site, address, signal),
    findCurrentSeason(site, address.platform, signal, about),
  ]);
  const season: Season | null = address.season ?? current;
  if (accountId === null || !season?.hasRanked) return null;
  return { accountId, shard: address.platform, season: season.id };
}

/** The form belongs to the mode that the page shows. Null: there is none, the season has ended, or the browser asks. */
async function findFormInput(
  site: Site,
  { request }: LoaderArgs,
  stats: SeasonStatsData,
  input: PanelInput | null,
  signal: AbortSignal,
): Promise<FormInput | null> {
  if (site.side === 'browser' || stats.status !== 'ready' || !input) return null;
  const current = await findCurrentSeason(site, input.shard, signal, about);
  if (stats.data.season !== current?.id) return null;
  const search = new URL(request.url).searchParams;
  const query = { perspective: search.get('perspective'), mode: search.get('mode') };
  const { chosen } = buildOverview(site.game, current, stats.data, query);
  return chosen && formInput(input, current, chosen);
}

/** Loads the stats of a season, and beside them the panels with a call of their own. A panel that fails says so itself. */
export const overviewLoader =
  (site: Site) =>
  async (args: LoaderArgs): Promise<ReturnType<typeof data<OverviewData>>> => {
    const signal = loaderSignal(site, args.request.signal);
    const input = findInput(site, args, signal);
    const load = async <T>(call: (input: PanelInput) => Promise<Result<T>>): Promise<PanelResult<T>> => {
      const known = await input;
      return known && toLoadResult(await call(known));
    };
    const { api } = site;
    const loading = seasonStatsLoader(site)(args);
    const loadFormOfStats = async () =>
      loadForm(site, await findFormInput(site, args, (await loading).data, await input, signal), signal);
    const [stats, form, climbs, tiers, later] = await Promise.all([
      loading,
      loadFormOfStats(),
      load((known) => api.getClimbs(known, { signal })),
      load(({ shard, season }) => api.getTierAverages({ shard, season }, { signal })),
      loadPanels(site, args),
    ]);
    return data({ stats: stats.data, form, climbs, tiers, later }, stats.init ?? undefined);
  };

/** The data of each panel beside and below the stats. One that fails says so in its place. */
interface OverviewPanels {
  readonly sessions: PanelData<Answer<'listSessions'>>;
  /** The last week. Null: its days to look back at it are over. */
  readonly week: PanelData<Answer<'getWeek'>> | null;
  readonly maps: PanelData<MapsData>;
  readonly teammates: PanelData<Answer<'listTeammates'>>;
  readonly times: PanelData<Answer<'getPlayTimes'>>;
}

/** Null: there is no player, or the page shows a past season, which has no such panels. */
async function findShownPlayer(site: Site, address: Address, signal: AbortSignal): Promise<string | null> {
  const [accountId, current] = await Promise.all([
    fetchAccountId(site, address, signal),
    findCurrentSeason(site, address.platform, signal, about),
  ]);
  return address.season && address.season.id !== current?.id ? null : accountId;
}

const isRecapTime = (now: number): boolean => now - startOfWeek(now) < durations.weekRecap;

/**
 * On a server, loads the panels side by side, so that the page is readable without JavaScript. In a browser, each panel
 * loads when it comes near the viewport, and so does one that the server did not wait for.
 */
async function loadPanels(site: Site, { params, request }: LoaderArgs): Promise<OverviewPanels> {
  const leaving = loaderSignal(site, request.signal);
  const address = parseAddress(site.game, params);
  const accountId = site.side === 'browser' ? null : await findShownPlayer(site, address, leaving);
  const player = { shard: address.platform, accountId: accountId ?? '' };
  const filter = readMapsFilter(new URL(request.url).searchParams);
  const signal = optionalDataSignal(leaving);
  const load = async <T>(key: string, call: () => Promise<Result<T>>): Promise<PanelData<T>> => ({
    key,
    result: accountId === null ? { status: 'pending' } : toLoadResult(await call()),
  });
  const [sessions, last, maps, teammates, times] = await Promise.all([
    load(panelKey(player), () => site.api.listSessions(player, { signal })),
    isRecapTime(site.now())
      ? load(panelKey(player), () =>
          site.api.getWeek({ ...player, week: findLastWeek(site.now()) }, { signal }),
        )
      : null,
    load(panelKey(player, filter), () => loadMapsAndWeapons(site, player, filter, signal)),
    load(panelKey(player), () => site.api.listTeammates(player, { signal })),
    load(panelKey(player), () => site.api.getPlayTimes(player, { signal })),
  ]);
  return { sessions, week: last, maps, teammates, times };
}

type FormInput = CallInput<'getForm'>;

/** The call for the last matches in the mode that the overview shows. */
export const formInput = (
  { shard, accountId }: PanelPlayer,
  season: Season,
  { mode, played }: PlayedMode,
): FormInput => ({
  shard,
  accountId,
  mode: mode.id,
  kind: played.kind,
  season: season.id,
});

export const formKey = (input: FormInput | null): string => JSON.stringify(input);

type FormAnswer = ReturnType<Api['getForm']>;
const calls = new WeakMap<object, Map<string, FormAnswer>>();

/** Loads the form in a browser. Panels that show parts of the same answer share the call. */
export function fetchForm(api: Api, loaded: PanelData<Answer<'getForm'>>, input: FormInput): FormAnswer {
  const known = calls.get(loaded) ?? new Map<string, FormAnswer>();
  calls.set(loaded, known);
  const key = formKey(input);
  const call = known.get(key) ?? api.getForm(input);
  known.set(key, call);
  void call.then(({ ok }) => {
    if (!ok) known.delete(key);
  });
  return call;
}

/** Loads the form on a server. Null: the page shows none. */
async function loadForm(
  { api, side }: Site,
  input: FormInput | null,
  leaving: AbortSignal,
): Promise<PanelData<Answer<'getForm'>>> {
  const key = formKey(input);
  if (input === null || side === 'browser') return { key, result: { status: 'pending' } };
  return { key, result: toLoadResult(await api.getForm(input, { signal: optionalDataSignal(leaving) })) };
}

export interface MapsData extends MapsAndWeapons {
  /** Names of the weapons, by id. */
  readonly weaponNames: WeaponNames;
}

/** Loads the results by map and weapon, with only the names that the page shows. */
export async function loadMapsAndWeapons(
  { api, game }: Site,
  player: PanelPlayer,
  filter: MapsFilter,
  signal: AbortSignal,
): Promise<Result<MapsData>> {
  const result = await api.getMapsAndWeapons({ ...player, ...filter }, { signal });
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
