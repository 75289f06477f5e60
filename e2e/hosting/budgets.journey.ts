import type { Page, Response } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { expect, journey } from '../journey.ts';

interface Weighed {
  readonly file: string;
  readonly bytes: number;
}

/** All files of a kind that the page fetches before it is idle, as they travel: packed with brotli. */
async function weigh(page: Page, address: string, kind: 'script' | 'stylesheet'): Promise<Weighed[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === kind) responses.push(response);
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return Promise.all(
    responses.map(async (response) => {
      const headers = await response.allHeaders();
      expect(headers['content-encoding'], response.url()).toBe('br');
      return { file: new URL(response.url()).pathname, bytes: Number(headers['content-length']) };
    }),
  );
}

const total = (files: readonly Weighed[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
const table = (files: readonly Weighed[]) =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${String(bytes).padStart(7)}  ${file}`)
    .join('\n');

for (const [address, budget] of Object.entries(budgets.javascript)) {
  journey(`${address} needs at most ${budget / 1000} KB of JavaScript on a first visit`, async ({ page }) => {
    const files = await weigh(page, address, 'script');
    expect(files.length).toBeGreaterThan(0);
    expect(total(files), table(files)).toBeLessThanOrEqual(budget);
  });

  journey(
    `${address} needs at most ${budgets.css / 1000} KB of styles on a first visit`,
    async ({ page }) => {
      const files = await weigh(page, address, 'stylesheet');
      expect(files.length).toBeGreaterThan(0);
      expect(total(files), table(files)).toBeLessThanOrEqual(budgets.css);
    },
  );
}
