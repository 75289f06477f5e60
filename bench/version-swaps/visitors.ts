import { page } from './versioned-site.ts';

const visitors = 8;

/** A failed request: one without a complete page. */
/** Returns the cause of a `fetch` error, which says more. */
interface FetchError extends Error {
  readonly cause?: { readonly code?: string; readonly message?: string };
}

interface FailedVisit {
  /** Seconds after the first visit. */
  readonly at: number;
  readonly tookMs: number;
  /** `status 503` or the error's code. */
  readonly what: string;
  /** The first words of the page's content, or the error's message. */
  readonly said: string;
}

export interface Visits {
  asked: number;
  readonly times: number[];
  readonly failed: FailedVisit[];
}

/** Requests a page repeatedly until the given number of requests is reached. */
export function visit(url: string, count: number) {
  const seen: Visits = { asked: 0, times: [], failed: [] };
  const start = performance.now();
  const visitor = async () => {
    while (seen.asked < count) {
      seen.asked += 1;
      const begin = performance.now();
      const problem = await ask(url);
      const tookMs = Math.round(performance.now() - begin);
      seen.times.push(tookMs);
      if (problem) seen.failed.push({ at: Math.round((begin - start) / 100) / 10, tookMs, ...problem });
    }
  };
  return { seen, ended: Promise.all(Array.from({ length: visitors }, visitor)) };
}

async function ask(url: string): Promise<Pick<FailedVisit, 'what' | 'said'> | undefined> {
  try {
    const answer = await fetch(url + page);
    const text = await answer.text();
    if (answer.status !== 200) return { what: `status ${answer.status}`, said: wordsOf(text) };
    return text.includes('</html>') ? undefined : { what: 'cut short', said: text.slice(-100) };
  } catch (error) {
    const { cause, name }: FetchError = Object(error);
    return { what: cause?.code ?? name, said: cause?.message ?? String(error) };
  }
}

/** The text of a page's main part. */
const wordsOf = (html: string) =>
  (/<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
