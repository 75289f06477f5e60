import type { AnswerData, CallName, ReadInput } from '@hotdrop/shared-domain/wire';
import type { User } from '../auth/session.ts';
import type { Context } from '../context.ts';

/** The part of a request that operations may read, and the headers that they may set. */
export interface Visit {
  /** The visitor's address, which limits count by. */
  readonly visitor: string;
  readonly hasApiKey: boolean;
  /** The signed-in user. Reads the session once per request. */
  user(): Promise<User | null>;
  header(name: string): string | undefined;
  setHeader(name: string, value: string): void;
}

type Handle<N extends CallName> = (
  context: Context,
  input: ReadInput<N>,
  visit: Visit,
) => Promise<AnswerData<N>>;

interface Settings {
  /** The purpose of the call, for OpenAPI. */
  readonly summary: string;
  /** Seconds for which browsers and caches may keep the answer. */
  readonly maxAge?: number;
  /** Whether the answer depends on the signed-in user. */
  readonly isPersonal?: boolean;
}

export interface Operation<N extends CallName> extends Required<Settings> {
  readonly handle: Handle<N>;
}

/** Defines one operation of the API. The name determines the types of its input and answer. */
export const operation = <N extends CallName>(
  _name: N,
  { summary, maxAge = 0, isPersonal = false }: Settings,
  handle: Handle<N>,
): Operation<N> => ({ summary, maxAge, isPersonal, handle });

export type Operations = { readonly [N in CallName]: Operation<N> };
