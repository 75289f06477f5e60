import type { Site } from '@hotdrop/shared-domain/contract';
import { type ApiFailure, networkFailure, parseJson, readFailure } from '@hotdrop/shared-domain/wire';
import {
  type Answer,
  callerLeft,
  createFetch,
  createSharedRequests,
  type FetchSettings,
  type Join,
} from '@hotdrop/shared-host/fetch';
import { LRUCache } from 'lru-cache';
import type { Visitor } from '../http/visitor.ts';
import { joinReads } from './join-reads.ts';

/** Creates the fetch for one visitor's page. `onFailure` learns which requests got no data. */
export type ConnectFetch = (
  visitor: Pick<Visitor, 'isCrawler' | 'forwardedFor' | 'authorization'>,
  onFailure?: (failure: ApiFailure) => void,
) => Site['fetch'];

/**
 * Pages share identical requests in flight, and each request counts for the visitor whose page sent it. A read that gets
 * no answer in time has the last one. No request is personal: servers send no cookies of visitors.
 */
export function createFetchConnector(
  {
    fetch,
    ...settings
  }: Pick<FetchSettings, 'apiBase' | 'timeout'> & { readonly fetch?: typeof globalThis.fetch },
  now?: () => number,
): ConnectFetch {
  const createSharing = () => ({
    shared: createSharedRequests<Outcome>(),
    kept: createKeptAnswers(now),
  });
  const [forVisitors, forCrawlers] = [createSharing(), createSharing()];

  return ({ isCrawler, forwardedFor, authorization }, onFailure = () => {}) => {
    const { shared, kept } = isCrawler ? forCrawlers : forVisitors;
    const join: Join<Answer> = async (key, send, signal) => {
      const fresh = typeof key === 'string' && kept.findFresh(key);
      if (fresh) return fresh;
      let isSender = false;
      const sendOwn = (controller: AbortController) => {
        isSender = true;
        return toOutcome(key, send(controller));
      };
      let outcome = await shared(key, sendOwn, signal);
      if (!isSender && outcome !== callerLeft && isAboutVisitor(outcome.failure)) {
        const sendAgain = (controller: AbortController) => toOutcome(key, send(controller));
        outcome = await shared(`${forwardedFor} ${authorization} ${String(key)}`, sendAgain, signal);
      }
      const last = typeof key === 'string' ? kept.replace(key, outcome) : undefined;
      if (last) return last;
      if (outcome === callerLeft) onFailure(leftFailure);
      else if (outcome.failure) onFailure(outcome.failure);
      if (outcome !== callerLeft && !outcome.answer) throw outcome.error;
      return outcome === callerLeft ? outcome : outcome.answer;
    };
    const headers = {
      // Between servers of one network, compression costs more CPU time than it saves.
      'accept-encoding': 'identity',
      ...(isCrawler && { 'x-crawler': '1' }),
      ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
      ...(authorization !== undefined && { authorization }),
    };
    return createFetch({ ...settings, send: joinReads({ ...settings, fetch, headers }), join });
  };
}

type Outcome =
  | { readonly answer: Answer; readonly failure?: ApiFailure | undefined }
  | { readonly answer?: undefined; readonly error: unknown; readonly failure: ApiFailure };

const toOutcome = (key: unknown, sent: Promise<Answer>): Promise<Outcome> =>
  sent.then(
    (answer): Outcome => ({ answer, failure: findFailure(String(key), answer) }),
    (error: unknown): Outcome => ({ error, failure: networkFailure(String(key), error) }),
  );

/** Refusals and problems are small; this server does not read larger answers. */
const maxFailureBytes = 10_000;

function findFailure(key: string, { status, headers, body }: Answer): ApiFailure | undefined {
  if (status === 200 && body.byteLength > maxFailureBytes) return undefined;
  const text = new TextDecoder().decode(body);
  if (status === 200 && !text.includes('"error"')) return undefined;
  return readFailure(key, { status, headers }, parseJson(text));
}

const leftFailure: ApiFailure = { kind: 'aborted', call: 'a call', message: 'The page has no time left' };

/** Whether the API refused the request because of the visitor who sent it: another visitor may get an answer. */
export const isAboutVisitor = (failure: ApiFailure | undefined): boolean =>
  failure?.kind === 'invalid' ||
  failure?.kind === 'unauthorized' ||
  (failure?.kind === 'busy' && failure.status !== 503);

/** Answers have at most 0.2 MB. */
const most = 200;

/** Age in ms up to which an answer replaces a missing one. */
const maxAge = 300_000;

/** Answers that browsers may keep for this time, in seconds, change rarely: this server asks for them once a minute. */
const rarelyChanging = 300;
const freshFor = 60_000;

const isRarelyChanging = ({ headers }: Answer): boolean => {
  const [, seconds] = /^public, max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? [];
  return Number(seconds) >= rarelyChanging;
};

/** Keeps the last answers of the API, also for pages whose calls get no answer in time. */
function createKeptAnswers(now: () => number = Date.now) {
  const answers = new LRUCache<string, Answer>({
    max: most,
    ttl: maxAge,
    ttlResolution: 0,
    perf: { now },
  });

  return {
    /** Finds an answer that needs no new request. */
    findFresh(key: string): Answer | undefined {
      const answer = answers.get(key);
      const age = maxAge - answers.getRemainingTTL(key);
      return answer && age < freshFor && isRarelyChanging(answer) ? answer : undefined;
    },
    /** Replaces a missing answer by the last one. A refusal is an answer. */
    replace(key: string, outcome: Outcome | typeof callerLeft): Answer | undefined {
      if (outcome === callerLeft) return answers.get(key);
      if (!outcome.failure) answers.set(key, outcome.answer);
      return outcome.failure?.kind === 'network' ? answers.get(key) : undefined;
    },
  };
}
