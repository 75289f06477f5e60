export * from './choose.ts';
export { rankedModes } from './ranked-modes.ts';
export * from './read.ts';
export type * from './types.ts';
