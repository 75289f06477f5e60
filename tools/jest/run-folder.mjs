import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The folder for temporary files of one run. Tests create theirs below `os.tmpdir()`, which reads TMPDIR, and workers
 * inherit the environment. So nothing is left on the machine, also when a test fails before it cleans up.
 */
export default function createRunFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-tests-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
