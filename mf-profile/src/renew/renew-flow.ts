import { shardInAddress } from '@hotdrop/shared-domain/game';
import { isPending } from '@hotdrop/shared-domain/rules';
import type { Api, Player, RenewalDone, Result } from '@hotdrop/shared-domain/wire';
import { pause } from './pause.ts';

/** However eager an answer is: nobody is asked again sooner. */
const shortestPause = 500;

interface RenewFlow {
  readonly api: Pick<Api, 'syncPlayer'>;
  readonly player: Pick<Player, 'shard' | 'accountId'>;
  /** Ends the waiting: the visitor leaves. */
  readonly signal: AbortSignal;
  /** How many players are ahead, each time it is heard; 0: it is this player's turn. */
  readonly onWaiting: (waitCount: number) => void;
}

/** Starts or joins a renewal and waits for its end. Null: the visitor has left. */
export async function renew({
  api,
  player,
  signal,
  onWaiting,
}: RenewFlow): Promise<Result<RenewalDone> | null> {
  const about = { shard: shardInAddress(player.shard), accountId: player.accountId };
  let flag: 0 | 1 = 1;
  while (!signal.aborted) {
    const result = await api.syncPlayer({ ...about, flag }, { signal });
    if (!result.ok) return result;
    const { data, demo } = result;
    if (!isPending(data)) return { ok: true, data, demo };
    onWaiting(data.waitCount);
    await pause(Math.max(shortestPause, data.retryAfter), signal);
    // Asking again does not start another one.
    flag = 0;
  }
  return null;
}
