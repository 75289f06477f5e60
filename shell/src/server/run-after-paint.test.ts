/** @jest-environment jsdom */
import { runAfterPaint } from './run-after-paint.ts';

const scripts = [
  { href: '/assets/framework.js', integrity: 'sha384-one' },
  { href: '/assets/main.js', integrity: 'sha384-two' },
];

/** Runs the page's own script as a browser would; the answer tells of a paint. */
function open({ isHidden = false } = {}) {
  const watching: (() => void)[] = [];
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  const observer = (tell: () => void) => ({
    observe: (options: object) => {
      expect(options).toEqual({ type: 'paint', buffered: true });
      watching.push(tell);
    },
  });
  Object.assign(globalThis, { PerformanceObserver: jest.fn(observer) });
  new Function(runAfterPaint(scripts))();
  return () => {
    for (const tell of watching) tell();
  };
}

const running = () =>
  [...document.head.querySelectorAll('script')].map((script) => ({
    href: new URL(script.src).pathname,
    integrity: script.integrity,
  }));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

test('a page is shown before its scripts run', () => {
  const paint = open();
  expect(running()).toEqual([]);
  paint();
  expect(running()).toEqual(scripts);
});

test('scripts carry their hashes and run once, however often the browser paints', () => {
  const paint = open();
  paint();
  paint();
  jest.runAllTimers();
  expect(running()).toEqual(scripts);
  expect(document.head.querySelectorAll('script[crossorigin=anonymous]')).toHaveLength(2);
});

test('a page in a tab behind, which is not painted, starts at once', () => {
  open({ isHidden: true });
  expect(running()).toEqual(scripts);
});

test('a page whose browser tells of no paint starts all the same', () => {
  open();
  jest.runAllTimers();
  expect(running()).toEqual(scripts);
});
