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

/** What went wrong, by kind, with what is needed to say so and to go on. `message` is for logs. */
type Kinds = {
  /** There is no such player, match or page: the API says so itself, of a player in the answer of a lookup. */
  'not-found': { suggestions: readonly PlayerSuggestion[] };
  /**
   * Too much was asked for: try again after so many milliseconds, where known. By the one who asks where the status
   * is 429, by all together where it is 503; null: the answer named no status.
   */
  busy: { status: 429 | 503 | null; retryAfter: number | null };
  /** A renewal was asked for too soon after the last one. */
  'recently-updated': { retryAfter: number | null };
  /** No answer: offline, the host is away, or the game's own service did not answer it. */
  network: { reason: 'unreachable' | 'timeout' | 'upstream' };
  /** What was sent is refused: `issues` says which field and why. */
  invalid: { status: number | null; issues: readonly string[] };
  /** Nobody is signed in, or the session has ended. */
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
