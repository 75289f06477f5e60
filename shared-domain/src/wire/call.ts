import * as v from 'valibot';
import { suggestionSchema } from './entities/player.ts';
import { amount, count } from './entities/values.ts';

/** The stable strings that a lookup may answer in `data.error`, with HTTP 200. */
export const lookupErrors = ['player not found', 'busy', 'recently updated', 'network'] as const;
export type LookupError = (typeof lookupErrors)[number];

type Fields = v.ObjectSchema<v.ObjectEntries, undefined>;

/** One operation of the API, as data. The server, the client, the fake and OpenAPI are all made from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the prefix `/api/v1`; `:name` is a parameter. */
  readonly path: string;
  readonly params: Fields;
  /** Values come as text; the schema turns numbers into numbers. */
  readonly query: Fields;
  readonly body: Fields | null;
  /** The content of the answer's `data` when all went well. */
  readonly answer: v.GenericSchema;
  /** Possible values of `data.error` instead. */
  readonly errors: readonly LookupError[];
  /** The list of the answer from which a broken entry is left out, instead of taking all others with it. */
  readonly list: string | null;
}

/** The `data` of a lookup that failed in a way that the visitor should understand. */
export const refusalSchema = v.object({
  error: v.picklist(lookupErrors),
  suggestions: v.optional(v.array(suggestionSchema)),
  /** Milliseconds. */
  retryAfter: v.optional(amount),
  /** The place in the queue of a player who is looked up later, and the expected time in milliseconds. */
  queue: v.optional(v.object({ ahead: count, wait: amount })),
  /** Whether the queue is full, so that the player was not added. */
  isAtCapacity: v.optional(v.boolean()),
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
 * Completes a call with what it leaves out: no parameters, no query, no body, no errors. The compiler does not follow
 * `Filled` through the spread.
 */
export const call = <const C extends Given>(given: C): Filled<C> =>
  ({ params: nothing, query: nothing, body: null, errors: [], list: null, ...given }) as unknown as Filled<C>;
