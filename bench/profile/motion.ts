import { loadavg } from 'node:os';
import { type Task, tasksWhile } from '../browser/main-thread.ts';
import { type Opening, pressUntilSeen } from '../browser/press-until-seen.ts';
import { swipeThrough } from '../browser/swipe-through.ts';
import { giveVerdicts, median } from '../browser/verdicts.ts';
import { visit } from '../browser/visit.ts';
import { growMatch, largestMatch } from './large-match.ts';

/**
 * Measures a player's matches on a phone with a CPU that is four times slower than this machine's. Opening is measured
 * in wall time with the browser's throttling, which needs an idle machine, and in CPU time times four, like scrolling,
 * which other programs hardly affect.
 */

const phone = { width: 360, height: 740 };
const slowness = 4;
const tries = 20;
const passes = 3;
const player = 'Hotdrop';
const longestOpening = 100;
const longestTask = 50;

const best = (values: readonly number[]) => Math.min(...values);
const inMs = (values: readonly number[]) =>
  `${Math.round(best(values))} ms at best, ${Math.round(median(values))} ms in the middle`;
const slowed = (tasks: readonly Task[]) => tasks.map(({ work }) => work * slowness);

await visit(phone, async ({ page, session, siteUrl, slowDown }) => {
  const list = `${siteUrl}/pubg/profile/steam/${player}/pc-2018-43/matches`;
  const id = await largestMatch(siteUrl, player);
  const players = await growMatch(page, id);
  const card = `article > a[href*="/${id}"]`;
  const opened = `[id="match-${id}"] nav`;

  const open = () => pressUntilSeen(page, session, { link: card, seen: opened });
  const close = async () => {
    await page.goBack();
    await page.waitForFunction((seen) => !document.querySelector(seen), opened);
  };
  await page.goto(list);
  await page.waitForLoadState('networkidle');
  await page.locator(card).scrollIntoViewIfNeeded();
  // The first time fetches the match.
  await open();
  await close();

  const openings = async (): Promise<readonly Opening[]> => {
    const found: Opening[] = [];
    for (let turn = 0; turn < tries; turn += 1) {
      found.push(await open());
      await close();
    }
    return found;
  };
  const work = (await openings()).map((opening) => opening.work * slowness);
  await slowDown(slowness);
  const waits = (await openings()).map(({ clock }) => clock);
  await slowDown(1);

  await page.goto(`${list}/10?from=1`);
  await page.waitForLoadState('networkidle');
  const cards = await page.getByRole('article').count();
  const swipes: number[][] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    swipes.push(slowed(await tasksWhile(session, () => swipeThrough(page, session))));
  }
  const longestOf = (tasks: readonly number[]) => Math.max(...tasks);
  const scrolling = swipes.reduce((calm, one) => (longestOf(one) < longestOf(calm) ? one : calm));
  const long = scrolling.filter((task) => task > longestTask);

  console.log(
    `Work is the processor's time, ${slowness} times over. Other programs on this machine (load ${loadavg()[0]?.toFixed(1)}) only ever add to what is measured; of ${passes} passes of scrolling the calmest counts.`,
  );
  giveVerdicts([
    {
      what: `a cached match of ${players} players: from the press to its first frame`,
      target: `≤ ${longestOpening} ms`,
      measured: inMs(waits),
      isKept: median(waits) <= longestOpening,
    },
    {
      what: 'the same: work until then',
      target: `≤ ${longestOpening} ms`,
      measured: inMs(work),
      isKept: median(work) <= longestOpening,
    },
    {
      what: `scrolling ${cards} match cards: tasks over ${longestTask} ms`,
      target: 'none',
      measured: `${long.length} of ${scrolling.length}, the longest ${Math.round(longestOf(scrolling))} ms`,
      isKept: long.length === 0 && cards >= 200,
    },
  ]);
});
