import type { Refusal } from './call.ts';
import type { CallName } from './calls.ts';
import type { PlayerSuggestion } from './entities/player.ts';
import type { Answer, CallInput } from './types.ts';

/** The `type` of the 404 for an address that no call has: the API is older than its caller. */
export const unknownCall = 'urn:hotdrop:unknown-call';

/** The `type` of the 503 for data that is not stored while the game's service refuses the site's key. */
export const keyRefused = 'urn:hotdrop:key-refused';

/** The body of an answer with a status of 4xx or 5xx: `application/problem+json`. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** The refused fields of the input, and the reasons. */
  readonly issues?: readonly string[];
}

/** A failure by kind, with data for its explanation and a retry. `message` is for logs. */
type Kinds = {
  /** The API says that the player, match, or page does not exist; for a player in the answer of a lookup. */
  'not-found': { suggestions: readonly PlayerSuggestion[] };
  /** The player asked not to be shown. */
  gone: { status: 410 };
  /**
   * Too many requests: retry after this number of milliseconds, where known. Status 429: from this visitor. 503: from
   * all visitors together. Null: the answer named no status. A player who is looked up later has a place in the queue,
   * unless the queue is full.
   */
  busy: { status: 429 | 503 | null; retryAfter: number | null } & Pick<Refusal, 'queue' | 'isAtCapacity'>;
  /** The last renewal is too recent. */
  'recently-updated': { retryAfter: number | null };
  /** No answer: the browser is offline, or the host or the game's service is unavailable. */
  network: { reason: 'unreachable' | 'timeout' | 'upstream' };
  /** The game's service refuses the site's key, which the API tries again then, and the data is not stored. */
  refused: { retryAfter: number | null };
  /** The input was refused: `issues` says which field and why. */
  invalid: { status: number | null; issues: readonly string[] };
  /** No one is signed in, or the session has ended. */
  unauthorized: { status: 401 };
  /** Signed in, but not allowed. */
  forbidden: { status: 403 };
  /** The site has no such call. */
  unsupported: Record<never, never>;
  /** The API failed. */
  server: { status: number };
  /** The answer breaks its schema. */
  malformed: { issues: readonly string[] };
  /** The caller aborted the call. */
  aborted: Record<never, never>;
};

export type FailureKind = keyof Kinds;

export type ApiFailure = {
  [K in FailureKind]: { readonly kind: K; readonly call: string; readonly message: string } & Readonly<
    Kinds[K]
  >;
}[FailureKind];

export type Failure<K extends FailureKind> = Extract<ApiFailure, { kind: K }>;

export type Result<T> =
  | { readonly ok: true; readonly data: T; readonly demo: boolean }
  | { readonly ok: false; readonly error: ApiFailure };

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
