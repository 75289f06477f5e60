import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its page hydrates: what the browser alone knows comes right after. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
