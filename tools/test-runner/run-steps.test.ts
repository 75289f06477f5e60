import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aFolder } from '../test-helpers/a-folder.ts';
import { eventually, isAlive } from '../test-helpers/processes.ts';
import { runScript } from '../test-helpers/run-script.ts';

const library = (file: string) => JSON.stringify(path.join(__dirname, file));
const aStep = (name: string, code: string, counts?: string) =>
  `{ name: '${name}', title: '${name} holds', command: process.execPath, args: ['-e', ${JSON.stringify(code)}]${counts ? `, counts: ${counts}` : ''} }`;

function testing(folder: string, steps: readonly string[], args: readonly string[] = []) {
  return runScript(
    folder,
    `import { runSteps } from ${library('run-steps.ts')};
     import { jestCounts, playwrightCounts } from ${library('counts.ts')};
     await runSteps(import.meta.dirname, [${steps.join()}], process.argv.slice(2));`,
    args,
  );
}

const good = aStep('good', 'console.log("all fine")');
const bad = aStep('bad', 'console.log("line 3 is wrong"); process.exit(4)');
const counted = aStep('counted', 'console.log("Tests:       41 passed, 41 total")', 'jestCounts');
const lastLine = (output: string) => output.trimEnd().split('\n').at(-1);

test('adds up the tests of all steps and succeeds', async () => {
  const { code, output } = await testing(aFolder(), [good, counted]).finished;
  expect(code).toBe(0);
  expect(lastLine(output)).toBe('42 passed, 0 failed');
  expect(output).not.toContain('all fine');
});

test('stops at the first failed step, and shows the end of its output and the path of the log', async () => {
  const folder = aFolder();
  const { code, output } = await testing(folder, [good, bad, counted]).finished;
  expect(code).toBe(1);
  expect(output).toContain('  | line 3 is wrong\n  Whole output: .cache/test/bad.log');
  expect(output).toMatch(/· {2}counted {2}not run/);
  expect(lastLine(output)).toBe('1 passed, 1 failed');
  expect(readFileSync(path.join(folder, '.cache/test/bad.log'), 'utf8')).toBe('line 3 is wrong\n');
});

/** A step that ends when the other one runs as well. */
const meeting = (name: string, other: string) => {
  const code = `const { existsSync, writeFileSync } = require('node:fs');
    writeFileSync('${name}.here', '');
    const wait = setInterval(() => existsSync('${other}.here') && clearInterval(wait), 10);`;
  return aStep(name, code).replace(/ }$/, ', cores: 0.5 }');
};

test('runs steps side by side that share the cores', async () => {
  const { code, output } = await testing(aFolder(), [meeting('left', 'right'), meeting('right', 'left')])
    .finished;
  expect(code).toBe(0);
  expect(lastLine(output)).toBe('2 passed, 0 failed');
});

test('starts a step without a number of cores after all others have ended', async () => {
  const slow = aStep(
    'slow',
    `setTimeout(() => require('node:fs').writeFileSync('slow.done', ''), 300)`,
  ).replace(/ }$/, ', cores: 0.5 }');
  const after = aStep('after', `require('node:fs').readFileSync('slow.done')`);
  const { output } = await testing(aFolder(), [slow, after]).finished;
  expect(lastLine(output)).toBe('2 passed, 0 failed');
});

test('continues after a failed step with --all', async () => {
  const { code, output } = await testing(aFolder(), [bad, counted], ['--all']).finished;
  expect(code).toBe(1);
  expect(lastLine(output)).toBe('41 passed, 1 failed');
});

test('runs only the named steps', async () => {
  const { code, output } = await testing(aFolder(), [bad, good, counted], ['counted', 'good']).finished;
  expect(code).toBe(0);
  expect(lastLine(output)).toBe('42 passed, 0 failed');
});

test('refuses an unknown step and lists the steps', async () => {
  const { code, output } = await testing(aFolder(), [bad, good], ['goood']).finished;
  expect(code).toBe(2);
  expect(output).toContain('There is no step "goood".\nKnown: bad, good');
});

test('fails a step that ran no test', async () => {
  const none = aStep('none', 'console.log("Tests:       0 total")', 'jestCounts');
  const { code, output } = await testing(aFolder(), [none]).finished;
  expect(code).toBe(1);
  expect(lastLine(output)).toBe('0 passed, 1 failed');
});

test('names a test that passed only on retry, and lets it pass', async () => {
  const shaky = aStep(
    'shaky',
    'console.log("  1 flaky\\n    home.spec.ts:4:1 › opens ───\\n  4 passed (5.0s)")',
    'playwrightCounts',
  );
  const { code, output } = await testing(aFolder(), [shaky]).finished;
  expect(code).toBe(0);
  expect(output).toContain('Passed only on retry: home.spec.ts:4:1 › opens\n5 passed, 0 failed');
});

test('counts a failure of a step besides its tests', async () => {
  const crashed = aStep(
    'crashed',
    'console.log("Tests:       5 passed, 5 total"); process.exit(1)',
    'jestCounts',
  );
  const { output } = await testing(aFolder(), [crashed]).finished;
  expect(lastLine(output)).toBe('5 passed, 1 failed');
});

test('fails a step whose command does not exist', async () => {
  const { code, output } = await testing(aFolder(), [
    `{ name: 'gone', title: 'gone', command: 'no-such-command', args: [] }`,
  ]).finished;
  expect(code).toBe(1);
  expect(output).toContain('spawn no-such-command ENOENT');
  expect(lastLine(output)).toBe('0 passed, 1 failed');
});

test('stops its processes on a stop request', async () => {
  const folder = aFolder();
  const endless = aStep('endless', 'console.log(process.pid); setInterval(() => {}, 1000)');
  const running = testing(folder, [endless]);
  const logFile = path.join(folder, '.cache/test/endless.log');
  const pid = await eventually(
    () => existsSync(logFile) && (Number(readFileSync(logFile, 'utf8')) || undefined),
  );
  running.process.kill('SIGTERM');
  expect((await running.finished).code).toBe(143);
  await eventually(() => !isAlive(pid));
});
