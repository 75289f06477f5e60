import type { Component, Load } from '../frame/lazy/lazy-optional.tsx';

/** Loads a component on the second attempt; the first one fails as a missing chunk does. */
export const failFirstLoad = <Props>(component: Component<Props>) =>
  jest
    .fn<ReturnType<Load<Props>>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValue(component);
