export * from './queries.ts';
export * from './read.ts';
export { compareSeasons, insertSeason, isNewerSeason } from './season-order.ts';
export type * from './types.ts';
