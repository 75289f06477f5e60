import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '@hotdrop/e2e/browser';
import { buildSite, freePort, root, startSite, testAreaStore } from '@hotdrop/tools/site';
import { type CDPSession, chromium, type Page } from '@playwright/test';

export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly siteUrl: string;
  /** Slows the processor down by so much; 1 is its own speed. */
  readonly slowDown: (times: number) => Promise<void>;
}

/** Starts the built site, visits it with a real browser as a phone does, and takes everything away afterwards. */
export async function visit<T>(
  viewport: { readonly width: number; readonly height: number },
  measure: (visit: Visit) => Promise<T>,
): Promise<T> {
  const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-bench-'));
  await buildSite({ root, areaStore: testAreaStore, say: console.log });
  const site = await startSite({
    root,
    ports: { site: await freePort(), api: await freePort() },
    areaStore: testAreaStore,
    workDir,
    env: { DATA_DIR: path.join(workDir, 'data'), REQUESTS_PER_MINUTE: '100000' },
  });
  try {
    const { executablePath, args } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args });
    try {
      const page = await browser.newPage({ viewport, locale: 'en-GB', hasTouch: true, isMobile: true });
      const session = await page.context().newCDPSession(page);
      const slowDown = async (rate: number) => {
        await session.send('Emulation.setCPUThrottlingRate', { rate });
      };
      return await measure({ page, session, siteUrl: site.siteUrl, slowDown });
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
    rmSync(workDir, { recursive: true, force: true });
  }
}
