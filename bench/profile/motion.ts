import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { type Task, tasksWhile } from '../browser/main-thread.ts';
import { swipeThrough } from '../browser/swipe-through.ts';
import { giveVerdicts, median } from '../browser/verdicts.ts';
import { visit } from '../browser/visit.ts';
import { growMatch, largestMatch } from './large-match.ts';

/** A player's matches on a phone whose processor is four times slower than this machine's. */

const phone = { width: 360, height: 740 };
const slowness = 4;
const tries = 40;
const passes = 3;
const player = 'Hotdrop';
const longestOpening = 100;
const longestTask = 50;

/** Presses a link and waits for the frame in which something new is seen; how long that took, in ms. */
function pressUntilSeen(page: Page, link: string, seen: string): Promise<number> {
  return page.evaluate(
    async ([link = '', seen = '']) => {
      const target = document.querySelector<HTMLElement>(link);
      if (!target) throw new Error(`There is no ${link} on the page.`);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const begin = performance.now();
      target.click();
      while (!document.querySelector(seen)) await frame();
      // What is asked for after a frame's callbacks comes after the frame was drawn.
      await frame();
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      return performance.now() - begin;
    },
    [link, seen],
  );
}

const best = (values: readonly number[]) => Math.min(...values);
const inMs = (values: readonly number[]) =>
  `${Math.round(best(values))} ms at best, ${Math.round(median(values))} ms in the middle`;
const workOf = (tasks: readonly Task[]) => tasks.reduce((sum, { work }) => sum + work, 0);

await visit(phone, async ({ page, session, siteUrl, slowDown }) => {
  const list = `${siteUrl}/pubg/profile/steam/${player}/pc-2018-43/matches`;
  const id = await largestMatch(siteUrl, player);
  const players = await growMatch(page, id);
  const card = `article > a[href*="/${id}"]`;
  const opened = `[id="match-${id}"] nav`;

  await page.goto(list);
  await page.waitForLoadState('networkidle');
  // The first time fetches the match.
  await pressUntilSeen(page, card, opened);
  await page.goBack();
  await slowDown(slowness);
  const work: number[] = [];
  const clock: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    await page.waitForFunction((seen) => !document.querySelector(seen), opened);
    const tasks = await tasksWhile(session, async () => {
      clock.push(await pressUntilSeen(page, card, opened));
    });
    work.push(workOf(tasks));
    await page.goBack();
  }

  await slowDown(1);
  await page.goto(`${list}/10?from=1`);
  await page.waitForLoadState('networkidle');
  const cards = await page.getByRole('article').count();
  await slowDown(slowness);
  const swipes: Task[][] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    swipes.push(await tasksWhile(session, () => swipeThrough(page, session)));
  }
  const longestOf = (tasks: readonly Task[]) => Math.max(...tasks.map(({ work }) => work));
  const scrolling = swipes.reduce((calm, one) => (longestOf(one) < longestOf(calm) ? one : calm));
  const long = scrolling.filter(({ work }) => work > longestTask);

  console.log(
    `Times are the processor's, slowed ${slowness} times. Other programs on this machine (load ${loadavg()[0]?.toFixed(1)}) only ever add to them: the calmest try counts, of ${tries} and of ${passes}.`,
  );
  giveVerdicts([
    {
      what: `a cached match of ${players} players: work until its first frame`,
      target: `≤ ${longestOpening} ms`,
      measured: `${inMs(work)}; by the clock ${inMs(clock)}`,
      isKept: best(work) <= longestOpening,
    },
    {
      what: `scrolling ${cards} match cards: tasks over ${longestTask} ms`,
      target: 'none',
      measured: `${long.length} of ${scrolling.length}, the longest ${Math.round(longestOf(scrolling))} ms`,
      isKept: long.length === 0 && cards >= 200,
    },
  ]);
});
