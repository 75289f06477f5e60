import {
  type Api,
  type ApiSettings,
  createApi,
  createSharedRequests,
  type Failure,
  type Join,
  type Result,
} from '@hotdrop/shared-domain/wire';
import { LRUCache } from 'lru-cache';
import { limitAnswer } from '../http/limit-answer.ts';
import type { Visitor } from '../http/visitor.ts';

export type Busy = Failure<'busy'>;

/** Creates the API for one visitor's page. `onBusy` learns which calls were refused for now. */
export type ConnectApi = (
  visitor: Pick<Visitor, 'isCrawler' | 'forwardedFor'>,
  onBusy?: (refusal: Busy) => void,
) => Api;

/**
 * Pages share identical requests in flight, and each request counts for the visitor whose page sent it. A read that gets
 * no answer in time has the last one. No request is personal: servers send no cookies of visitors.
 */
export function createApiConnector(settings: ApiSettings, now?: () => number): ConnectApi {
  const createSharing = () => ({
    shared: createSharedRequests<Result<unknown>>(),
    keep: createKeptAnswers(now),
  });
  const [forVisitors, forCrawlers] = [createSharing(), createSharing()];

  return ({ isCrawler, forwardedFor }, onBusy) => {
    const { shared, keep } = isCrawler ? forCrawlers : forVisitors;
    const join: Join<Result<unknown>> = async (key, send, signal) => {
      let isSender = false;
      const sendOwn = (controller: AbortController) => {
        isSender = true;
        return send(controller);
      };
      let result = await shared(key, sendOwn, signal);
      if (!isSender && isAboutVisitor(result)) {
        result = await shared(`${forwardedFor} ${String(key)}`, send, signal);
      }
      if (typeof result === 'object' && !result.ok && result.error.kind === 'busy') onBusy?.(result.error);
      return typeof key === 'string' ? keep(key, result) : result;
    };
    return createApi({
      fetch: async (...args) => limitAnswer(await fetch(...args)),
      ...settings,
      join,
      headers: {
        // Between servers of one network, compression costs more CPU time than it saves.
        'accept-encoding': 'identity',
        ...(isCrawler && { 'x-crawler': '1' }),
        ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
      },
    });
  };
}

type Answer = Awaited<ReturnType<Join<Result<unknown>>>>;

/** Whether the API refused the request because of the visitor who sent it: another visitor may get an answer. */
export const isAboutVisitor = (answer: Answer): boolean =>
  typeof answer === 'object' &&
  !answer.ok &&
  (answer.error.kind === 'invalid' || (answer.error.kind === 'busy' && answer.error.status !== 503));

/** Answers have at most 0.2 MB. */
const most = 200;

/** Age in ms up to which an answer replaces a missing one. */
const maxAge = 300_000;

/** Keeps the last answers of the API, for pages whose calls get no answer in time. */
function createKeptAnswers(now: () => number = Date.now) {
  const answers = new LRUCache<string, Result<unknown>>({
    max: most,
    ttl: maxAge,
    ttlResolution: 0,
    perf: { now },
  });

  /** Replaces a missing answer by the last one. A refusal is an answer. */
  return (key: string, answer: Answer): Answer => {
    if (typeof answer === 'object' && answer.ok) answers.set(key, answer);
    const isMissing = typeof answer === 'symbol' || (!answer.ok && answer.error.kind === 'network');
    return isMissing ? (answers.get(key) ?? answer) : answer;
  };
}
