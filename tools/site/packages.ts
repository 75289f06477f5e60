import { readFileSync } from 'node:fs';
import path from 'node:path';

/** All that decides what the bundler makes of a package: its folder, the packages it is bundled with, the build. */
export function sourcesOf(root: string, name: string): string[] {
  return [...bundledWith(root, name), 'tools/build', 'tools/lingui', 'pnpm-lock.yaml'];
}

function bundledWith(root: string, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, name, 'package.json'), 'utf8'),
  );
  for (const [dependency, version] of Object.entries(dependencies)) {
    if (version.startsWith('workspace:')) bundledWith(root, dependency.replace('@hotdrop/', ''), found);
  }
  return found;
}
