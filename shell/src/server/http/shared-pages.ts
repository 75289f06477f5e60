import type { PageOutcome } from '../rendering/handle-page.ts';
import { bucketHeader } from './headers.ts';
import type { Visitor } from './visitor.ts';

/**
 * For how long shared caches keep a page: five seconds, ten more while one request asks for the next one, and ten
 * minutes while no shell server answers. Browsers ask each time.
 */
const pageLifetime = 'public, max-age=0, s-maxage=5, stale-while-revalidate=10, stale-if-error=600' as const;

/** A page that does not exist may exist soon. */
const missingPageLifetime = 'public, max-age=0, s-maxage=2' as const;

/**
 * A page that lacks something, such as a part on a busy server, which the browser loads. Without this second, each visitor
 * of a crowd would ask the server that is busy. In the ten seconds after it, one request at a time asks for the whole page.
 */
const incompletePageLifetime = 'public, max-age=0, s-maxage=1, stale-while-revalidate=10' as const;

/** The request headers that a shared page depends on. */
const varyHeaders = 'accept-encoding, accept-language, cookie';

interface Candidate {
  readonly outcome: Pick<PageOutcome, 'response' | 'isComplete' | 'isRefused'>;
  readonly visitor: Pick<Visitor, 'isCrawler'>;
  /** Visitors in different buckets get different versions. */
  readonly hasCanary: boolean;
}

/** Lets shared caches keep a page that is the same for all visitors with the same `Vary` headers. */
export function sharePage({ outcome, visitor, hasCanary }: Candidate): void {
  const { headers } = outcome.response;
  const lifetime = findLifetime(outcome, visitor);
  if (!lifetime || headers.getSetCookie().length > 0) return;
  headers.set('cache-control', lifetime);
  headers.set('vary', hasCanary ? `${varyHeaders}, ${bucketHeader}` : varyHeaders);
}

function findLifetime(
  { response: { status }, isComplete, isRefused }: Candidate['outcome'],
  { isCrawler }: Candidate['visitor'],
): string | undefined {
  if (isRefused) return undefined;
  if (status === 200) return isComplete ? pageLifetime : incompletePageLifetime;
  // The API host looks nothing up for crawlers, so a page that is missing for them may exist.
  return status === 404 && isComplete && !isCrawler ? missingPageLifetime : undefined;
}
