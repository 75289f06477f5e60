import type { Site } from '../../contract/index.ts';
import { defaultLocale, hiddenPlayer, type Locale } from '../../locale/index.ts';
import type { Call } from '../call.ts';
import { type CallName, calls, listCalls } from '../calls.ts';
import type { Api, CallOptions, Result } from '../failure.ts';
import {
  abortedFailure,
  malformed,
  networkFailure,
  parseJson,
  readAnswer,
  readProblem,
} from './read-answer.ts';
import { type PlannedRequest, planRequest } from './request.ts';

export interface ApiSettings {
  readonly fetch: Site['fetch'];
  /** The language of hidden players' names. The default is English, as in the answers. */
  readonly locale?: Locale;
  /** Reports entries of a list that were left out because they broke their schema. */
  readonly report?: (message: string) => void;
}

const nameIn = (locale: Locale) => `"name":${JSON.stringify(hiddenPlayer[locale])}`;

/** Translates the name of hidden players in an answer's text, so that all lists of all areas say the same. */
const translateHidden = (text: string, locale: Locale): string =>
  text.replaceAll(nameIn(defaultLocale), nameIn(locale));

/** Creates the calls of the API. */
export function createApi({ fetch, report, locale = defaultLocale }: ApiSettings): Api {
  const send = async (
    name: CallName,
    request: PlannedRequest,
    options: CallOptions,
    cache?: 'reload',
  ): Promise<Result<unknown>> => {
    const { method, address, body } = request;
    const { signal, idempotencyKey } = options;
    try {
      const response = await fetch(`/api/v1${address}`, {
        method,
        ...(signal && { signal }),
        ...(cache && { cache }),
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
      });
      const content = parseJson(translateHidden(await response.text(), locale));
      if (!response.ok) return { ok: false, error: readProblem(name, response, content) };
      const result = content === undefined ? noJson(name) : readAnswer(name, calls[name], content, report);
      // The browser's cache keeps a broken answer with its ETag, so bypass it.
      const isBroken = method === 'GET' && !result.ok && result.error.kind === 'malformed';
      if (!isBroken || cache) return result;
      const again = await send(name, request, options, 'reload');
      return !again.ok && again.error.kind === 'network' ? result : again;
    } catch (error) {
      return { ok: false, error: signal?.aborted ? abortedFailure(name) : networkFailure(name, error) };
    }
  };

  const perform = async (name: CallName, input: Readonly<Record<string, unknown>>, options: CallOptions) => {
    const call: Call = calls[name];
    const plan = planRequest(name, call, input);
    return plan.ok ? send(name, plan.request, options) : plan;
  };

  const operations = listCalls().map(([name]) => [
    name,
    (input = {}, options: CallOptions = {}) => perform(name, input, options),
  ]);
  return Object.fromEntries(operations) as Api;
}

const noJson = (name: CallName) => malformed(name, ['it is not JSON']);
