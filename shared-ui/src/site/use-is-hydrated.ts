import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether hydration is done. Only then is data from the browser's storage available. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
