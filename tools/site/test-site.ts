import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Other hosts that browser tests visit. */
export const otherHosts = ['shared-host', 'examples/sibling-site'];

/** Tests publish into a store of their own: what a developer has published or rolled back stays out of them. */
export const testAreaStore = path.join(root, '.cache', 'test', 'areas');
