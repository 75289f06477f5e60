export * from './queries.ts';
export * from './seasons.ts';
export * from './tiers.ts';
export type * from './types.ts';
