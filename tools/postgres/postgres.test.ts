import path from 'node:path';
import { aFolder } from '../test-helpers/a-folder.ts';
import { run } from '../test-helpers/run-script.ts';
import { postgresPrograms } from './programs.ts';

const main = path.join(__dirname, 'main.ts');
const node = process.execPath;

test('finds the programs in PATH first', () => {
  const folder = aFolder({ initdb: '' });
  expect(postgresPrograms({ PATH: `/nowhere:${folder}` })).toBe(folder);
});

test('uses the named server, and returns the exit code of the command', async () => {
  const url = 'postgres://test@127.0.0.1:9/postgres';
  const { code, output } = await run(
    node,
    [main, node, '-e', 'console.log(process.env.TEST_POSTGRES_URL); process.exit(5)'],
    '.',
    { ...process.env, TEST_POSTGRES_URL: url },
  ).finished;
  expect(output).toContain(url);
  expect(code).toBe(5);
});

test('reports a missing command, and leaves nothing running', async () => {
  const env = { ...process.env, TEST_POSTGRES_URL: 'postgres://test@127.0.0.1:9/postgres' };
  const { code, output } = await run(node, [main, 'no-such-command'], '.', env).finished;
  expect(output).toContain('no-such-command');
  expect(code).toBe(1);
});
