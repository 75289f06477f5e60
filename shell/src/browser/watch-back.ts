import type { createBrowserRouter } from 'react-router';

/** Knows whether Back or Forward is loading a page. Call it before the router, which listens to the same event. */
export function watchBack(): {
  readonly isRunning: () => boolean;
  /** Ends with the navigation. */
  readonly endWith: (subscribe: ReturnType<typeof createBrowserRouter>['subscribe']) => void;
} {
  let isRunning = false;
  addEventListener('popstate', () => {
    isRunning = true;
  });
  return {
    isRunning: () => isRunning,
    endWith: (subscribe) => {
      subscribe(({ navigation }) => {
        if (navigation.state === 'idle') isRunning = false;
      });
    },
  };
}
