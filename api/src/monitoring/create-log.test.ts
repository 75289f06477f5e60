import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createLog } from './create-log.ts';

const logError = (err: Error): string => {
  const lines: string[] = [];
  createLog('warn', { write: (line: string) => lines.push(line) }).warn({ err }, 'failed');
  return lines.join('');
};

test('names the service and the error in each line', () => {
  expect(JSON.parse(logError(new TypeError('broken')))).toMatchObject({
    service: 'api',
    level: 40,
    msg: 'failed',
    err: { type: 'TypeError', message: 'broken' },
  });
});

test('leaves the parameters of a failed statement out of the log', () => {
  const cause = new Error('invalid input syntax');
  const line = logError(
    new Error('Failed query: insert into x values ($1)\nparams: secret-name,1,2', { cause }),
  );
  expect(line).toContain('insert into x');
  expect(line).toContain('invalid input syntax');
  expect(line).not.toContain('secret-name');
});

test('hides secrets of the environment', () => {
  process.env.STEAM_API_KEY = '0123456789ABCDEF0123456789ABCDEF';
  const line = logError(new Error(`no answer from https://steam.example/?key=${process.env.STEAM_API_KEY}`));
  delete process.env.STEAM_API_KEY;
  expect(JSON.parse(line).err.message).toBe('no answer from https://steam.example/?key=[secret]');
});

test('limits the length of a log line', () => {
  expect(logError(new Error('x'.repeat(1_000_000))).length).toBeLessThan(10_000);
});

test.each([
  ['a message on the console', `console.error('a %s', 'library')`, { level: 50, msg: 'a library' }],
  ['a warning of Node', `process.emitWarning('old')`, { level: 40, err: { message: 'old' } }],
])('writes %s as one line of JSON', (_what, code, line) => {
  const file = join(import.meta.dirname, 'create-log.ts');
  const script = `import { createLog, logEverything } from ${JSON.stringify(file)};
    logEverything(createLog('info'));
    ${code}`;
  const args = ['--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const lines = (stdout + stderr).trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(stdout + stderr)).toMatchObject(line);
});
