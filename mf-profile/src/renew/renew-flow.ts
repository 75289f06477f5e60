import { shardInAddress } from '@hotdrop/shared-domain/game';
import { isPending } from '@hotdrop/shared-domain/rules';
import type { Api, Player, RenewalDone, Result } from '@hotdrop/shared-domain/wire';

/** Minimum delay between polls in milliseconds, whatever the API answers. */
const minDelay = 500;

interface RenewalRequest {
  readonly api: Pick<Api, 'syncPlayer'>;
  readonly player: Pick<Player, 'shard' | 'accountId'>;
  /** Stops polling when the visitor leaves. */
  readonly signal: AbortSignal;
}

interface RenewFlow extends RenewalRequest {
  /** Called after each poll with the number of players ahead. */
  readonly onWaiting: (waitCount: number) => void;
}

const about = ({ shard, accountId }: RenewalRequest['player']) => ({
  shard: shardInAddress(shard),
  accountId,
});

/** Starts or joins a renewal and polls until it ends. Null: the visitor has left. */
export async function renew({
  api,
  player,
  signal,
  onWaiting,
}: RenewFlow): Promise<Result<RenewalDone> | null> {
  let flag: 0 | 1 = 1;
  while (!signal.aborted) {
    const result = await api.syncPlayer({ ...about(player), flag }, { signal });
    if (!result.ok) return result;
    const { data, demo } = result;
    if (!isPending(data)) return { ok: true, data, demo };
    onWaiting(data.waitCount);
    await wait(Math.max(minDelay, data.retryAfter), signal);
    // Only polls, without starting another renewal.
    flag = 0;
  }
  return null;
}

/** Fetches the result of the last renewal, which another visitor may have started. Null: not known. */
export async function fetchLastRenewal({ api, player, signal }: RenewalRequest): Promise<RenewalDone | null> {
  const result = await api.syncPlayer({ ...about(player), flag: 0 }, { signal });
  return result.ok && !isPending(result.data) ? result.data : null;
}

/** Waits for a time, or until the signal aborts. */
const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
