import { shardInData } from '@hotdrop/shared-domain/game';
import { durations, isRenewBlocked, type RenewState, renewState } from '@hotdrop/shared-domain/rules';
import { rememberPlayer } from '@hotdrop/shared-domain/store';
import { type ApiFailure, apiOf, type Player, type RenewalDone } from '@hotdrop/shared-domain/wire';
import { runWhenIdle } from '@hotdrop/shared-ui/browser';
import { rememberMyPlayer } from '@hotdrop/shared-ui/my-player';
import { useLinks, useNow, useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useAddress, useKeepChoice, useTab } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import type { Press } from '../loading/profile-context.ts';
import { fetchLastRenewal, resumeRenewal, startRenewal } from './renew-flow.ts';

interface Progress {
  readonly isUpdating: boolean;
  readonly waitCount: number;
  readonly error: ApiFailure | null;
  readonly done: RenewalDone | null;
}

export interface Renewal {
  readonly state: RenewState;
  readonly syncedAt: string | null;
  /** Result of the renewal that ended on this page; null: none ended. */
  readonly done: RenewalDone | null;
  readonly start: () => void;
}

const idle: Progress = { isUpdating: false, waitCount: 0, error: null, done: null };

function progressOf(press: Press | null): Progress {
  if (!press) return idle;
  if (!press.ok) return { ...idle, error: press.error };
  return { ...idle, isUpdating: true, waitCount: press.data.waitCount };
}

/** How long a refusal lasts if the API does not say. */
const defaultRetryAfter = { busy: 60_000, 'recently-updated': durations.recentlyUpdated };

/** If another visitor or tab was faster, fetches the result of their renewal. */
const fetchOthersRenewal = async ({ kind }: ApiFailure, request: Parameters<typeof fetchLastRenewal>[0]) =>
  kind === 'recently-updated' ? fetchLastRenewal(request) : null;

const latest = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one;

/**
 * Renews a player, from the click to fresh stats. A renewal that already runs when the page opens is resumed.
 * Leaving the page stops the polling.
 */
export function useRenewal(player: Player, press: Press | null): Renewal {
  const api = apiOf(useSite());
  const now = useNow();
  const refresh = useRefreshAfterRenewal(player);
  const [progress, setProgress] = useState(() => progressOf(press));
  const controller = useRef<AbortController | null>(null);
  const hasStarted = useRef(false);

  const { done, ...rest } = progress;
  const syncedAt = latest(player.syncedAt, done?.syncedAt ?? null);
  const state = renewState({ ...rest, syncedAt, now });

  const run = async (renew: typeof startRenewal) => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    const request = { api, player, signal };
    const onWaiting = (waitCount: number) => setProgress({ ...idle, isUpdating: true, waitCount });
    const result = await renew({ ...request, onWaiting });
    if (!result || signal.aborted) return;
    setProgress(result.ok ? { ...idle, done: result.data } : { ...idle, error: result.error });
    const renewed = result.ok ? result.data : await fetchOthersRenewal(result.error, request);
    if (signal.aborted) return;
    hasStarted.current = false;
    if (renewed) refresh(renewed);
  };

  const start = () => {
    if (hasStarted.current || isRenewBlocked(state)) return;
    hasStarted.current = true;
    setProgress({ ...idle, isUpdating: true });
    void run(startRenewal);
  };

  useEffect(
    () => () => {
      controller.current?.abort();
      hasStarted.current = false;
    },
    [],
  );

  // A new player has no data yet: renew without a click.
  const isNew = player.syncedAt === null;
  const begin = useEffectEvent(() => {
    if (isNew && !progress.isUpdating) start();
    else if (!hasStarted.current) void run(resumeRenewal);
  });
  // The API client loads with the first call, so the call waits until the page is usable.
  useEffect(() => runWhenIdle(() => begin()), []);

  const { error } = progress;
  useEffect(() => {
    if (error?.kind !== 'busy' && error?.kind !== 'recently-updated') return;
    const timer = setTimeout(() => setProgress(idle), error.retryAfter ?? defaultRetryAfter[error.kind]);
    return () => clearTimeout(timer);
  }, [error]);

  const onPress = () => {
    rememberMyPlayer(player);
    start();
  };
  return { state, syncedAt, done, start: onPress };
}

/** Reloads the page's data after a renewal, or navigates if the player has a new name. */
function useRefreshAfterRenewal(player: Player): (done: RenewalDone) => void {
  const { store } = useSite();
  const links = useLinks(linkPatterns);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { season } = useAddress();
  const tab = useTab();
  const keepChoice = useKeepChoice();
  return ({ shard, name, syncedAt }) => {
    // The time of the renewal is part of the cache keys: older answers become stale.
    rememberPlayer(store, { ...player, syncedAt });
    if (name === player.name && shardInData(shard) === player.shard) void revalidate();
    else void navigate(keepChoice(links.profile({ shard, name, ...(season && { season: season.id, tab }) })));
  };
}
