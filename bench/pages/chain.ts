import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import { giveVerdicts } from '../browser/verdicts.ts';
import { visit } from '../browser/visit.ts';

/**
 * Counts the requests in a chain before a page is hydrated: the page is the first, files in its markup are the second,
 * and requests of those scripts would be a third.
 */

const pages = [
  '/pubg',
  '/pubg/profile/steam/Hotdrop/pc-2018-43',
  '/pubg/ranks/steam/squad',
  '/pubg/favorite',
  // These two have texts of their own.
  `/pubg/profile/steam/Hotdrop/week/${weekBefore(weekOf(Date.now())).id}`,
  '/pubg/favorite/compare?player=steam.Hotdrop&player=steam.eunha-wolf',
];
const most = 2;

const kinds = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'];

await visit({ width: 360, height: 740 }, async ({ page, session, siteUrl }) => {
  await session.send('Network.enable');
  let asked = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ request: { url }, initiator, type = '' }) => {
    if (!kinds.includes(type) || !url.startsWith(siteUrl) || asked.has(url)) return;
    const script = initiator.stack?.callFrames.map((frame) => frame.url).find((from) => asked.has(from));
    asked.set(url, (asked.get(script ?? initiator.url ?? '') ?? 0) + 1);
  });
  // Prefetching begins in the first idle moment.
  await page.addInitScript(() => {
    const ask = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (run, options) =>
      ask((deadline) => {
        if (performance.getEntriesByName('idle').length === 0) performance.mark('idle');
        run(deadline);
      }, options);
  });
  const rows = [];
  for (const path of pages) {
    asked = new Map();
    await page.goto(siteUrl + path);
    await page.waitForFunction(() => performance.getEntriesByName('idle').length > 0);
    await page.waitForLoadState('networkidle');
    const before = await page.evaluate(() => {
      const idle = performance.getEntriesByName('idle')[0]?.startTime ?? 0;
      const entries = performance.getEntriesByType('resource');
      return entries.filter(({ startTime }) => startTime < idle).map(({ name }) => name);
    });
    const [url, depth] = before
      .map((name): [string, number] => [name, asked.get(name) ?? 0])
      .toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
    rows.push({
      what: `${path}: requests in a chain before it is alive`,
      target: `≤ ${most}`,
      measured: depth > most ? `${depth}, the last is ${new URL(url).pathname}` : String(depth),
      isKept: depth > 0 && depth <= most,
    });
  }
  giveVerdicts(rows);
});
