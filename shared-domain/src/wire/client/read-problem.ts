import * as v from 'valibot';
import { type CallName, calls } from '../calls.ts';
import type { ApiFailure } from '../failure.ts';

/** The fields of a problem that the client reads. A proxy may answer something else. */
const problemSchema = v.object({
  title: v.fallback(v.string(), ''),
  detail: v.fallback(v.string(), ''),
  issues: v.fallback(v.array(v.string()), []),
});

/** Converts an answer with a status other than 2xx to a failure. */
export function readProblem(call: CallName, response: Response, body: unknown): ApiFailure {
  const { status } = response;
  const problem = v.parse(problemSchema, typeof body === 'object' && body !== null ? body : {});
  const said = problem.detail || problem.title;
  const about = { call, message: `${call} answered ${status}${said && `: ${said}`}` };

  if (status === 401) return { ...about, kind: 'unauthorized', status };
  if (status === 403) return { ...about, kind: 'forbidden', status };
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
const isOurs = ({ headers }: Response) =>
  /^application\/problem\+json\b/i.test(headers.get('content-type') ?? '');

/** A lookup that finds no player says so in its answer: a 404 refuses its address. */
const isLookup = (call: CallName) => calls[call].errors.some((error) => error === 'player not found');

/** Converts the header, which contains seconds or a date, to milliseconds. */
function retryAfterOf(response: Response): number | null {
  const header = response.headers.get('retry-after')?.trim();
  if (!header) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
