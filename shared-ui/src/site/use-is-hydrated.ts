import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser has taken the page over: only then is it known what it keeps. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
