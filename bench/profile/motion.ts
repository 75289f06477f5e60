import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { type Task, tasksWhile } from '../browser/main-thread.ts';
import { swipeThrough } from '../browser/swipe-through.ts';
import { giveVerdicts, median } from '../browser/verdicts.ts';
import { visit } from '../browser/visit.ts';
import { growMatch, largestMatch } from './large-match.ts';

/**
 * A player's matches on a phone whose processor is four times slower than this machine's: its work is counted and
 * multiplied. A browser's own slowing down needs a processor that is free to do it.
 */

const phone = { width: 360, height: 740 };
const slowness = 4;
const tries = 40;
const passes = 3;
const player = 'Hotdrop';
const longestOpening = 100;
const longestTask = 50;

/** Presses a link and waits for the frame in which something new is seen. */
function pressUntilSeen(page: Page, link: string, seen: string): Promise<void> {
  return page.evaluate(
    async ([link = '', seen = '']) => {
      const target = document.querySelector<HTMLElement>(link);
      if (!target) throw new Error(`There is no ${link} on the page.`);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      target.click();
      while (!document.querySelector(seen)) await frame();
      // What is asked for after a frame's callbacks comes after the frame was drawn.
      await frame();
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    },
    [link, seen],
  );
}

const best = (values: readonly number[]) => Math.min(...values);
const inMs = (values: readonly number[]) =>
  `${Math.round(best(values))} ms at best, ${Math.round(median(values))} ms in the middle`;
const slowed = (tasks: readonly Task[]) => tasks.map(({ work }) => work * slowness);
const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0);

await visit(phone, async ({ page, session, siteUrl }) => {
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
  const work: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    await page.waitForFunction((seen) => !document.querySelector(seen), opened);
    work.push(sum(slowed(await tasksWhile(session, () => pressUntilSeen(page, card, opened)))));
    await page.goBack();
  }

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
    `Times are the processor's, ${slowness} times over. Other programs on this machine (load ${loadavg()[0]?.toFixed(1)}) only ever add to them: the calmest try counts, of ${tries} and of ${passes}.`,
  );
  giveVerdicts([
    {
      what: `a cached match of ${players} players: work until its first frame`,
      target: `≤ ${longestOpening} ms`,
      measured: inMs(work),
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
