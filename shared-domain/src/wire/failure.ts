import type { Refusal } from './call.ts';
import type { CallName } from './calls.ts';
import type { PlayerSuggestion } from './entities/player.ts';

/** The body of an answer with a status of 4xx or 5xx: `application/problem+json`. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** Of what was sent: each field that is refused, and why. */
  readonly issues?: readonly string[];
}

/** A failure by kind, with the data to explain it and to continue. `message` is for logs. */
type Kinds = {
  /** There is no such player, match, or page. The API itself says so: for a player in the answer of a lookup. */
  'not-found': { suggestions: readonly PlayerSuggestion[] };
  /**
   * Too many requests: retry after this number of milliseconds, where known. Status 429: from this visitor. 503: from
   * all visitors together. Null: the answer named no status. A player who is looked up later has a place in the queue,
   * unless the queue is full.
   */
  busy: { status: 429 | 503 | null; retryAfter: number | null } & Pick<Refusal, 'queue' | 'isAtCapacity'>;
  /** The last renewal was too recent for another one. */
  'recently-updated': { retryAfter: number | null };
  /** No answer: offline, the host is away, or the game's own service did not answer it. */
  network: { reason: 'unreachable' | 'timeout' | 'upstream' };
  /** The input was refused: `issues` says which field and why. */
  invalid: { status: number | null; issues: readonly string[] };
  /** No one is signed in, or the session has ended. */
  unauthorized: { status: 401 };
  /** Signed in, but not allowed. */
  forbidden: { status: 403 };
  /** The API failed. */
  server: { status: number };
  /** The answer is not what was agreed. */
  malformed: { issues: readonly string[] };
  /** The caller did not want the answer any more. */
  aborted: Record<never, never>;
};

export type FailureKind = keyof Kinds;

export type ApiFailure = {
  [K in FailureKind]: { readonly kind: K; readonly call: CallName; readonly message: string } & Readonly<
    Kinds[K]
  >;
}[FailureKind];

export type Failure<K extends FailureKind> = Extract<ApiFailure, { kind: K }>;

export type Result<T> =
  | { readonly ok: true; readonly data: T; readonly demo: boolean }
  | { readonly ok: false; readonly error: ApiFailure };
