export { createLinks } from './create-links.ts';
export {
  readMatchParam,
  readPage,
  readSeasonParam,
  readShardParam,
} from './spelling.ts';
export type { Links, Named, ProfileTab } from './types.ts';
