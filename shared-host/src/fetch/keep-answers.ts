import type { Site } from '@hotdrop/shared-domain/contract';
import { durations } from '@hotdrop/shared-domain/rules';

type Fetch = Site['fetch'];

interface KeptAnswer {
  readonly response: Response;
  readonly at: number;
  readonly isPrefetched: boolean;
}

/** Pages of a visit read about ten answers each. */
const maxAnswers = 60;

/**
 * Keeps the answers of a tab. What `prefetch` reads is used by the `fetch` of the page that the visitor opens next. Back
 * and Forward show an earlier page with the answers that it had. A write forgets all answers.
 */
export function keepAnswers(
  send: Fetch,
  isGoingBack: () => boolean,
  now: () => number = () => performance.now(),
): { readonly fetch: Fetch; readonly prefetch: Fetch } {
  let answers = new Map<string, KeptAnswer>();

  const findAnswer = (key: string): Response | undefined => {
    const kept = answers.get(key);
    if (!kept) return undefined;
    const age = now() - kept.at;
    const isUsable =
      (kept.isPrefetched && age < durations.prefetchedAnswer) ||
      (isGoingBack() && age < durations.backAnswer);
    return isUsable ? kept.response.clone() : undefined;
  };

  const createFetch =
    (isPrefetched: boolean): Fetch =>
    async (address, init = {}) => {
      const { method = 'GET', cache, headers } = init;
      if (method !== 'GET') {
        return send(address, init).finally(() => {
          answers = new Map();
        });
      }
      // The caller asks for another answer than the last one.
      if (cache) return send(address, init);
      const key = JSON.stringify([address, [...new Headers(headers)]]);
      const found = findAnswer(key);
      if (found) return found;
      const target = answers;
      const response = await send(address, init);
      if (response.ok) {
        // The newest answers are the last ones.
        target.delete(key);
        target.set(key, { response: response.clone(), at: now(), isPrefetched });
        for (const [oldest] of target) if (target.size > maxAnswers) target.delete(oldest);
      }
      return response;
    };

  return { fetch: createFetch(false), prefetch: createFetch(true) };
}
