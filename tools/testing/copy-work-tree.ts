import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

/** Copies everything of a work tree that git has or would take. */
export function copyWorkTree(from: string, to: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
  });
  // A file that was deleted and not committed yet is listed, too.
  for (const file of list.split('\0').filter((name) => name && existsSync(path.join(from, name)))) {
    cpSync(path.join(from, file), path.join(to, file));
  }
}
