import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** `npm run bench` runs all measurements, `npm run bench -- api` the named ones. */
const measurements: Readonly<Record<string, readonly string[]>> = {
  api: ['tools/start/with-postgres.ts', process.execPath, 'bench/api.ts'],
  rendering: ['bench/rendering.ts'],
  lighthouse: ['bench/lighthouse.ts'],
  navigation: ['bench/navigation.ts'],
  federation: ['bench/federation/main.ts'],
  swaps: ['bench/swaps.ts'],
  cache: ['bench/cache.ts'],
  panels: ['bench/panels.ts'],
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(
    `There is no measurement ${unknown.join(', ')}. The measurements are ${Object.keys(measurements).join(', ')}.`,
  );
  process.exit(2);
}
for (const [name, args] of Object.entries(measurements)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  const root = path.resolve(import.meta.dirname, '..');
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
