import type { Site } from '@hotdrop/shared-domain/contract';
import { durations, findCurrentSeason, loaderSignal, optionalDataSignal } from '@hotdrop/shared-domain/rules';
import { startOfWeek } from '@hotdrop/shared-domain/text';
import type { Answer, Result } from '@hotdrop/shared-domain/wire';
import { type Address, type LoaderArgs, parseAddress } from '../address.ts';
import { loadMapsAndWeapons, type MapsData } from '../habits/load-habits.ts';
import { readMapsFilter } from '../habits/maps-filter.ts';
import { fetchAccountId } from '../layout/fetch-player.ts';
import { toLoadResult } from '../loading/load-result.ts';
import type { PanelData } from './use-panel-data.ts';
import { panelKey } from './use-panel-player.ts';

/** The data of each panel beside and below the stats. One that fails says so in its place. */
export interface OverviewPanels {
  readonly sessions: PanelData<Answer<'listSessions'>>;
  /** The last week. Null: its days to look back at it are over. */
  readonly week: PanelData<Answer<'getWeek'>> | null;
  readonly maps: PanelData<MapsData>;
  readonly teammates: PanelData<Answer<'listTeammates'>>;
  readonly times: PanelData<Answer<'getPlayTimes'>>;
}

const about = { area: 'mf-profile', page: 'profile' };

/** Null: there is no player, or the page shows a past season, which has no such panels. */
async function findShownPlayer(site: Site, address: Address, signal: AbortSignal): Promise<string | null> {
  const [accountId, current] = await Promise.all([
    fetchAccountId(site, address, signal),
    findCurrentSeason(site, address.platform, signal, about),
  ]);
  return address.season && address.season.id !== current?.id ? null : accountId;
}

const isRecapTime = (now: number): boolean => now - startOfWeek(now) < durations.weekRecap;

/** Only servers call it, so its code is not part of a first visit. */
const loadLastWeek = async (
  site: Site,
  player: { shard: string; accountId: string },
  signal: AbortSignal,
) => {
  const { findLastWeek } = await import(
    /* webpackChunkName: "profile-last-week" */ '../week-data/find-last-week.ts'
  );
  return site.api.getWeek({ ...player, week: findLastWeek(site.now()) }, { signal });
};

/**
 * On a server, loads the panels side by side, so that the page is readable without JavaScript. In a browser, each panel
 * loads when it comes near the viewport, and so does one that the server did not wait for.
 */
export async function loadPanels(site: Site, { params, request }: LoaderArgs): Promise<OverviewPanels> {
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
    isRecapTime(site.now()) ? load(panelKey(player), () => loadLastWeek(site, player, signal)) : null,
    load(panelKey(player, filter), () => loadMapsAndWeapons(site, player, filter, signal)),
    load(panelKey(player), () => site.api.listTeammates(player, { signal })),
    load(panelKey(player), () => site.api.getPlayTimes(player, { signal })),
  ]);
  return { sessions, week: last, maps, teammates, times };
}
