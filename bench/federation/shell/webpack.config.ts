import path from 'node:path';
import { hostBuild } from '@hotdrop/tools/host-build';
import { bundledWithAreas } from '../bundled-with-areas.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The shell with all areas in it, for comparison: nothing of it is ever published. */
export default () =>
  hostBuild(path.join(root, 'shell'))().map((config) =>
    bundledWithAreas(config, { root, dir: import.meta.dirname }),
  );
