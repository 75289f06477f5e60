export { createLinks } from './create-links.ts';
export {
  readMatchParam,
  readPage,
  readSeasonParam,
  readShardParam,
} from './read-params.ts';
export type { Links, Named, ProfileTab } from './types.ts';
