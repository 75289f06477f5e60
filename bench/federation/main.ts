import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '@hotdrop/e2e/browser';
import { startOwnSite } from '@hotdrop/e2e/own-site';
import { total, weigh } from '@hotdrop/e2e/page-weight';
import { buildShell } from '@hotdrop/tools/build-shell';
import { freePort, root, startShell, testAreaStore } from '@hotdrop/tools/site-runner';
import { chromium } from '@playwright/test';
import { numberOf, withLighthouse } from '../lighthouse-visit.ts';
import { type Measurement, median, report } from '../measurement.ts';

/**
 * Measures the cost of composition at run time for a first visit: the same app as published and with all areas in the
 * shell's bundle, behind the same server and API host, in alternation.
 */
const pages = {
  home: '/pubg',
  profile: '/pubg/profile/steam/Hotdrop/pc-2018-43',
  ranks: '/pubg/ranks/steam/squad',
  favorites: '/pubg/favorite',
};
const most = { bytes: 1.25, lcp: 1.05 };
const tries = Number(process.env.FEDERATION_TRIES ?? 3);

const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-bundled-'));
const federated = await startOwnSite();
await buildShell({ dir: path.join(import.meta.dirname, 'shell') });
const bundled = await startShell({
  root: import.meta.dirname,
  port: await freePort(),
  apiUrl: federated.apiUrl,
  areaStore: testAreaStore,
  workDir,
  // The server reads files relative to itself, so they are beside the shell.
  env: { NODE_PATH: path.join(root, 'shell', 'node_modules') },
});
const sites = { federated: federated.siteUrl, bundled: bundled.url };
type Both = Record<keyof typeof sites, number>;

const inTurn = async (measure: (site: string) => Promise<number>): Promise<Both> => ({
  federated: await measure(sites.federated),
  bundled: await measure(sites.bundled),
});

async function bytesOf(address: string): Promise<Both> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await inTurn(async (site) => {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      return total(await weigh(await context.newPage(), site + address, 'script'));
    });
  } finally {
    await browser.close();
  }
}

const lcpOf = (address: string): Promise<Both> =>
  withLighthouse(async (visit) => {
    const found: Both[] = [];
    for (let turn = 0; turn < tries; turn++) {
      found.push(
        await inTurn(async (site) => numberOf(await visit(site + address), 'largest-contentful-paint')),
      );
    }
    const middle = (which: keyof Both) => median(found.map((one) => one[which]));
    return { federated: middle('federated'), bundled: middle('bundled') };
  });

const judge = (what: string, { federated: one, bundled: other }: Both, limit: number, show: Show) => ({
  what,
  target: `≤ ${limit} ×`,
  measured: `${(one / other).toFixed(2)} × (${show(one)} against ${show(other)})`,
  isKept: one / other <= limit,
});
type Show = (value: number) => string;

try {
  const rows: Measurement[] = [];
  for (const [page, address] of Object.entries(pages)) {
    // The first visit to a new server is slower than later ones.
    await inTurn(async (site) => (await fetch(site + address)).status);
    const bytes = await bytesOf(address);
    const lcp = await lcpOf(address);
    rows.push(
      judge(`${page}: JavaScript, federated against bundled as one`, bytes, most.bytes, kilobytes),
      judge(`${page}: LCP, federated against bundled as one`, lcp, most.lcp, (ms) => `${Math.round(ms)} ms`),
    );
  }
  report('federation', rows);
} finally {
  await bundled.stop();
  await federated.stop();
  rmSync(workDir, { recursive: true, force: true });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
