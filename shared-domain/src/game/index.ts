export * from './choose.ts';
export * from './read.ts';
export type * from './types.ts';
