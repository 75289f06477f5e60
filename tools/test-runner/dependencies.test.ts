import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('the lockfile names no host, and every package in it has a hash', () => {
  const lines = read('pnpm-lock.yaml').split('\n');
  expect(lines.filter((line) => /https?:|git(?:[+:]|@\D)|tarball:|\bregistry\b/.test(line))).toEqual([]);
  const packages = lines.filter((line) => line.startsWith('    resolution:'));
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter((line) => !/integrity: sha512-[\w+/]+=*/.test(line))).toEqual([]);
});

test('a version that several packages use is only in the catalog', () => {
  const workspace: { packages: string[]; catalog: Record<string, string> } = parse(
    read('pnpm-workspace.yaml'),
  );
  const manifests = globSync(
    ['package.json', ...workspace.packages.map((place) => `${place}/package.json`)],
    {
      cwd: root,
    },
  );
  expect(manifests.length).toBeGreaterThan(15);
  const named = manifests.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file));
    return Object.entries<string>({ ...dependencies, ...devDependencies })
      .filter(([, version]) => /^\d/.test(version))
      .map(([name]) => name);
  });
  expect(named.filter((name, index) => named.indexOf(name) !== index || name in workspace.catalog)).toEqual(
    [],
  );
});
