// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The Node that the machine must have, and the one that the code runs on. */
export const oldest = { toBegin: '20.0.0', toRun: '22.19.0' };

/** @type {(version: string, wanted: string) => boolean} */
export function isAtLeast(version, wanted) {
  const ours = version.split('.').map(Number);
  for (const [index, need] of wanted.split('.').map(Number).entries()) {
    const have = ours[index] ?? 0;
    if (have !== need) return have > need;
  }
  return true;
}

/**
 * The Node of the root package's optional dependency. Where the registry has none for the platform, the machine's own
 * if it is new enough.
 * @param {string} root
 */
export function findRuntime(root) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const packaged = path.join(root, 'node_modules', 'node', 'bin', file);
  if (existsSync(packaged)) return packaged;
  return isAtLeast(process.versions.node, oldest.toRun) ? process.execPath : undefined;
}
