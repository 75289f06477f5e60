import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { jobs } from './jobs.ts';

const source = resolve(import.meta.dirname, '..');

/** The files that define a job. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => readFileSync(join(source, file), 'utf8').includes(' = job({'));

test('a host runs every job', async () => {
  const modules: object[] = await Promise.all(files.map((file) => import(join(source, file))));
  const defined = modules
    .flatMap((exports) => Object.values(exports))
    .filter((each) => 'run' in Object(each));
  expect(defined.length).toBeGreaterThan(10);
  expect(new Set(jobs)).toEqual(new Set(defined));
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});
