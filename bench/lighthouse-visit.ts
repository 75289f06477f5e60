import { findBrowser } from '@hotdrop/e2e/browser';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

/**
 * How a phone is slowed down: `simulate` computes its times from a fast visit, `devtools` slows the browser down. Both
 * have the network and the CPU of Lighthouse's mobile preset.
 */
export type Throttling = 'simulate' | 'devtools';

/** First visits of a phone. */
export async function withLighthouse<T>(
  measure: (visit: (url: string, throttling?: Throttling) => Promise<Result>) => Promise<T>,
): Promise<T> {
  const { executablePath, args } = await findBrowser();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  try {
    return await measure(async (url, throttlingMethod = 'simulate') => {
      const run = await lighthouse(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        throttlingMethod,
        // Lighthouse's own list keeps local storage, in which a returning phone finds that it opens the app prompt.
        clearStorageTypes: ['all'],
      });
      if (!run) throw new Error(`Lighthouse gave no answer for ${url}.`);
      if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
      return run.lhr;
    });
  } finally {
    chrome.kill();
  }
}

export const numberOf = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? Number.NaN;
