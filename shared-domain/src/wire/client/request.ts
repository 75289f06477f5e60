import * as v from 'valibot';
import { invalidNameOrId } from '../../text/checks.ts';
import type { Call } from '../call.ts';
import type { CallName } from '../calls.ts';
import type { ApiFailure } from '../failure.ts';
import { issueLines } from './read-answer.ts';

export interface PlannedRequest {
  readonly method: Call['method'];
  /** Path and query, below the API's prefix. */
  readonly address: string;
  readonly body?: unknown;
}

type Plan = { ok: true; request: PlannedRequest } | { ok: false; error: ApiFailure };

/** Checks a caller's input and converts it to a request. */
export function planRequest(name: CallName, call: Call, input: Readonly<Record<string, unknown>>): Plan {
  const parts = [call.params, call.query, call.body ?? v.object({})].map((schema) =>
    v.safeParse(schema, input),
  );
  const issues = parts.flatMap((part) => (part.success ? [] : issueLines(part.issues)));
  if (issues.length > 0) return { ok: false, error: refusedInput(name, call, issues) };

  const [params, query, body] = parts.map((part) => part.output as Readonly<Record<string, unknown>>);
  const address = fillPath(call.path, params ?? {}) + queryText(query ?? {});
  return {
    ok: true,
    request: { method: call.method, address, ...(call.body && { body }) },
  };
}

/** A name that is too long for the game cannot exist, so the visitor sees "not found". */
function refusedInput(name: CallName, call: Call, issues: readonly string[]): ApiFailure {
  const about = { call: name, message: `${name} was not sent: ${issues.join('; ')}` };
  const isLookup = call.errors.includes('player not found');
  return isLookup && issues.every((issue) => issue.endsWith(invalidNameOrId))
    ? { ...about, kind: 'not-found', suggestions: [] }
    : { ...about, kind: 'invalid', status: null, issues };
}

export const fillPath = (path: string, params: Readonly<Record<string, unknown>>) =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));

export function queryText(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]));
  return search.size > 0 ? `?${search}` : '';
}
