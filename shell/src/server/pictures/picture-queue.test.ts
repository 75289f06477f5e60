/** @jest-environment node */
import { createPictureQueue, PictureQueueFullError } from './picture-queue.ts';

/** A renderer that finishes or fails when the test says so. */
function createManualRenderer() {
  const started: { svg: string; finish: () => void; fail: () => void }[] = [];
  const render = (svg: string) =>
    new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      started.push({
        svg,
        finish: () => resolve(new Uint8Array(1)),
        fail: () => reject(new Error('no font')),
      });
    });
  return { started, render };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('renders the same picture once for several requests', async () => {
  const { started, render } = createManualRenderer();
  const queue = createPictureQueue({ render });
  const requests = [queue.render('a', 'en'), queue.render('a', 'en'), queue.render('a', 'en')];
  await settle();
  expect(started).toHaveLength(1);
  started[0]?.finish();
  expect(new Set((await Promise.all(requests)).map(({ digest }) => digest)).size).toBe(1);
  await queue.render('a', 'en');
  expect(started).toHaveLength(1);
});

test('limits how many pictures render and wait, and rejects the others', async () => {
  const { started, render } = createManualRenderer();
  const queue = createPictureQueue({ render, concurrency: 1, maxWaiting: 1 });
  const first = queue.render('a', 'en');
  const second = queue.render('b', 'en');
  await expect(queue.render('c', 'en')).rejects.toBeInstanceOf(PictureQueueFullError);
  expect(started.map(({ svg }) => svg)).toEqual(['a']);
  started[0]?.finish();
  await first;
  await settle();
  expect(started.map(({ svg }) => svg)).toEqual(['a', 'b']);
  started[1]?.finish();
  await second;
  const third = queue.render('c', 'en');
  await settle();
  started[2]?.finish();
  await expect(third).resolves.toBeDefined();
});

test('starts the next picture after a failure, and renders the failed one again', async () => {
  const { started, render } = createManualRenderer();
  const queue = createPictureQueue({ render, concurrency: 1 });
  const failed = queue.render('a', 'en');
  const next = queue.render('b', 'en');
  await settle();
  started[0]?.fail();
  await expect(failed).rejects.toThrow('no font');
  await settle();
  started[1]?.finish();
  await next;
  const again = queue.render('a', 'en');
  await settle();
  started[2]?.finish();
  await expect(again).resolves.toBeDefined();
});
