import { globSync } from 'node:fs';
import path from 'node:path';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { root } from '@hotdrop/tools/site-runner';
import type { Scene } from './scene.ts';

const files = globSync('mf-*/src/manifest.ts', { cwd: root }).sort();
const manifests: readonly { readonly default: Pick<AreaManifest, 'smoke'> }[] = await Promise.all(
  files.map((file) => import(path.join(root, file))),
);

/** The smoke pages of every area, for a visitor who has no favorites. */
export const areaPages: readonly Scene[] = manifests.flatMap(({ default: { smoke } }) =>
  smoke.map((page) => ({
    name: page.replace('/{player}', '').replaceAll('/', '-'),
    address: `/pubg/${page.replace('{player}', 'steam/Hotdrop')}`,
  })),
);
