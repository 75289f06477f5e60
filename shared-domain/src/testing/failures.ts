import {
  type ApiFailure,
  type CallOptions,
  createApi,
  type Failure,
  type FailureKind,
} from '../wire/index.ts';

type About<K extends FailureKind> = Omit<Failure<K>, 'kind' | 'call' | 'message'>;

const details: { readonly [K in FailureKind]: About<K> } = {
  'not-found': { suggestions: [] },
  busy: { status: null, retryAfter: null },
  'recently-updated': { retryAfter: null },
  network: { reason: 'unreachable' },
  invalid: { status: 400, issues: ['refused by the fake'] },
  unauthorized: { status: 401 },
  forbidden: { status: 403 },
  server: { status: 500 },
  malformed: { issues: ['refused by the fake'] },
  aborted: {},
};

/** Builds a failure that a fake call returns: `aFailure('busy', {retryAfter: 5000})`. */
export function aFailure<K extends FailureKind>(kind: K, change: Partial<Failure<K>> = {}): Failure<K> {
  const message = `${kind}, as the test wants it`;
  // The compiler does not know that a kind and its details belong together.
  return { kind, call: 'getPlayer', message, ...details[kind], ...change } as unknown as Failure<K>;
}

/** Converts an answer with a failure to a lookup as the client does. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const api = createApi({ baseUrl: 'http://api.test/api/v1', fetch: async () => response });
  const result = await api.getPlayer({ shard: 'steam', player: 'account.1' });
  if (result.ok) throw new Error('The answer is not a failure.');
  return result.error;
}

export const isFailure = (value: unknown): value is ApiFailure =>
  typeof value === 'object' && value !== null && 'kind' in value && 'call' in value && 'message' in value;

/** A fake answer that never arrives; the call ends when the caller aborts it. */
export const neverAnswered = ({ signal }: CallOptions): Promise<ApiFailure> =>
  new Promise((resolve) => {
    const giveUp = () => resolve(aFailure('aborted'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });
