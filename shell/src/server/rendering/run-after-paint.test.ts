/** @jest-environment jsdom */
import { createPaintScript } from './run-after-paint.ts';

const files = {
  start: [
    { href: '/assets/framework.js', integrity: 'sha384-one' },
    { href: '/assets/main.js', integrity: 'sha384-two' },
  ],
  preload: [{ href: '/areas/mf-profile/1/web/entry.js', integrity: 'sha384-three' }],
};

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
  const script = document.createElement('script');
  script.nonce = 'of-this-page';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(createPaintScript(files))();
  return () => {
    for (const tell of watching) tell();
  };
}

const added = (tag: 'script' | 'link') => [...document.head.querySelectorAll<HTMLElement>(tag)];
const running = () =>
  (added('script') as HTMLScriptElement[]).map(({ src, integrity }) => ({
    href: new URL(src).pathname,
    integrity,
  }));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

test('a page is shown before its scripts run and ask for more', () => {
  const paint = open();
  expect([...added('script'), ...added('link')]).toEqual([]);
  paint();
  expect(running()).toEqual(files.start);
});

test('what the scripts will ask for is fetched with them, as they will ask for it', () => {
  open()();
  const [preload] = files.preload;
  // A browser uses what it has fetched ahead for a request whose attributes are the same.
  expect(added('link')).toHaveLength(1);
  expect(added('link')[0]).toMatchObject({
    ...{ rel: 'preload', as: 'script', crossOrigin: 'anonymous', nonce: 'of-this-page' },
    ...{ integrity: preload?.integrity, href: new URL(preload?.href ?? '', location.href).href },
  });
});

test('scripts carry their hashes and run once, however often the browser paints', () => {
  const paint = open();
  paint();
  paint();
  jest.runAllTimers();
  expect(running()).toEqual(files.start);
  expect(document.head.querySelectorAll('script[crossorigin=anonymous]')).toHaveLength(2);
});

test('a page in a tab behind, which is not painted, starts at once', () => {
  open({ isHidden: true });
  expect(running()).toEqual(files.start);
});

test('a page whose browser tells of no paint starts all the same', () => {
  open();
  jest.runAllTimers();
  expect(running()).toEqual(files.start);
});
