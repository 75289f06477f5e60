export { createLinks, type LinkSettings } from './create-links.ts';
export {
  type MatchParam,
  readMatchParam,
  readPage,
  readSeasonParam,
  readShardParam,
  type Spelling,
} from './spelling.ts';
export type { InSeason, Links, Named, ProfileTab } from './types.ts';
