import { readFileSync } from 'node:fs';
import path from 'node:path';

test('the lockfile names no host, and every package in it has a hash', () => {
  const file = path.resolve(import.meta.dirname, '../../pnpm-lock.yaml');
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => /https?:|git(?:[+:]|@\D)|tarball:|\bregistry\b/.test(line))).toEqual([]);
  const packages = lines.filter((line) => line.startsWith('    resolution:'));
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter((line) => !/integrity: sha512-[\w+/]+=*/.test(line))).toEqual([]);
});
