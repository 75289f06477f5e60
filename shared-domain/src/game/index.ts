export * from './choose.ts';
export { rankedModes } from './ranked-modes.ts';
export * from './read.ts';
export { placeSeason } from './season-order.ts';
export type * from './types.ts';
