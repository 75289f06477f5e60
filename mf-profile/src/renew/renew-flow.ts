import { shardInAddress } from '@hotdrop/shared-domain/game';
import { isPending } from '@hotdrop/shared-domain/rules';
import type { Api, Player, RenewalDone, Result } from '@hotdrop/shared-domain/wire';

/** Minimum delay between polls in milliseconds, whatever the API answers. */
const minDelay = 500;

interface RenewalRequest {
  readonly api: Pick<Api, 'syncPlayer'>;
  readonly player: Pick<Player, 'shard' | 'accountId' | 'syncedAt'>;
  /** Stops polling when the visitor leaves. */
  readonly signal: AbortSignal;
}

interface RenewFlow extends RenewalRequest {
  /** Called after each poll with the number of players ahead. */
  readonly onWaiting: (waitCount: number) => void;
}

const about = ({ shard, accountId }: Pick<Player, 'shard' | 'accountId'>) => ({
  shard: shardInAddress(shard),
  accountId,
});

const call = ({ api, player, signal }: RenewalRequest, flag: 0 | 1) =>
  api.syncPlayer({ ...about(player), flag }, { signal });

type FlowResult = Result<RenewalDone> | null;

/** Starts or joins a renewal and polls until it ends. Null: the visitor has left. */
export const startRenewal = async (flow: RenewFlow): Promise<FlowResult> =>
  pollUntilEnd(flow, await call(flow, 1));

/** Whether the renewal ended after the data of the page was read. */
const isNews = ({ syncedAt }: RenewalRequest['player'], done: RenewalDone): boolean =>
  syncedAt !== null && done.syncedAt !== null && Date.parse(done.syncedAt) > Date.parse(syncedAt);

/** Polls until a running renewal ends. Null: the page has the result of the last one, or the visitor has left. */
export async function resumeRenewal(flow: RenewFlow): Promise<FlowResult> {
  const first = await call(flow, 0);
  if (!first.ok) return null;
  return isPending(first.data) || isNews(flow.player, first.data) ? pollUntilEnd(flow, first) : null;
}

async function pollUntilEnd(flow: RenewFlow, first: Awaited<ReturnType<typeof call>>): Promise<FlowResult> {
  let result = first;
  while (!flow.signal.aborted) {
    if (!result.ok) return result;
    const { data, demo } = result;
    if (!isPending(data)) return { ok: true, data, demo };
    flow.onWaiting(data.waitCount);
    await wait(Math.max(minDelay, data.retryAfter), flow.signal);
    // Only polls, without starting another renewal.
    if (!flow.signal.aborted) result = await call(flow, 0);
  }
  return null;
}

/** Fetches the result of the last renewal, which another visitor may have started. Null: not known. */
export async function fetchLastRenewal(request: RenewalRequest): Promise<RenewalDone | null> {
  const result = await call(request, 0);
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
