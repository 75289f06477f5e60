import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Lockfile, lockedVersions } from './locked-versions.ts';

/** Lists the folders whose files decide the result of a package's build: its own, those of bundled packages, the build's. */
export const listBuildSources = (root: string, name: string): string[] => [
  ...bundledWith(root, name),
  'tools/build',
  'tools/lingui',
];

/** Hashes the versions of the dependencies that decide the result of a package's build. No other upgrade changes it. */
export function hashDependencies(root: string, name: string, lockfile: Lockfile): string {
  const packages = [...bundledWith(root, name), 'tools'];
  const versions = packages.flatMap((one) => lockedVersions(lockfile, one, runtimeDependencies(root, one)));
  return createHash('sha256')
    .update([...new Set(versions)].sort().join('\n'))
    .digest('hex');
}

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const readPackage = (root: string, name: string): Package =>
  JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8'));

function runtimeDependencies(root: string, name: string): string[] {
  const { dependencies, peerDependencies } = readPackage(root, name);
  return Object.keys({ ...dependencies, ...peerDependencies });
}

function bundledWith(root: string, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [dependency, version] of Object.entries(readPackage(root, name).dependencies ?? {})) {
    if (version.startsWith('workspace:')) bundledWith(root, dependency.replace('@hotdrop/', ''), found);
  }
  return found;
}
