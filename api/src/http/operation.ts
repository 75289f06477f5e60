import type { AnswerData, CallName, ReadInput } from '@hotdrop/shared-domain/wire';
import type { User } from '../auth/session.ts';
import type { Context } from '../context.ts';

/** What an operation may know of who calls, and may say besides its answer. */
export interface Visit {
  /** Tells visitors apart for limits; the same for all calls of one address. */
  readonly visitor: string;
  /** Who is signed in; reads the session once, when first asked. */
  user(): Promise<User | null>;
  header(name: string): string | undefined;
  setHeader(name: string, value: string): void;
}

type Handle<N extends CallName> = (
  context: Context,
  input: ReadInput<N>,
  visit: Visit,
) => Promise<AnswerData<N>>;

export interface Operation<N extends CallName> {
  /** Seconds for which browsers and caches may keep the answer. */
  readonly keep: number;
  /** Whether the answer depends on who asks. */
  readonly isPersonal: boolean;
  readonly handle: Handle<N>;
}

/** One operation of the API; its name types what it gets and what it must answer. */
export const operation = <N extends CallName>(
  _name: N,
  { keep = 0, isPersonal = false }: { keep?: number; isPersonal?: boolean },
  handle: Handle<N>,
): Operation<N> => ({ keep, isPersonal, handle });

export type Operations = { readonly [N in CallName]: Operation<N> };
