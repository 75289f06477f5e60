import { shardInAddress } from '@hotdrop/shared-domain/game';
import { isPending } from '@hotdrop/shared-domain/rules';
import type { Api, Player, RenewalDone, Result } from '@hotdrop/shared-domain/wire';
import { pause } from './pause.ts';

/** However eager an answer is: nobody is asked again sooner. */
const shortestPause = 500;

interface Asked {
  readonly api: Pick<Api, 'syncPlayer'>;
  readonly player: Pick<Player, 'shard' | 'accountId'>;
  /** Ends the waiting: the visitor leaves. */
  readonly signal: AbortSignal;
}

interface RenewFlow extends Asked {
  /** How many players are ahead, each time it is heard; 0: it is this player's turn. */
  readonly onWaiting: (waitCount: number) => void;
}

const about = ({ shard, accountId }: Asked['player']) => ({ shard: shardInAddress(shard), accountId });

/** Starts or joins a renewal and waits for its end. Null: the visitor has left. */
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
    await pause(Math.max(shortestPause, data.retryAfter), signal);
    // Asking again does not start another one.
    flag = 0;
  }
  return null;
}

/** What the last renewal has brought, whoever asked for it. Null: nobody says. */
export async function lastRenewal({ api, player, signal }: Asked): Promise<RenewalDone | null> {
  const result = await api.syncPlayer({ ...about(player), flag: 0 }, { signal });
  return result.ok && !isPending(result.data) ? result.data : null;
}
