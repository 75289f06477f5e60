import { createPress, PressBusyError } from './press.ts';

/** Drawings that are finished by hand. */
function easel() {
  const open: { svg: string; done: () => void; fail: () => void }[] = [];
  const draw = (svg: string) =>
    new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      open.push({ svg, done: () => resolve(new Uint8Array(1)), fail: () => reject(new Error('no ink')) });
    });
  return { open, draw };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('draws the same picture once, however many ask', async () => {
  const { open, draw } = easel();
  const press = createPress({ draw });
  const all = [press.print('a', 'en'), press.print('a', 'en'), press.print('a', 'en')];
  expect(open).toHaveLength(1);
  open[0]?.done();
  expect(new Set((await Promise.all(all)).map(({ digest }) => digest)).size).toBe(1);
  await press.print('a', 'en');
  expect(open).toHaveLength(1);
});

test('draws it anew in another language, whose face may be another', () => {
  const { open, draw } = easel();
  const press = createPress({ draw });
  void press.print('a', 'ja');
  void press.print('a', 'zh-cn');
  expect(open).toHaveLength(2);
});

test('draws a few at a time, lets a few wait, and sends the rest away', async () => {
  const { open, draw } = easel();
  const press = createPress({ draw, hands: 1, queue: 1 });
  const first = press.print('a', 'en');
  const second = press.print('b', 'en');
  await expect(press.print('c', 'en')).rejects.toBeInstanceOf(PressBusyError);
  expect(open.map(({ svg }) => svg)).toEqual(['a']);
  open[0]?.done();
  await first;
  await settled();
  expect(open.map(({ svg }) => svg)).toEqual(['a', 'b']);
  open[1]?.done();
  await second;
  const third = press.print('c', 'en');
  open[2]?.done();
  await expect(third).resolves.toBeDefined();
});

test('tries again what has failed, and a failure gives its place to the next', async () => {
  const { open, draw } = easel();
  const press = createPress({ draw, hands: 1 });
  const failed = press.print('a', 'en');
  const next = press.print('b', 'en');
  open[0]?.fail();
  await expect(failed).rejects.toThrow('no ink');
  await settled();
  open[1]?.done();
  await next;
  const again = press.print('a', 'en');
  open[2]?.done();
  await expect(again).resolves.toBeDefined();
});

test('forgets what nobody has asked for the longest', async () => {
  const { open, draw } = easel();
  const press = createPress({ draw, kept: 2 });
  const print = async (svg: string) => {
    const picture = press.print(svg, 'en');
    open.at(-1)?.done();
    await picture;
  };
  for (const svg of ['a', 'b', 'a', 'c', 'a']) await print(svg);
  expect(open).toHaveLength(3);
  await print('b');
  expect(open).toHaveLength(4);
});
