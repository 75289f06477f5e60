import { type ComponentType, lazy, memo, Suspense } from 'react';
import { whenUsed } from './browser.ts';

/**
 * A chart that the server draws. Its code loads after the visitor's first interaction with the page. Renders with equal
 * data leave the server's drawing alone, which React would otherwise remove until the code is there.
 */
export function lazyDrawing<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Drawing = lazy<ComponentType<Props>>(whenUsed(load));
  return memo(
    (props: Props) => (
      <Suspense>
        <Drawing {...props} />
      </Suspense>
    ),
    (before, after) => JSON.stringify(before) === JSON.stringify(after),
  );
}
