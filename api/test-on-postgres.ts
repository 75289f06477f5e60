import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** Runs the API's tests on a temporary PostgreSQL server. Arguments go to Jest. */

const root = resolve(import.meta.dirname, '..');
const jest = join(root, 'node_modules/jest/bin/jest.js');
const tests = [
  ...[process.execPath, jest],
  ...['--selectProjects', 'domain and servers', '-w', '1', '/api/src/', ...process.argv.slice(2)],
];
const { status } = spawnSync(process.execPath, [join(root, 'tools/start/with-postgres.ts'), ...tests], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
