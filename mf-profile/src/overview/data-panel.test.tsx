import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNearViewport } from './data-panel.tsx';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;

const Panel = () => {
  const element = useRef<HTMLDivElement>(null);
  return <div ref={element}>{useNearViewport(element) ? 'near' : 'far'}</div>;
};

/** Renders a panel in a browser that observes it, as far below the window as it says. */
function showPanel(boxes: number) {
  const observed: ((entries: readonly Entry[]) => void)[] = [];
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(found: (entries: readonly Entry[]) => void) {
        observed.push(found);
      }
      observe() {}
      disconnect() {}
    },
  });
  const target = document.createElement('div');
  target.getClientRects = () =>
    Object.assign(
      Array.from({ length: boxes }, () => new DOMRect()),
      { item: () => null },
    );
  render(<Panel />);
  return (isIntersecting: boolean) => act(() => observed[0]?.([{ isIntersecting, target }]));
}

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test('a panel far below is not near until it comes near', () => {
  const observe = showPanel(1);
  observe(false);
  expect(screen.getByText('far')).toBeVisible();
  observe(true);
  expect(screen.getByText('near')).toBeVisible();
});

test('an empty panel without a box counts as near, because it would never come near', () => {
  const observe = showPanel(0);
  observe(false);
  expect(screen.getByText('near')).toBeVisible();
});
