import path from 'node:path';
import { hostBuild } from '@hotdrop/tools/host-build';
import { bundledWithAreas } from '../bundled-with-areas.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Builds the shell with all areas, for comparison only. */
export default () =>
  hostBuild(path.join(root, 'shell'))().map((config) =>
    bundledWithAreas(config, { root, dir: import.meta.dirname }),
  );
