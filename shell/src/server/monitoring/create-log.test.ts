/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs code in a process of its own that logs everything, and returns its lines. */
function linesOf(code: string) {
  const file = path.join(import.meta.dirname, 'create-log.ts');
  const script = `import { createLog, logEverything } from ${JSON.stringify(file)};
    const log = createLog();
    logEverything(log);
    ${code}`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  const lines = (stdout + stderr).trim().split('\n');
  return { status, lines: lines.map((line) => JSON.parse(line)) };
}

test.each([
  ['a message on the console', `console.error('a %s', 'part')`, { level: 50, msg: 'a part' }, 0],
  ['a warning', `process.emitWarning('old')`, { level: 40, msg: 'old' }, 0],
  [
    'an unexpected error',
    `setTimeout(() => { throw new Error('boom') })`,
    { level: 60, err: { message: 'boom' } },
    1,
  ],
  ['a rejected promise', `Promise.reject(new Error('boom'))`, { level: 50, err: { message: 'boom' } }, 0],
])('logs %s as one line of JSON', (_, code, line, status) => {
  const result = linesOf(code);
  expect(result.lines).toEqual([expect.objectContaining({ service: 'shell' })]);
  expect(result.lines).toMatchObject([line]);
  expect(result.status).toBe(status);
});
