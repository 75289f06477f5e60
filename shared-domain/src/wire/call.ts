import * as v from 'valibot';
import { suggestionSchema } from './entities/player.ts';
import { amount, count } from './entities/values.ts';

/** The possible values of `data.error` in the answer of a lookup, with HTTP 200. */
export const lookupErrors = ['player not found', 'busy', 'recently updated', 'network'] as const;
export type LookupError = (typeof lookupErrors)[number];

type Fields = v.ObjectSchema<v.ObjectEntries, undefined>;

/** One operation of the API, as data. The server, the client, the fake API, and OpenAPI are derived from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the prefix `/api/v1`; `:name` is a parameter. */
  readonly path: string;
  readonly params: Fields;
  /** Values are text; the schema converts numbers. */
  readonly query: Fields;
  readonly body: Fields | null;
  /** The answer's `data` on success. */
  readonly answer: v.GenericSchema;
  /** Possible values of `data.error` otherwise. */
  readonly errors: readonly LookupError[];
  /** The list in the answer from which the client removes invalid entries, so that the others stay. */
  readonly list: string | null;
}

/** The `data` of a failed lookup, with a reason for the visitor. */
export const refusalSchema = v.object({
  error: v.picklist(lookupErrors),
  suggestions: v.optional(v.array(suggestionSchema)),
  /** Milliseconds. */
  retryAfter: v.optional(amount),
  /** The place in the queue of a player who is looked up later, and the expected time in milliseconds. */
  queue: v.optional(v.object({ ahead: count, wait: amount })),
  /** Whether the queue is full, so that the player was not added. */
  isAtCapacity: v.optional(v.boolean()),
  /** Whether the game's service refuses the site's key, so that only stored players can be shown. */
  isKeyRefused: v.optional(v.boolean()),
});
export type Refusal = v.InferOutput<typeof refusalSchema>;

const nothing = v.object({});

type Given = Partial<Pick<Call, 'query' | 'params' | 'body' | 'errors' | 'list'>> &
  Pick<Call, 'method' | 'path' | 'answer'>;
type Filled<C extends Given> = Omit<C, 'query' | 'params' | 'body' | 'errors' | 'list'> & {
  readonly list: string | null;
  readonly params: C extends { params: infer P } ? P : typeof nothing;
  readonly query: C extends { query: infer Q } ? Q : typeof nothing;
  readonly body: C extends { body: infer B } ? B : null;
  readonly errors: C extends { errors: infer E } ? E : readonly [];
};

/**
 * Completes a call with defaults: without parameters, query, body, or errors. The assertion is needed because the compiler
 * cannot check `Filled` after the spread.
 */
export const call = <const C extends Given>(given: C): Filled<C> =>
  ({
    params: nothing,
    query: nothing,
    body: null,
    errors: [],
    list: null,
    ...given,
  }) as unknown as Filled<C>;
