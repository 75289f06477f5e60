// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} root */
const stampOf = (root) => path.join(root, 'node_modules', '.installed');

/** @param {string} root */
export function isInstalled(root) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/** @param {string} root */
export function rememberInstall(root) {
  writeFileSync(stampOf(root), fingerprint(root));
}

/**
 * Of all that decides what an install puts into node_modules.
 * @param {string} root
 */
function fingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests(root, 2)]) {
    const full = path.join(root, file);
    if (existsSync(full)) hash.update(`\0${file}\0`).update(readFileSync(full));
  }
  return hash.digest('hex');
}

/**
 * The package.json files down to a depth: packages are folders of the root or of a folder such as examples/.
 * @type {(root: string, depth: number, folder?: string) => string[]}
 */
function manifests(root, depth, folder = '') {
  const own = path.join(folder, 'package.json');
  if (depth === 0) return [own];
  const children = readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map((entry) => path.join(folder, entry.name))
    .sort();
  return [own, ...children.flatMap((child) => manifests(root, depth - 1, child))];
}
