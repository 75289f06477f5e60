import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

interface Visit {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Visitors who come at a steady rate, whatever the site answers. */
export interface SteadyLoad {
  /** Sent requests that were answered completely, or have failed. */
  readonly count: () => number;
  readonly inFlight: () => number;
  readonly failures: () => readonly string[];
  /** Answers that say that something is unavailable for now, and when to try again. */
  readonly honest: () => readonly string[];
  /** Resolves when this many requests have ended. */
  readonly reach: (count: number) => Promise<void>;
  /** Resolves when the last request has ended. */
  readonly stop: () => Promise<void>;
}

const beacon: Visit = {
  path: '/visits',
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify({ vitals: [{ name: 'LCP', value: 900, area: 'mf-profile' }], errors: [] }),
};

const pages = [
  '/pubg',
  '/pubg/profile/steam/Hotdrop',
  '/pubg/ranks/steam/squad',
  '/pubg/statistics/playing',
  '/pubg/favorite',
];
const calls = [
  '/api/v1/stats/count',
  '/api/v1/players/steam/Hotdrop',
  '/api/v1/search/suggest?shard=steam&q=Hot',
  '/api/v1/seasons/active',
];
const files = ['/robots.txt', '/areas/mf-profile/release.json'];

/** With each page of an area, a browser sends some calls, reads files, and reports how fast the page was. */
const visits: readonly Visit[] = pages.flatMap((page) => [
  ...[page, ...calls, ...files].map((path) => ({ path })),
  beacon,
]);

/** Fewer than the servers accept when they are busy, also on a slow machine: the next visitor waits. */
const maxInFlight = 3;

export function startLoad(siteUrl: string, perSecond: number): SteadyLoad {
  const [failures, honest]: [string[], string[]] = [[], []];
  const [begin, running] = [performance.now(), new Set<Promise<void>>()];
  let [sent, ended, isStopped] = [0, 0, false];

  const send = async (visit: Visit) => {
    const { path } = visit;
    const at = ((performance.now() - begin) / 1000).toFixed(1);
    try {
      const answer = await ask(siteUrl, visit);
      const verdict = judge(path, answer);
      if (verdict === 'honest') honest.push(`${at} s ${path}: ${readMessage(answer.body)}`);
      else if (verdict !== 'complete') failures.push(`${at} s ${path}: ${verdict}`);
    } catch (error) {
      failures.push(`${at} s ${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
    ended += 1;
  };
  /** Sends what is due. */
  const fill = () => {
    const due = Math.floor(((performance.now() - begin) / 1000) * perSecond);
    for (; !isStopped && sent < due && running.size < maxInFlight; sent++) {
      const visit = visits[sent % visits.length];
      if (!visit) continue;
      const request = send(visit).finally(() => {
        running.delete(request);
        fill();
      });
      running.add(request);
    }
  };
  const timer = setInterval(fill, 20);

  return {
    count: () => ended,
    inFlight: () => running.size,
    failures: () => failures,
    honest: () => honest,
    async reach(count) {
      while (ended < count && !isStopped) await delay(50);
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

/** A page or an answer is complete, honest about what is unavailable, or neither. */
function judge(path: string, { status, headers, body }: Answer): string {
  if (status === 503 && Number(headers['retry-after']) > 0) return 'honest';
  if (status >= 300) return `status ${status}`;
  if (path.startsWith('/pubg') && !body.includes('</html>')) return 'cut short';
  return 'complete';
}

/** The content of a page that says what is unavailable, or the start of another answer. */
const readMessage = (body: string) =>
  (/<main[^>]*>(.*?)<\/main>/s.exec(body)?.[1] ?? body)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 150);

const ask = (siteUrl: string, { path, body, ...options }: Visit) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(siteUrl + path, { ...options, agent: false, signal: AbortSignal.timeout(30_000) });
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
