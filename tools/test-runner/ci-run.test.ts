import { chmodSync, cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { aFolder } from '../test-helpers/a-folder.ts';
import { run } from '../test-helpers/run-script.ts';

/** Runs `.ci/run` with a fake npm and an apt-get that fails. */
function ci(npm: string) {
  const root = aFolder({
    'bin/npm': `#!/bin/sh\n${npm}`,
    'bin/apt-get': '#!/bin/sh\necho no such mirror; exit 100',
  });
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  chmodSync(path.join(root, 'bin/apt-get'), 0o755);
  mkdirSync(path.join(root, '.ci'));
  cpSync(path.join(__dirname, '../../.ci/run'), path.join(root, '.ci/run'));
  return run(path.join(root, '.ci/run'), [], '/', { PATH: `${path.join(root, 'bin')}:/usr/bin:/bin` })
    .finished;
}
const lastLine = (output: string) => output.trimEnd().split('\n').at(-1);

test('adds up both runs', async () => {
  const { code, output } = await ci(
    '[ "$1" = test ] && echo "40 passed, 0 failed" || echo "2 passed, 0 failed"',
  );
  expect(lastLine(output)).toBe('42 passed, 0 failed');
  expect(code).toBe(0);
});

test('runs the slow tests and fails if the first ones failed', async () => {
  const { code, output } = await ci(
    'if [ "$1" = test ]; then echo "40 passed, 3 failed"; exit 1; fi; echo "2 passed, 0 failed"',
  );
  expect(lastLine(output)).toBe('42 passed, 3 failed');
  expect(code).toBe(1);
});

test('fails after a run without a count', async () => {
  const { code, output } = await ci(
    'if [ "$1" = test ]; then echo "registry gone"; exit 1; fi; echo "2 passed, 0 failed"',
  );
  expect(lastLine(output)).toBe('2 passed, 1 failed');
  expect(code).toBe(1);
});

test('fails after a failed run without a counted failure', async () => {
  const { code, output } = await ci('echo "5 passed, 0 failed"; exit 1');
  expect(lastLine(output)).toBe('10 passed, 2 failed');
  expect(code).toBe(1);
});
