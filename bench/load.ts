import autocannon from 'autocannon';

interface Load {
  readonly url: string;
  readonly pathOf: (turn: number) => string;
  readonly headersOf?: (turn: number) => Record<string, string>;
  readonly seconds: number;
  readonly connections: number;
  /** Requests per second. Without it, connections send as fast as they can. */
  readonly rate?: number;
}

interface Measured {
  readonly perSecond: number;
  readonly p99: number;
  readonly failed: number;
}

/** Sends requests to a server of this machine, and measures the latency. */
export async function sendLoad({
  url,
  pathOf,
  headersOf,
  seconds,
  connections,
  rate,
}: Load): Promise<Measured> {
  let turn = 0;
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(rate && { overallRate: Math.max(1, Math.round(rate)) }),
    requests: [
      {
        setupRequest(request) {
          const number = turn++;
          return {
            ...request,
            path: pathOf(number),
            headers: { ...request.headers, ...headersOf?.(number) },
          };
        },
      },
    ],
  });
  return { perSecond: requests.average, p99: latency.p99, failed: errors + non2xx };
}

/** Measures how many requests a server answers, and the latency at half of that, after a short warm-up. */
export async function measureLoad(load: Omit<Load, 'rate'>): Promise<Measured> {
  await sendLoad({ ...load, seconds: 2 });
  const full = await sendLoad(load);
  const half = await sendLoad({ ...load, connections: 32, rate: full.perSecond / 2 });
  return { perSecond: full.perSecond, p99: half.p99, failed: full.failed + half.failed };
}
