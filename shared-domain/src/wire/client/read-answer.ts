import * as v from 'valibot';
import { type Call, type Refusal, refusalSchema } from '../call.ts';
import { type CallName, calls } from '../calls.ts';
import { type ApiFailure, keyRefused, type Result, unknownCall } from '../failure.ts';

const shown = 5;

/** Formats the issues of a schema as lines: `player.name: Expected string`. */
export const issueLines = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.slice(0, shown).map((issue) => {
    const path = v.getDotPath(issue);
    return path ? `${path}: ${issue.message}` : issue.message;
  });

/** Undefined: the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const envelopeSchema = v.object({ data: v.unknown(), demo: v.optional(v.boolean(), false) });

/** Converts the body of a 2xx answer to a result, or to a failure if it breaks the schema. */
export function readAnswer(
  name: CallName,
  call: Call,
  body: unknown,
  report: (message: string) => void = () => {},
): Result<unknown> {
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) return malformed(name, issueLines(envelope.issues));

  const { data, demo } = envelope.output;
  if (call.errors.length > 0) {
    const refusal = v.safeParse(refusalSchema, data);
    if (refusal.success) return { ok: false, error: refused(name, refusal.output) };
  }

  const answer = v.safeParse(call.answer, data);
  if (answer.success) return { ok: true, data: answer.output, demo };

  const rest = v.safeParse(call.answer, withoutBroken(data, call.list, answer.issues));
  if (!rest.success) return malformed(name, issueLines(answer.issues));
  report(`Left out of the answer of ${name}: ${issueLines(answer.issues).join('; ')}`);
  return { ok: true, data: rest.output, demo };
}

/** The same answer without the entries of its list that broke their schema. */
function withoutBroken(data: unknown, list: string | null, issues: readonly v.BaseIssue<unknown>[]): unknown {
  if (list === null || typeof data !== 'object' || data === null) return data;
  const entries: unknown = Reflect.get(data, list);
  if (!Array.isArray(entries)) return data;
  const broken = new Set(
    issues.filter(({ path }) => path?.[0]?.key === list).map(({ path }) => path?.[1]?.key),
  );
  return { ...data, [list]: entries.filter((_, index) => !broken.has(index)) };
}

export function malformed(call: string, issues: readonly string[]): Result<never> {
  const message = `The answer of ${call} does not match its schema: ${issues.join('; ')}`;
  return { ok: false, error: { call, message, kind: 'malformed', issues } };
}

function refused(call: string, refusal: Refusal): ApiFailure {
  const about = { call, message: `${call} answered "${refusal.error}"` };
  const retryAfter = refusal.retryAfter ?? null;
  switch (refusal.error) {
    case 'player not found':
      return { ...about, kind: 'not-found', suggestions: refusal.suggestions ?? [] };
    case 'busy': {
      const { queue, isAtCapacity } = refusal;
      return {
        ...about,
        kind: 'busy',
        status: null,
        retryAfter,
        ...(queue && { queue }),
        ...(isAtCapacity && { isAtCapacity }),
      };
    }
    case 'recently updated':
      return { ...about, kind: 'recently-updated', retryAfter };
    case 'network':
      return refusal.isKeyRefused
        ? { ...about, kind: 'refused', retryAfter }
        : { ...about, kind: 'network', reason: 'upstream' };
  }
}

export const abortedFailure = (call: string): ApiFailure => ({
  call,
  message: `${call} was aborted because its caller has left`,
  kind: 'aborted',
});

/** Converts the reason why a fetch rejected. */
export function networkFailure(call: string, error: unknown): ApiFailure {
  const { name } = Object(error) as { name?: unknown };
  if (name === 'AbortError') return abortedFailure(call);
  const reason = name === 'TimeoutError' ? 'timeout' : 'unreachable';
  return { call, message: `${call} got no answer (${reason}): ${String(error)}`, kind: 'network', reason };
}

type Head = Pick<Response, 'status' | 'headers'>;

/** Reads from an answer whether a call failed, for hosts that do not know the call. */
export function readFailure(address: string, head: Head, body: unknown): ApiFailure | undefined {
  if (head.status < 200 || head.status > 299) return readProblem(address, head, body);
  const refusal = v.safeParse(v.object({ data: refusalSchema }), body);
  return refusal.success ? refused(address, refusal.output.data) : undefined;
}

/** The fields of a problem that the client reads. A proxy may answer something else. */
const problemSchema = v.object({
  type: v.fallback(v.string(), ''),
  title: v.fallback(v.string(), ''),
  detail: v.fallback(v.string(), ''),
  issues: v.fallback(v.array(v.string()), []),
});

/** Converts an answer with a status other than 2xx to a failure. */
export function readProblem(call: string, response: Head, body: unknown): ApiFailure {
  const { status } = response;
  const problem = v.parse(problemSchema, typeof body === 'object' && body !== null ? body : {});
  const said = problem.detail || problem.title;
  const about = { call, message: `${call} answered ${status}${said && `: ${said}`}` };

  if (status === 501 || status === 405 || problem.type === unknownCall)
    return { ...about, kind: 'unsupported' };
  if (problem.type === keyRefused) return { ...about, kind: 'refused', retryAfter: retryAfterOf(response) };
  if (status === 401) return { ...about, kind: 'unauthorized', status };
  if (status === 403) return { ...about, kind: 'forbidden', status };
  if (status === 410) return { ...about, kind: 'gone', status };
  if (status === 404 && !isOurs(response))
    return { ...about, kind: 'malformed', issues: ['the 404 is not the API’s own'] };
  if (status === 404 && !isLookup(call)) return { ...about, kind: 'not-found', suggestions: [] };
  if (status === 429 || status === 503)
    return { ...about, kind: 'busy', status, retryAfter: retryAfterOf(response) };
  if (status === 502 || status === 504) return { ...about, kind: 'network', reason: 'upstream' };
  if (status >= 400 && status < 500) {
    return { ...about, kind: 'invalid', status, issues: problem.issues.length > 0 ? problem.issues : [said] };
  }
  return { ...about, kind: 'server', status };
}

/** A proxy's page says nothing about the player, because the request never reached the API. */
const isOurs = ({ headers }: Head) =>
  /^application\/problem\+json\b/i.test(headers.get('content-type') ?? '');

/** A lookup that finds no player says so in its answer: a 404 refuses its address. */
const isLookup = (call: string) =>
  Object.hasOwn(calls, call) && calls[call as CallName].errors.some((error) => error === 'player not found');

/** Converts the header, which contains seconds or a date, to milliseconds. */
function retryAfterOf(response: Head): number | null {
  const header = response.headers.get('retry-after')?.trim();
  if (!header) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
