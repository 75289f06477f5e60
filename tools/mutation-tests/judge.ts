/** What Jest's `--json` tells of one test file. */
export interface TestFile {
  readonly name: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

export interface Verdict {
  readonly isSeen: boolean;
  readonly says: string;
}

const notSeen = (says: string): Verdict => ({ isSeen: false, says });

/** Whether a test file has noticed that the guard is gone. That it cannot run at all, or that nothing in it works any more, is no proof. */
export function judge(file: TestFile | undefined): Verdict {
  const tests = file?.assertionResults ?? [];
  const failed = tests.filter(({ status }) => status === 'failed');
  if (tests.length === 0) return notSeen(`does not run: ${firstLine(file?.message)}`);
  if (failed.length === 0) return notSeen('passes without it: write the test that is missing');
  if (!tests.some(({ status }) => status === 'passed'))
    return notSeen('all of it fails: more than the guard was taken out');
  const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
  return { isSeen: true, says: `${failed[0]?.fullName}${more}` };
}

const firstLine = (text = '') =>
  text
    .split('\n')
    .find((line) => line.trim() && !line.includes('Test suite failed'))
    ?.trim() ?? 'Jest found no such test';
