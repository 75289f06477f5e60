import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOwnSite } from '@hotdrop/e2e/own-site';
import { freePort, startShell, testAreaStore } from '@hotdrop/tools/site-runner';
import { measureLoad } from './load.ts';
import { type Measurement, report } from './measurement.ts';

/** Measures the pages per second of one shell server: one process on one core. */

const pages = {
  'profile overviews': '/pubg/profile/steam/Hotdrop/pc-2018-43',
  boards: '/pubg/ranks/steam/squad',
  'home pages': '/pubg',
};
const seconds = Number(process.env.BENCH_SECONDS ?? 10);

const site = await startOwnSite();
const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-bench-'));
const shell = await startShell({
  workDir,
  port: await freePort(),
  apiUrl: site.apiUrl,
  areaStore: testAreaStore,
  env: { LOG_LEVEL: 'warn' },
});
try {
  const rows: Measurement[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const { perSecond, p99, failed } = await measureLoad({
      url: shell.url,
      pathOf: () => page,
      // As browsers ask: the server compresses.
      headersOf: () => ({ 'accept-encoding': 'br' }),
      connections: 8,
      seconds,
    });
    rows.push({
      what: `${name} rendered by one shell server`,
      target: 'none failed',
      measured: `${perSecond.toFixed(0)} a second; p99 at half of that ${p99} ms; ${failed} failed`,
      isKept: failed === 0,
    });
  }
  report('rendering', rows);
} finally {
  await shell.stop();
  await site.stop();
  rmSync(workDir, { recursive: true, force: true });
}
