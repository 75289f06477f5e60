import { findBrowser } from '@hotdrop/e2e/browser';
import { startOwnSite } from '@hotdrop/e2e/own-site';
import { type CDPSession, chromium, type Page } from '@playwright/test';

export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly siteUrl: string;
  /** The factor by which the CPU is slowed down; 1 is its normal speed. */
  readonly slowDown: (times: number) => Promise<void>;
}

/** Starts the built site, visits it with a real browser that emulates a phone, and cleans up. */
export async function visit<T>(
  viewport: { readonly width: number; readonly height: number },
  measure: (visit: Visit) => Promise<T>,
): Promise<T> {
  const site = await startOwnSite();
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
  }
}
