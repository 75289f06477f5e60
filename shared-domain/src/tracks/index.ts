export { buildTracks, type MatchFacts } from './build.ts';
export { decodeTracks } from './decode.ts';
export { readDensity, toLevels, writeDensity } from './density.ts';
export { encodeTracks } from './encode.ts';
export type * from './types.ts';
export type * from './types.ts';
export { maxGap } from './types.ts';
