import { isRenewBlocked, type RenewState, renewState } from '@hotdrop/shared-domain/rules';
import type { ApiFailure, Player, RenewalDone } from '@hotdrop/shared-domain/wire';
import { useNow, useSite } from '@hotdrop/shared-ui/site';
import { useCallback, useEffect, useRef, useState } from 'react';
import { renew } from './renew-flow.ts';
import { useArrival } from './use-arrival.ts';

interface Running {
  readonly isUpdating: boolean;
  readonly waitCount: number;
  readonly error: ApiFailure | null;
  readonly done: RenewalDone | null;
}

export interface Renewal {
  readonly state: RenewState;
  readonly syncedAt: string | null;
  /** What the renewal that ended on this page has changed; null: none has. */
  readonly done: RenewalDone | null;
  readonly start: () => void;
}

const resting: Running = { isUpdating: false, waitCount: 0, error: null, done: null };
/** How long a visitor who asked too often waits when nobody says how long. */
const busyPause = 60_000;

const later = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one;

/** A player's renewal, from the press of the button to fresh figures. Leaving the page ends the waiting. */
export function useRenewal(player: Player): Renewal {
  const { api } = useSite();
  const now = useNow();
  const arrive = useArrival(player);
  const [running, setRunning] = useState(resting);
  const leaving = useRef<AbortController | null>(null);

  const { done, ...rest } = running;
  const syncedAt = later(player.syncedAt, done?.syncedAt ?? null);
  const state = renewState({ ...rest, syncedAt, now });

  const start = useCallback(async () => {
    if (leaving.current) return;
    const controller = new AbortController();
    leaving.current = controller;
    setRunning({ ...resting, isUpdating: true });
    const onWaiting = (waitCount: number) => setRunning((before) => ({ ...before, waitCount }));
    const result = await renew({ api, player, signal: controller.signal, onWaiting });
    if (!result || controller.signal.aborted) return;
    leaving.current = null;
    setRunning(result.ok ? { ...resting, done: result.data } : { ...resting, error: result.error });
    if (result.ok) arrive(result.data);
  }, [api, player, arrive]);

  useEffect(
    () => () => {
      leaving.current?.abort();
      leaving.current = null;
    },
    [],
  );

  // Nothing is known of a player whom the site has never read: nobody should have to press a button for that.
  const isNew = player.syncedAt === null;
  useEffect(() => {
    if (isNew) void start();
  }, [isNew, start]);

  const { error } = running;
  useEffect(() => {
    if (error?.kind !== 'busy') return;
    const timer = setTimeout(() => setRunning(resting), error.retryAfter ?? busyPause);
    return () => clearTimeout(timer);
  }, [error]);

  return { state, syncedAt, done, start: () => void (isRenewBlocked(state) || start()) };
}
