import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Other hosts that browser tests visit. */
export const otherHosts = ['shared-host', 'examples/sibling-site'];

/** The store of the tests, so that a developer's publishes and rollbacks do not affect them. */
export const testAreaStore = path.join(root, '.cache', 'test', 'areas');
