import type { CallName } from './calls.ts';
import type { Result } from './failure.ts';
import type { Answer, CallInput } from './types.ts';

export interface CallOptions {
  /** Ends the call when the visitor leaves; the result is then a failure of kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Identifies a write. The API performs it once, however often it is sent, so the client may send it again. */
  readonly idempotencyKey?: string | undefined;
}

type Operation<N extends CallName> =
  Record<never, never> extends CallInput<N>
    ? (input?: CallInput<N>, options?: CallOptions) => Promise<Result<Answer<N>>>
    : (input: CallInput<N>, options?: CallOptions) => Promise<Result<Answer<N>>>;

/** All calls as functions. A failure is a value; a call never rejects. */
export type Api = { readonly [N in CallName]: Operation<N> };
