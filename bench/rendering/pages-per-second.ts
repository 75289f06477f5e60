import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOwnSite } from '@hotdrop/e2e/own-site';
import { freePort, root, startShell, testAreaStore } from '@hotdrop/tools/site-runner';
import { drive } from '../api/drive.ts';
import { giveVerdicts } from '../browser/verdicts.ts';
import type { Measurement } from '../results.ts';
import { warmApi } from './warm-api.ts';

/** Measures the pages per second of one shell server: one process on one core, with a warm API. */

const pages = {
  'profile overviews': '/pubg/profile/steam/Hotdrop/pc-2018-43',
  'home pages': '/pubg',
};
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const leastPerSecond = 150;
const longestWait = 60;

const site = await startOwnSite();
const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-bench-'));
const api = await warmApi(site.apiUrl);
const shell = await startShell({
  root,
  port: await freePort(),
  apiUrl: api.url,
  areaStore: testAreaStore,
  workDir,
  env: { LOG_LEVEL: 'warn' },
});
try {
  const rows: Measurement[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const urlOf = () => shell.url + page;
    // As browsers ask: the server compresses.
    const headersOf = () => ({ 'accept-encoding': 'br' });
    const load = { urlOf, headersOf, seconds };
    await drive({ ...load, visitors: 8 });
    const full = await drive({ ...load, visitors: 8 });
    const half = await drive({ ...load, visitors: 32, rate: full.perSecond / 2 });
    rows.push(
      {
        what: `${name} drawn by one shell server`,
        target: `≥ ${leastPerSecond} a second`,
        measured: `${full.perSecond.toFixed(0)} a second, ${full.failed} failed`,
        isKept: full.perSecond >= leastPerSecond && full.failed === 0,
      },
      {
        what: `${name}: the slowest 1 % at half that load`,
        target: `≤ ${longestWait} ms`,
        measured: `${half.p99.toFixed(1)} ms, ${half.failed} failed`,
        isKept: half.p99 <= longestWait && half.failed === 0,
      },
    );
  }
  giveVerdicts(rows);
} finally {
  await shell.stop();
  api.stop();
  await site.stop();
  rmSync(workDir, { recursive: true, force: true });
}
