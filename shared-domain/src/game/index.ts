export { insertSeason, isNewerSeason } from './insert-season.ts';
export * from './queries.ts';
export { rankedModes } from './ranked-modes.ts';
export * from './read.ts';
export type * from './types.ts';
