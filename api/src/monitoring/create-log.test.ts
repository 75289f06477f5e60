import { createLog } from './create-log.ts';

const logError = (err: Error): string => {
  const lines: string[] = [];
  createLog('warn', { write: (line: string) => lines.push(line) }).warn({ err }, 'failed');
  return lines.join('');
};

test('leaves the parameters of a failed statement out of the log', () => {
  const cause = new Error('invalid input syntax');
  const line = logError(
    new Error('Failed query: insert into x values ($1)\nparams: secret-name,1,2', { cause }),
  );
  expect(line).toContain('insert into x');
  expect(line).toContain('invalid input syntax');
  expect(line).not.toContain('secret-name');
});

test('limits the length of a log line', () => {
  expect(logError(new Error('x'.repeat(1_000_000))).length).toBeLessThan(10_000);
});
