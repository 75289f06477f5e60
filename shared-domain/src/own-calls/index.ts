import * as v from 'valibot';
import type { OwnCall, Site } from '../contract/index.ts';
import {
  abortedFailure,
  issueLines,
  malformed,
  networkFailure,
  parseJson,
  readProblem,
} from '../wire/client/read-answer.ts';
import { fillPath, queryText } from '../wire/client/request.ts';
import type { CallOptions, Result } from '../wire/index.ts';

/** A call in an area's manifest. With the schema of its answer, `callsOf` checks and types what the service sends. */
export interface DeclaredCall extends OwnCall {
  readonly answer?: v.GenericSchema;
}

interface AreaWithCalls {
  readonly id: string;
  readonly calls: Readonly<Record<string, DeclaredCall>>;
}

/** `'/clans/:platform/:tag'` has `platform` and `tag`. */
type Parameter<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? Parameter<Segment> | Parameter<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type Value = string | number | boolean | undefined;

interface OwnCallOptions extends Pick<CallOptions, 'signal'> {
  readonly query?: Readonly<Record<string, Value>>;
  /** What a POST sends as JSON. */
  readonly body?: unknown;
}

type Answer<Call> = Call extends { readonly answer: infer Schema extends v.GenericSchema }
  ? v.InferOutput<Schema>
  : unknown;

/** A path without parameters needs none. */
type Input<Name extends string> = [Name] extends [never]
  ? [params?: Record<never, never>, options?: OwnCallOptions]
  : [params: Readonly<Record<Name, string | number>>, options?: OwnCallOptions];

type OwnCalls<Area extends AreaWithCalls> = {
  readonly [Name in keyof Area['calls']]: (
    ...input: Input<Parameter<Area['calls'][Name]['path']>>
  ) => Promise<Result<Answer<Area['calls'][Name]>>>;
};

/**
 * Creates the calls of an area's own service, as its manifest declares them:
 *
 *     export const calls = { clan: { path: '/clans/:platform/:tag', answer: clanSchema } } as const;
 *     const clan = await callsOf(site, { id: 'mf-clans', calls }).clan({ platform, tag }, { signal });
 *
 * A failure is a value of the same kinds as for the API; a call rejects only because of a bug.
 *
 * @public
 */
export function callsOf<const Area extends AreaWithCalls>(
  { fetch }: Pick<Site, 'fetch'>,
  { id, calls }: Area,
): OwnCalls<Area> {
  const perform = async (
    name: string,
    { path, method = 'GET', answer }: DeclaredCall,
    params: Readonly<Record<string, string | number>>,
    { query = {}, body, signal }: OwnCallOptions,
  ): Promise<Result<unknown>> => {
    const call = `${id}/${name}`;
    const names = [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
    const invalid = names.filter((key) => /^\.{0,2}$|[/\\]/.test(String(params[key] ?? '')));
    if (invalid.length > 0) {
      const issues = invalid.map((key) => `${key} is not the name of anything`);
      const message = `${call} was not sent: ${issues.join('; ')}`;
      return { ok: false, error: { call, message, kind: 'invalid', status: null, issues } };
    }
    try {
      const response = await fetch(`/areas/${id}/api${fillPath(path, params)}${queryText(query)}`, {
        method,
        ...(signal && { signal }),
        ...(method === 'POST' && {
          body: JSON.stringify(body ?? {}),
          headers: { 'content-type': 'application/json' },
        }),
      });
      const text = await response.text();
      const content = text === '' ? null : parseJson(text);
      if (!response.ok) return { ok: false, error: readProblem(call, response, content) };
      if (content === undefined) return malformed(call, ['it is not JSON']);
      const read = v.safeParse(answer ?? v.unknown(), content);
      return read.success
        ? { ok: true, data: read.output, demo: false }
        : malformed(call, issueLines(read.issues));
    } catch (error) {
      if (signal?.aborted) return { ok: false, error: abortedFailure(call) };
      // Anything else is a bug.
      if (!fetchErrors.has(Object(error).name)) throw error;
      return { ok: false, error: networkFailure(call, error) };
    }
  };

  const created: Record<string, unknown> = Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (params: Readonly<Record<string, string | number>> = {}, options: OwnCallOptions = {}) =>
        perform(name, call, params, options),
    ]),
  );
  return created as OwnCalls<Area>;
}

/** The names of the errors with which `site.fetch` rejects. */
const fetchErrors: ReadonlySet<unknown> = new Set(['TypeError', 'TimeoutError', 'AbortError']);
