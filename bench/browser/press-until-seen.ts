import type { CDPSession, Page } from '@playwright/test';
import { mainThreadTasks, taskCategories } from './main-thread.ts';
import { traceOf } from './trace.ts';

const categories = [...taskCategories, 'blink.user_timing', 'disabled-by-default-devtools.timeline.frame'];

/** From the press of a link until the frame in which something new is seen, in ms. */
export interface Opening {
  /** By the clock, until that frame was drawn. */
  readonly clock: number;
  /** The processor's time on the page's main thread, until it had handed that frame over. */
  readonly work: number;
}

/** Presses a link as a visitor does, and waits until something new is seen. */
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
    // A message that is sent in a frame's callbacks comes after that frame was handed over to be drawn.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    performance.mark('handed-over');
    await frame();
    await frame();
  }, seen);
  const events = await traceOf(session, categories, async () => {
    await page.locator(link).click();
    await isSeen;
  });
  const timeOf = (name: string, after = 0) =>
    events.find((event) => event.name === name && event.ts >= after)?.ts ?? Number.NaN;
  const [pressed, handedOver] = [timeOf('pressed'), timeOf('handed-over')];
  const between = mainThreadTasks(events).filter(
    ({ start, clock }) => start + clock * 1000 >= pressed && start < handedOver,
  );
  return {
    clock: (timeOf('DrawFrame', handedOver) - pressed) / 1000,
    work: between.reduce((sum, { work }) => sum + work, 0),
  };
}
