import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOwnSite } from '@hotdrop/e2e/own-site';
import { freePort, startShell, testAreaStore } from '@hotdrop/tools/site-runner';
import { measureLoad } from './load.ts';
import { type Measurement, median, report } from './measurement.ts';

/** Measures what pages cost one shell server, and how many pages a second it sends when many visitors ask for them. */

const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const encodings = ['identity', 'br', 'zstd'];
const rounds = 3;
const pagesInRound = 40;
/** Without a shared cache. The other pages are seldom the same for many visitors. */
const leastPerSecond: Readonly<Record<string, number>> = { home: 400, board: 400 };

const site = await startOwnSite();
const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-bench-'));
const shell = await startShell({
  workDir,
  port: await freePort(),
  apiUrl: site.apiUrl,
  areaStore: testAreaStore,
  env: { LOG_LEVEL: 'warn' },
});

const read = async (address: string, encoding = 'identity') => {
  const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}.`);
  return answer.text();
};

async function readCpuSeconds(): Promise<number> {
  const [, value] =
    /^process_cpu_seconds_total (\S+)$/m.exec(await read(`${shell.operatorsUrl}/metrics`)) ?? [];
  return Number(value);
}

let turn = 0;

/** Milliseconds of CPU time for a page. Each address is new, so the server renders every page. */
async function measureCpu(page: string, encoding: string): Promise<number> {
  const before = await readCpuSeconds();
  for (let index = 0; index < pagesInRound; index++) {
    const address = new URL(page, shell.url);
    address.searchParams.set('turn', String(turn++));
    await read(address.href, encoding);
  }
  return ((await readCpuSeconds()) - before) * (1_000 / pagesInRound);
}

async function findReplay(): Promise<string> {
  const matches = await read(`${shell.url}/pubg/profile/steam/Hotdrop/pc-2018-43/matches`);
  const [address] = /\/pubg\/hotdrops\/match\/[^"#]+/.exec(matches) ?? [];
  if (!address) throw new Error('No match of the example player has a replay.');
  return address.replaceAll('&amp;', '&');
}

try {
  const pages = {
    home: '/pubg',
    profile: '/pubg/profile/steam/Hotdrop/pc-2018-43',
    board: '/pubg/ranks/steam/squad',
    replay: await findReplay(),
  };
  const cases = Object.entries(pages).flatMap(([name, page]) =>
    encodings.map((encoding) => ({ name, page, encoding, times: [] as number[] })),
  );
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const { page, encoding, times } of cases) {
      const time = await measureCpu(page, encoding);
      if (round > 0) times.push(time);
    }
  }
  const rows = cases.map(
    ({ name, encoding, times }): Measurement => ({
      what: `CPU time for a page of ${name}, ${encoding}`,
      target: 'none',
      measured: `${median(times).toFixed(1)} ms`,
      isKept: true,
    }),
  );
  for (const [name, page] of Object.entries(pages)) {
    const { perSecond, p99, failed } = await measureLoad({
      url: shell.url,
      pathOf: () => page,
      headersOf: () => ({ 'accept-encoding': 'zstd' }),
      connections: 8,
      seconds,
    });
    const least = leastPerSecond[name] ?? 0;
    rows.push({
      what: `the same page of ${name} for many visitors`,
      target: least > 0 ? `≥ ${least} a second, none failed` : 'none failed',
      measured: `${perSecond.toFixed(0)} a second; p99 at half of that ${p99} ms; ${failed} failed`,
      isKept: perSecond >= least && failed === 0,
    });
  }
  report('rendering', rows);
} finally {
  await shell.stop();
  await site.stop();
  rmSync(workDir, { recursive: true, force: true });
}
