/** Result of one test file in Jest's `--json` output. */
export interface TestFile {
  readonly name: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

export interface Verdict {
  readonly isCaught: boolean;
  readonly reason: string;
}

const notCaught = (reason: string): Verdict => ({ isCaught: false, reason });

/** Reads whether a test file catches the mutant. It does not if it cannot run, or if all of its tests fail. */
export function readVerdict(file: TestFile | undefined): Verdict {
  const tests = file?.assertionResults ?? [];
  const failed = tests.filter(({ status }) => status === 'failed');
  if (tests.length === 0) return notCaught(`cannot run: ${firstLine(file?.message)}`);
  if (failed.length === 0) return notCaught('all tests pass without the guard: add a test for it');
  if (!tests.some(({ status }) => status === 'passed'))
    return notCaught('all tests fail: the replacement breaks more than the guard');
  const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
  return { isCaught: true, reason: `${failed[0]?.fullName}${more}` };
}

const firstLine = (text = '') =>
  text
    .split('\n')
    .find((line) => line.trim() && !line.includes('Test suite failed'))
    ?.trim() ?? 'Jest did not find the test file';
