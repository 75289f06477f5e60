export * from './queries.ts';
export { compareSeasons, insertSeason, isNewerSeason } from './queries.ts';
export type * from './types.ts';
