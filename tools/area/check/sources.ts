import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { ownArea } from '../repository.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

interface Ended {
  readonly isGood: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script of Node to its end. */
async function runScript(root: string, script: string, ...args: string[]): Promise<Ended> {
  try {
    const { stdout, stderr } = await run(process.execPath, [script, ...args], {
      cwd: root,
      maxBuffer: 50_000_000,
    });
    return { isGood: true, stdout, stderr };
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    }: { stdout?: string; stderr?: string; message: string } = Object(error);
    return { isGood: false, stdout, stderr: stderr || message };
  }
}

/** Finds type errors. In a repository of several areas, all packages are compiled together. */
export async function typeProblems(root: string): Promise<string[]> {
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { isGood, stdout, stderr } = await runScript(root, compiler, '--noEmit', '--pretty', 'false');
  if (isGood) return [];
  const errors = stdout.split('\n').filter((line) => /error TS\d+/.test(line));
  return errors.length
    ? [`TypeScript finds ${count(errors.length, 'error')}, the first one in ${errors[0]}`]
    : [`TypeScript could not check the types: ${lastLine(stderr || stdout)}`];
}

const resultsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    testResults: v.array(
      v.object({
        message: v.string(),
        status: v.string(),
        assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
      }),
    ),
  }),
);

/** Runs the area's tests, and lists those that fail. */
export async function testProblems(root: string, area: string): Promise<string[]> {
  const which = ownArea(root) ? [] : ['--selectProjects', 'pages', '--testPathPatterns', `/${area}/`];
  const args = ['--ci', '--silent', '--json', '--passWithNoTests', ...which];
  const { isGood, stdout, stderr } = await runScript(root, require.resolve('jest/bin/jest'), ...args);
  if (isGood) return [];
  const { success, output } = v.safeParse(resultsSchema, stdout);
  if (!success) return [`the tests could not run: ${lastLine(stderr)}`];
  return output.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ assertionResults, message }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length
        ? failed.map(({ fullName }) => `the test "${fullName}" fails`)
        : [`a file of tests could not run: ${message.trim().split('\n')[0]}`];
    });
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
