import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOwnSite } from '@hotdrop/e2e/own-site';
import { freePort, startShell, testAreaStore } from '@hotdrop/tools/site-runner';
import { sendLoad } from './load.ts';
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
    const load = {
      url: shell.url,
      pathOf: () => page,
      // As browsers ask: the server compresses.
      headersOf: () => ({ 'accept-encoding': 'br' }),
      seconds,
    };
    await sendLoad({ ...load, connections: 8 });
    const full = await sendLoad({ ...load, connections: 8 });
    const half = await sendLoad({ ...load, connections: 32, rate: full.perSecond / 2 });
    const failed = full.failed + half.failed;
    rows.push({
      what: `${name} rendered by one shell server`,
      target: 'none failed',
      measured: `${full.perSecond.toFixed(0)} a second; p99 at half of that ${half.p99} ms; ${failed} failed`,
      isKept: failed === 0,
    });
  }
  report('rendering', rows);
} finally {
  await shell.stop();
  await site.stop();
  rmSync(workDir, { recursive: true, force: true });
}
