import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** A part of the frame that is fetched when it is first wanted. The page goes on without one that cannot be fetched. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
