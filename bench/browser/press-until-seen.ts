import type { CDPSession, Page } from '@playwright/test';
import { mainThreadTasks, taskCategories } from './main-thread.ts';
import { traceOf } from './trace.ts';

const categories = [
  ...taskCategories,
  'devtools.timeline',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline.frame',
];

/** The time from a click on a link until the frame that shows a new element, in ms. */
export interface Opening {
  /** Wall time until that frame was presented. */
  readonly clock: number;
  /** CPU time of the page's main thread until it committed that frame. */
  readonly work: number;
}

/** Clicks a link, and waits until a new element is visible. */
export async function pressUntilSeen(
  page: Page,
  session: CDPSession,
  { link, seen }: { readonly link: string; readonly seen: string },
): Promise<Opening> {
  const isSeen = page.evaluate(async (what) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const event = await new Promise<MouseEvent>((resolve) => {
      addEventListener('click', resolve, { capture: true, once: true });
    });
    performance.mark('pressed', { startTime: event.timeStamp });
    do await frame();
    while (!document.querySelector(what));
    // Elements that exist in a frame's callbacks are part of that frame.
    performance.mark('there');
    for (let more = 0; more < 4; more += 1) await frame();
  }, seen);
  const events = await traceOf(session, categories, async () => {
    await page.locator(link).click();
    await isSeen;
  });
  const next = (name: string, after = 0) => {
    const event = events.find((one) => one.name === name && one.ts >= after);
    if (!event) throw new Error(`The browser recorded no ${name}.`);
    return event;
  };
  const pressed = next('pressed').ts;
  // The main thread commits a frame, and the compositor presents it.
  const { ts: begun, dur = 0 } = next('Commit', next('there').ts);
  const handedOver = begun + dur;
  const drawn = next('DrawFrame', next('ActivateLayerTree', begun).ts).ts;
  const between = mainThreadTasks(events).filter(
    ({ start, clock }) => start + clock * 1000 >= pressed && start < handedOver,
  );
  return {
    clock: (drawn - pressed) / 1000,
    work: between.reduce((sum, { work }) => sum + work, 0),
  };
}
