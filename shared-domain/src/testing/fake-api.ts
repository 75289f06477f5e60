import * as v from 'valibot';
import {
  type Answer,
  type Api,
  type ApiFailure,
  type Call,
  type CallInput,
  type CallName,
  type CallOptions,
  calls,
  listCalls,
  type Result,
} from '../wire/index.ts';
import { isFailure } from './failures.ts';

type Given<N extends CallName> = Answer<N> | ApiFailure;
type Handler<N extends CallName> =
  | Given<N>
  | ((input: CallInput<N>, options: CallOptions) => Given<N> | Promise<Given<N>>);

/** The answer of each call: data, a failure, or a function that returns one. */
export type FakeAnswers = { readonly [N in CallName]?: Handler<N> | undefined };

export interface FakeApi extends Api {
  /** The calls that were made, in order. */
  readonly made: readonly { readonly call: CallName; readonly input: unknown }[];
}

/**
 * An API for tests. It rejects unexpected calls, inputs that the real API would refuse, and answers that break their
 * schema, so that no test depends on something impossible.
 */
export function fakeApi(answers: FakeAnswers = {}, { demo = false } = {}): FakeApi {
  const made: { call: CallName; input: unknown }[] = [];

  const perform = async (name: CallName, input: object, options: CallOptions): Promise<Result<unknown>> => {
    made.push({ call: name, input });
    const handler = answers[name] as Handler<CallName> | undefined;
    if (handler === undefined) throw new UnexpectedCallError(name, input);

    const call: Call = calls[name];
    for (const schema of [call.params, call.query, call.body]) {
      if (schema) checkAgainst(schema, input, `The input of ${name}`);
    }
    // Only the name connects an input with its handler; the schema has checked the input.
    const given = typeof handler === 'function' ? await handler(input as never, options) : handler;
    if (options.signal?.aborted) {
      return { ok: false, error: { kind: 'aborted', call: name, message: `${name} was aborted` } };
    }
    if (isFailure(given)) return { ok: false, error: { ...given, call: name } };
    return { ok: true, data: checkAgainst(call.answer, given, `The fake answer of ${name}`), demo };
  };

  const operations = listCalls().map(([name]) => [
    name,
    (input: object = {}, options: CallOptions = {}) => perform(name, input, options),
  ]);
  return { ...(Object.fromEntries(operations) as Api), made };
}

function checkAgainst(schema: v.GenericSchema, value: unknown, what: string): unknown {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new BrokenFakeError(
    `${what} breaks its schema at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`,
  );
}

class UnexpectedCallError extends Error {
  override readonly name = 'UnexpectedCallError';
  constructor(call: CallName, input: object) {
    super(
      `${call} was called with ${JSON.stringify(input)}, but the test gave no answer for it. ` +
        `If the call is right, pass one: fakeApi({ ${call}: … }).`,
    );
  }
}

class BrokenFakeError extends Error {
  override readonly name = 'BrokenFakeError';
}
