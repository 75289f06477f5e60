import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import type { Page } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { asked, openUntilIdle, total, type Weighed, weighStylesInPage } from '../page-weight.ts';
import { expect, test } from '../test.ts';

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

/** Their first use takes 50 to 80 ms on a phone; `Intl.PluralRules` takes 1 ms. */
const slowFormatters = [
  'NumberFormat',
  'DateTimeFormat',
  'RelativeTimeFormat',
  'ListFormat',
  'DisplayNames',
] as const;

/** Marks each formatter that a page creates. */
const markFormatters = (page: Page) =>
  page.addInitScript((formatters) => {
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

for (const { name, address, budget } of pages) {
  test(`${name} keeps its budget of scripts, styles, and formatters on a first visit`, async ({ page }) => {
    await markFormatters(page);
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
    const created = await page.evaluate(() =>
      performance.getEntriesByName('formatter').map((mark) => mark instanceof PerformanceMark && mark.detail),
    );
    expect(created).toEqual([]);
  });
}

for (const address of ['/pubg', '/pubg/profile/steam/Hotdrop', '/pubg/statistics/playing']) {
  // An animation that the browser restyles in each frame takes the time that the scripts need.
  test(`${address} restyles nothing while it waits for its scripts`, async ({ page }) => {
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
