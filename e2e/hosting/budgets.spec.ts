import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import { testAreaStore } from '@hotdrop/tools/site-runner';
import type { Page } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { expect, test } from '../test.ts';
import { asked, openUntilIdle, total, type Weighed, weigh, weighStylesInPage } from '../weigh.ts';

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

interface Restyle {
  readonly isFirst: boolean;
  readonly elements: number;
}

/** Lists the restyles of a page in a trace, which contains its first paint. */
function restylesIn(trace: Buffer): Restyle[] {
  interface TraceEvent {
    readonly name: string;
    readonly ts: number;
    readonly args: { readonly elementCount?: number };
  }
  const { traceEvents } = JSON.parse(String(trace));
  const events: TraceEvent[] = traceEvents;
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.NaN;
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ ts, args }) => ({ isFirst: ts < painted, elements: args.elementCount ?? 0 }));
}
const most = (restyles: readonly Restyle[]) => Math.max(...restyles.map(({ elements }) => elements));
const categories = ['devtools.timeline', 'loading'];

/** Does something on a page, and waits until the browser has restyled it. */
const restyleAfter = (page: Page, change: () => unknown) =>
  page.evaluate(change).then(() =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }),
  );

for (const { name, address } of pages) {
  // A selector that any new element can affect takes a phone 40 ms.
  test(`${name} never restyles the whole page again after its first paint`, async ({ page, browser }) => {
    await browser.startTracing(page, { categories });
    await openUntilIdle(page, address);
    await restyleAfter(page, () => document.body.append(document.createElement('div')));
    const restyles = restylesIn(await browser.stopTracing());
    const later = restyles.filter(({ isFirst }) => !isFirst);
    expect(most(restyles.filter(({ isFirst }) => isFirst))).toBeGreaterThan(100);
    expect(later.length).toBeGreaterThan(0);
    expect(most(later)).toBeLessThan(most(restyles) / 2);
  });
}

test('a stylesheet that repeats panels of the page does not restyle what is in them', async ({
  page,
  browser,
  mayComplain,
}) => {
  mayComplain(/was preloaded using link preload but not used/);
  const address = '/pubg/profile/steam/Hotdrop';
  await openUntilIdle(page, address);
  const repeated = page.locator('link[rel=stylesheet]');
  await expect(repeated).toHaveCount(1);
  const href = await repeated.getAttribute('href');
  await page.route('**/*.js', () => {});
  await browser.startTracing(page, { categories });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(async (file) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file });
    document.head.append(link);
    await new Promise((resolve) => link.addEventListener('load', resolve));
  }, href);
  await restyleAfter(page, () => undefined);
  const later = restylesIn(await browser.stopTracing()).filter(({ isFirst }) => !isFirst);
  expect(most(later)).toBeGreaterThan(0);
  expect(most(later)).toBeLessThan(100);
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

for (const { address, role, chart, area, chunk, drawn } of [
  {
    address: '/pubg/statistics/playing',
    role: 'img',
    chart: /^Concurrent players/,
    area: 'mf-statistics',
    chunk: 'live-line',
    drawn: 'rect[data-ref]',
  },
  {
    address: '/pubg/statistics/rating',
    role: 'list',
    chart: /^Share of players by points/,
    area: 'mf-statistics',
    chunk: 'live-bars',
    drawn: 'rect[class*=live]',
  },
  {
    address: '/pubg/profile/steam/Hotdrop',
    role: 'img',
    chart: /^Rank points from/,
    area: 'mf-profile',
    chunk: 'live-climb',
    drawn: 'rect[data-ref]',
  },
] as const) {
  test(`makes the chart of ${address} interactive with at most ${budgets.charts / 1000} KB more, and only on demand`, async ({
    page,
  }) => {
    const first = await weigh(page, address, 'script');
    expect(first.filter(({ file }) => file.includes(chunk))).toEqual([]);
    const reached = await page.evaluate(() => performance.now());
    await page.getByRole(role, { name: chart }).hover();
    await expect(page.locator(drawn).first()).toBeAttached();
    // The first interaction also prefetches pages of other areas.
    const scripts = await asked(page, 'script', reached, Number.POSITIVE_INFINITY);
    const late = scripts.filter(({ file }) => file.startsWith(`/areas/${area}/`));
    expect(late.length).toBeGreaterThan(0);
    expect(total(late), table(late)).toBeLessThanOrEqual(budgets.charts);
  });
}
