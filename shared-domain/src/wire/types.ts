import type * as v from 'valibot';
import type { Refusal } from './call.ts';
import type { CallName, Calls } from './calls.ts';

type Sent<S> = S extends v.GenericSchema ? v.InferInput<S> : unknown;
type Read<S> = S extends v.GenericSchema ? v.InferOutput<S> : unknown;
type Flat<T> = { [K in keyof T]: T[K] };

/** The input of a caller: path parameters, query, and body in one object. */
export type CallInput<N extends CallName> = Flat<
  Sent<Calls[N]['params']> & Sent<Calls[N]['query']> & Sent<Calls[N]['body']>
>;

/** The validated input of a handler: with defaults, and numbers as numbers. */
export type ReadInput<N extends CallName> = Flat<
  Read<Calls[N]['params']> & Read<Calls[N]['query']> & Read<Calls[N]['body']>
>;

/** The answer of a call that succeeded. */
export type Answer<N extends CallName> = v.InferOutput<Calls[N]['answer']>;

/** The answer's `data`, or the error of a lookup. */
export type AnswerData<N extends CallName> =
  | v.InferInput<Calls[N]['answer']>
  | (Calls[N]['errors'] extends readonly [] ? never : Refusal & { error: Calls[N]['errors'][number] });
