import { publishedManifest } from './tools/packages/published-manifest.mjs';

// pnpm calls it for each package that it packs, after it has replaced `workspace:` and `catalog:`.
export const hooks = { beforePacking: publishedManifest };
