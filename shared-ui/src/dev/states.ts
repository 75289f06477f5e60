import type { Site } from '@hotdrop/shared-domain/contract';
import type { DevSettings } from './settings.ts';

type Fetch = Site['fetch'];
type Answer = (send: () => Promise<Response>, signal: AbortSignal | null | undefined) => Promise<Response>;

const slowAnswer = 4_000;
const slowNetwork = 800;

const wait = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

interface State {
  readonly title: string;
  readonly answer: Answer;
}

const ready: State = { title: 'Ready', answer: (send) => send() };

/** The states of an area, as answers to all of its calls: the area shows what it would show on a site. */
export const states: Readonly<Record<string, State>> = {
  ready,
  waiting: {
    title: 'Waiting',
    answer: async (_, signal) => {
      signal?.throwIfAborted();
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    },
  },
  failed: {
    title: 'Failed',
    answer: async () =>
      Response.json({ type: 'about:blank', title: 'Internal Server Error', status: 500 }, { status: 500 }),
  },
  empty: { title: 'Nothing to show', answer: async (send) => emptyLists(await send()) },
  slow: { title: 'Slow', answer: (send) => wait(slowAnswer).then(send) },
  offline: {
    title: 'Offline',
    answer: async () => {
      throw new TypeError('Failed to fetch');
    },
  },
};

/** Empties all lists of an answer. */
async function emptyLists(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const text = await response.text();
  const data = JSON.parse(text, (_, value) => (Array.isArray(value) ? [] : value));
  return Response.json(data, { status: response.status });
}

export interface DevCall {
  readonly method: string;
  readonly address: string;
  /** The status, or the reason why there is none. */
  readonly outcome: string;
  readonly duration: number;
}

/** Puts a site into a state, and reports its calls. */
export function inState<S extends Site>(
  site: S,
  { state, isSlowNetwork }: Pick<DevSettings, 'state' | 'isSlowNetwork'>,
  onCall: (call: DevCall) => void,
): S {
  const { answer } = states[state] ?? ready;
  const fetch: Fetch = async (address, init) => {
    const start = performance.now();
    const finish = (outcome: string) =>
      onCall({
        method: init?.method ?? 'GET',
        address,
        outcome,
        duration: Math.round(performance.now() - start),
      });
    const send = () => site.fetch(address, init);
    try {
      if (isSlowNetwork) await wait(slowNetwork);
      const response = await answer(send, init?.signal);
      finish(String(response.status));
      return response;
    } catch (error) {
      finish(error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
  return { ...site, fetch };
}
