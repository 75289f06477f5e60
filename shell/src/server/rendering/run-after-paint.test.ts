/** @jest-environment jsdom */
import { createPaintScript } from './page-scripts.ts';

const files = {
  start: [
    { href: '/assets/framework.js', integrity: 'sha384-one' },
    { href: '/assets/main.js', integrity: 'sha384-two' },
  ],
  preload: [{ href: '/areas/mf-profile/1/web/entry.js', integrity: 'sha384-three' }],
};

/** Runs the page's inline script; the returned function reports a paint. */
function open({ isHidden = false } = {}) {
  const observers: (() => void)[] = [];
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  const observer = (report: () => void) => ({
    observe: (options: object) => {
      expect(options).toEqual({ type: 'paint', buffered: true });
      observers.push(report);
    },
  });
  Object.assign(globalThis, { PerformanceObserver: jest.fn(observer) });
  new Function(createPaintScript(files))();
  return () => {
    for (const report of observers) report();
  };
}

const added = (tag: 'script' | 'link') => [...document.head.querySelectorAll(tag)];
const running = () =>
  [...document.head.querySelectorAll('script')].map(({ src, integrity }) => ({
    href: new URL(src).pathname,
    integrity,
  }));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

test('runs the scripts after the paint', () => {
  const paint = open();
  expect([...added('script'), ...added('link')]).toEqual([]);
  paint();
  expect(running()).toEqual(files.start);
});

test('preloads the other scripts with the attributes of the later requests', () => {
  open()();
  const [preload] = files.preload;
  expect(added('link')).toHaveLength(1);
  expect(added('link')[0]).toMatchObject({
    rel: 'preload',
    as: 'script',
    crossOrigin: 'anonymous',
    integrity: preload?.integrity,
    href: new URL(preload?.href ?? '', location.href).href,
  });
});

test('runs the scripts immediately in a background tab', () => {
  open({ isHidden: true });
  expect(running()).toEqual(files.start);
});

test('runs the scripts after a timeout if the browser reports no paint', () => {
  open();
  jest.runAllTimers();
  expect(running()).toEqual(files.start);
});
