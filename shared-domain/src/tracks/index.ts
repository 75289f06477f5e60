export { buildTracks, type MatchFacts } from './build.ts';
export {
  decodeTracks,
  type Elimination,
  encodeTracks,
  type TrackPlayer,
  type Tracks,
  type TracksFile,
} from './file.ts';
export type * from './types.ts';
export { maxGap } from './types.ts';
