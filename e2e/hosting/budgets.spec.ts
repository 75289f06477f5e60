import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import { testAreaStore } from '@hotdrop/tools/site-runner';
import type { Page } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { expect, test } from '../test.ts';
import { asked, openUntilIdle, total, type Weighed, weighStylesInPage } from '../weigh.ts';

const table = (files: readonly Weighed[]) =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${String(bytes).padStart(7)}  ${file}`)
    .join('\n');

/** The running week is empty on a Monday. */
const lastWeek = weekBefore(weekOf(Date.now())).id;
const limitsOfStyles = new Map(Object.entries(budgets.styles));
const pages = Object.entries(budgets.javascript).map(([name, scripts]) => ({
  name,
  budget: { scripts, styles: limitsOfStyles.get(name) ?? 0 },
  address: name.replace('{last-week}', lastWeek),
}));

for (const { name, address, budget } of pages) {
  const [scripts, styles] = [budget.scripts / 1000, budget.styles / 1000];
  test(`${name} needs at most ${scripts} KB of JavaScript and ${styles} KB of styles on a first visit`, async ({
    page,
  }) => {
    // A busy server can leave slow data to the browser, which then loads the code that requests it.
    await expect(async () => {
      const idle = await openUntilIdle(page, address);
      const files = await asked(page, 'script', 0, idle);
      expect(files.length).toBeGreaterThan(0);
      expect(total(files), table(files)).toBeLessThanOrEqual(budget.scripts);
      const linked = await asked(page, 'link', 0, idle);
      const inPage = await weighStylesInPage(page);
      expect(inPage).toBeGreaterThan(1_000);
      expect(inPage + total(linked), table(linked)).toBeLessThanOrEqual(budget.styles);
    }).toPass({ timeout: 45_000 });
  });
}

/** Their first use takes 50 to 80 ms on a phone; `Intl.PluralRules` takes 1 ms. */
const slowFormatters = [
  'NumberFormat',
  'DateTimeFormat',
  'RelativeTimeFormat',
  'ListFormat',
  'DisplayNames',
] as const;

for (const { name, address } of pages) {
  test(`${name} creates no formatter of Intl on a first visit`, async ({ page }) => {
    await page.addInitScript((formatters) => {
      for (const formatter of formatters) {
        const construct: ProxyHandler<new (...args: never[]) => object>['construct'] = (
          create,
          args,
          target,
        ) => {
          performance.mark('formatter', { detail: formatter });
          return Reflect.construct(create, args, target);
        };
        Object.defineProperty(Intl, formatter, { value: new Proxy(Intl[formatter], { construct }) });
      }
    }, slowFormatters);
    await openUntilIdle(page, address);
    const created = await page.evaluate(() =>
      performance.getEntriesByName('formatter').map((mark) => mark instanceof PerformanceMark && mark.detail),
    );
    expect(created).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  for (const [address, limit] of Object.entries(budgets.boxes)) {
    // One task lays them out before the first paint.
    test(`${address} lays out at most ${limit} boxes on a first visit`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await openUntilIdle(page, address);
      // Boxes that were replaced count until then.
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const boxes = metrics.find(({ name }) => name === 'LayoutObjects')?.value;
      expect(boxes).toBeGreaterThan(0);
      expect(boxes).toBeLessThanOrEqual(limit);
    });
  }
});

for (const { name, address } of pages) {
  // An animation that the browser restyles in each frame takes the time that the scripts need.
  test(`${name} restyles nothing while it waits for its scripts`, async ({ page, mayComplain }) => {
    mayComplain(/was preloaded using link preload but not used/);
    await page.route('**/*.js', () => {});
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const countRestyles = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name: metric }) => metric === 'RecalcStyleCount')?.value ?? 0;
    };
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    const restyles = async () => {
      const before = await countRestyles();
      await page.evaluate(async () => {
        for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
      });
      return (await countRestyles()) - before;
    };
    // A chart may be drawn first. Without scripts, more becomes visible after ten seconds.
    await expect.poll(restyles, { timeout: 8_000 }).toBe(0);
    expect(await countRestyles()).toBeGreaterThan(0);
  });
}

/** Changes a page, and counts the elements that the browser restyles for it at once, at most. */
async function countRestyled(page: Page, change: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await change();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  const trace: { traceEvents: { name: string; args: { elementCount?: number } }[] } = JSON.parse(
    String(await browser?.stopTracing()),
  );
  const restyles = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return Math.max(...restyles.map(({ args }) => args.elementCount ?? 0));
}

for (const { name, address } of pages) {
  // With `tr + tr > *` in a stylesheet, each new element restyles the whole page: 40 ms on a phone.
  test(`${name} restyles little of itself when an element appears`, async ({ page }) => {
    await openUntilIdle(page, address);
    const prepend = () => page.evaluate(() => document.body.prepend(document.createElement('div')));
    expect(await countRestyled(page, prepend)).toBeGreaterThan(0);
    expect(await countRestyled(page, prepend)).toBeLessThan(100);
  });
}

test('stylesheets that come later and repeat panels of the page do not restyle what is in them', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/was preloaded using link preload but not used/);
  const address = '/pubg/profile/steam/Hotdrop';
  await openUntilIdle(page, address);
  const later = page.locator('link[rel=stylesheet]');
  // Of a page that loads, and of a profile without figures.
  await expect(later).toHaveCount(2);
  const files = await later.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // The scripts would add them.
  await page.route('**/*.js', () => {});
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Performance' })).toBeAttached();
  const repeat = () =>
    page.evaluate(async (hrefs) => {
      for (const href of hrefs) {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        document.head.append(link);
        await new Promise((resolve) => link.addEventListener('load', resolve));
      }
    }, files);
  const restyled = await countRestyled(page, repeat);
  expect(restyled).toBeGreaterThan(0);
  expect(restyled).toBeLessThan(100);
});

/** The chunks with the runtime that areas bring for hosts without one. */
function runtimeChunks(): string[] {
  const areas = readdirSync(testAreaStore).filter((name) => name.startsWith('mf-'));
  return areas.flatMap((area) => {
    const { stable } = JSON.parse(readFileSync(path.join(testAreaStore, area, 'release.json'), 'utf8'));
    const web = path.join(testAreaStore, area, stable, 'web');
    return readdirSync(web)
      .filter((file) => file.endsWith('.js'))
      .filter((file) => readFileSync(path.join(web, file), 'utf8').includes('[ Federation Runtime ]'))
      .map((file) => `/areas/${area}/${stable}/web/${file}`);
  });
}

test('no page loads the runtime that areas have for other hosts', async ({ page }) => {
  const chunks = runtimeChunks();
  expect(chunks).toHaveLength(5);
  for (const { address } of pages) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    // With the prefetches after the first visit.
    const scripts = await asked(page, 'script', 0, Number.POSITIVE_INFINITY);
    expect(scripts.map(({ file }) => file).filter((file) => chunks.includes(file))).toEqual([]);
  }
});
