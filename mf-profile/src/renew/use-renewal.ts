import { durations, isRenewBlocked, type RenewState, renewState } from '@hotdrop/shared-domain/rules';
import type { ApiFailure, Player, RenewalDone } from '@hotdrop/shared-domain/wire';
import { useNow, useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lastRenewal, renew } from './renew-flow.ts';
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
/** How long a refusal holds when nobody says how long. */
const pauses = { busy: 60_000, 'recently-updated': durations.recentlyUpdated };

/** Where another visitor, or another tab, was faster, this page shows what they have brought. */
const broughtByOthers = async ({ kind }: ApiFailure, asked: Parameters<typeof lastRenewal>[0]) =>
  kind === 'recently-updated' ? lastRenewal(asked) : null;

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

  const start = async () => {
    if (leaving.current || isRenewBlocked(state)) return;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const asked = { api, player, signal };
    setRunning({ ...resting, isUpdating: true });
    const onWaiting = (waitCount: number) => setRunning((before) => ({ ...before, waitCount }));
    const result = await renew({ ...asked, onWaiting });
    if (!result || signal.aborted) return;
    setRunning(result.ok ? { ...resting, done: result.data } : { ...resting, error: result.error });
    const brought = result.ok ? result.data : await broughtByOthers(result.error, asked);
    if (signal.aborted) return;
    leaving.current = null;
    if (brought) arrive(brought);
  };

  useEffect(
    () => () => {
      leaving.current?.abort();
      leaving.current = null;
    },
    [],
  );

  // Nothing is known of a player whom the site has never read: nobody should have to press a button for that.
  const isNew = player.syncedAt === null;
  const startByItself = useEffectEvent(() => void start());
  useEffect(() => {
    if (isNew) startByItself();
  }, [isNew]);

  const { error } = running;
  useEffect(() => {
    if (error?.kind !== 'busy' && error?.kind !== 'recently-updated') return;
    const timer = setTimeout(() => setRunning(resting), error.retryAfter ?? pauses[error.kind]);
    return () => clearTimeout(timer);
  }, [error]);

  return { state, syncedAt, done, start: () => void start() };
}
