import type { Join, Result } from '@hotdrop/shared-domain/wire';
import { LRUCache } from 'lru-cache';

type Answer = Awaited<ReturnType<Join<Result<unknown>>>>;

/** Answers have at most 0.2 MB. */
const most = 200;

/** Age in ms up to which an answer replaces a missing one. */
const maxAge = 300_000;

/** Keeps the last answers of the API, for pages whose calls get no answer in time. */
export function createKeptAnswers(now: () => number = Date.now) {
  const answers = new LRUCache<string, Result<unknown>>({
    ...{ max: most, ttl: maxAge, ttlResolution: 0, perf: { now } },
  });

  /** Replaces a missing answer by the last one. A refusal is an answer. */
  return (key: string, answer: Answer): Answer => {
    if (typeof answer === 'object' && answer.ok) answers.set(key, answer);
    const isMissing = typeof answer === 'symbol' || (!answer.ok && answer.error.kind === 'network');
    return isMissing ? (answers.get(key) ?? answer) : answer;
  };
}
