import { startCachedSite } from './cached-site.ts';
import { sendLoad } from './load.ts';
import { report } from './measurement.ts';

/** Measures pages per second through the shared cache, and how many requests reach the shell server behind it. */

const pages = [
  '/pubg',
  '/pubg/profile/steam/Hotdrop/pc-2018-43',
  '/pubg/ranks',
  '/pubg/ranks/steam/squad',
  '/pubg/statistics/rating',
  '/pubg/statistics/playing',
];
const languages = ['en-US,en;q=0.9', 'ko-KR,ko;q=0.9,en;q=0.5', 'ja,en;q=0.5', 'zh-TW', 'zh-CN,zh;q=0.9'];
const zones = ['Asia/Seoul', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata'];
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const connections = 64;
const leastPerSecond = 5_000;
const mostAtOrigin = 1 / 50;

/** A different visitor each time: half speak English, a fifth like the light theme, a fifth have players. */
function createHeaders(turn: number): Record<string, string> {
  const isEnglish = turn % 2 === 0;
  const cookies = [
    `zone=${zones[turn % zones.length]}`,
    `visitor=${turn % 100}`,
    `hotdrop_session=${turn}`,
    ...(turn % 5 === 1 ? ['theme=light'] : []),
    ...(turn % 5 === 2 ? [`kept=${1 + (turn % 4)}.${turn % 7}.1`] : []),
  ];
  return {
    'accept-encoding': 'gzip, deflate, br',
    'accept-language': (isEnglish ? languages[0] : languages[turn % languages.length]) ?? '',
    cookie: cookies.join('; '),
  };
}

async function countRenderedPages(operatorsUrl: string): Promise<number> {
  const metrics = await (await fetch(`${operatorsUrl}/metrics`)).text();
  const counts = metrics.matchAll(/^hotdrop_page_seconds_count\S* (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

const { shell, cache, stop } = await startCachedSite({ SHARED_CACHE: 'on' });
try {
  const load = {
    // Two steps of different lengths, so that each page meets each kind of visitor.
    url: cache.url,
    pathOf: (turn: number) => pages[Math.floor(turn / 7) % pages.length] ?? '/pubg',
    headersOf: createHeaders,
    connections,
  };
  await sendLoad({ ...load, seconds: 10 });
  const before = await countRenderedPages(shell.operatorsUrl);
  const measured = await sendLoad({ ...load, seconds });
  const rendered = (await countRenderedPages(shell.operatorsUrl)) - before;
  const share = rendered / (measured.perSecond * seconds);
  report('cache', [
    {
      what: `pages through the shared cache, ${connections} connections`,
      target: `≥ ${leastPerSecond} a second, none failed`,
      measured: `${measured.perSecond.toFixed(0)} a second, p99 ${measured.p99.toFixed(0)} ms, ${measured.failed} failed`,
      isKept: measured.perSecond >= leastPerSecond && measured.failed === 0,
    },
    {
      what: 'the same: requests that reach the shell server',
      target: 'fewer than 1 in 50',
      measured: `${rendered}, 1 in ${(1 / share).toFixed(0)}`,
      isKept: share < mostAtOrigin,
    },
  ]);
} finally {
  await stop();
}
