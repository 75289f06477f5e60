import { getErrorMessage } from '@hotdrop/shared-host/store';
import type { ApiFacts } from '../../ops/state.ts';

const apiStateTimeout = 2_000;

/** Asks the API host how it is, as a load balancer does. */
export async function readApiState(apiHost: string): Promise<ApiFacts> {
  const started = performance.now();
  try {
    const answer = await fetch(`${apiHost}/healthz`, { signal: AbortSignal.timeout(apiStateTimeout) });
    await answer.arrayBuffer();
    const answerTime = Math.round(performance.now() - started);
    return answer.ok
      ? { address: apiHost, status: 'ok', problem: undefined, answerTime }
      : { address: apiHost, status: 'degraded', problem: `It answers ${answer.status}.`, answerTime };
  } catch (error) {
    return {
      address: apiHost,
      status: 'unreachable',
      problem: getErrorMessage(error),
      answerTime: undefined,
    };
  }
}
