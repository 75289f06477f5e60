import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

/** Copies all files of a work tree that git tracks or would add. */
export function copyWorkTree(from: string, to: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
  });
  // git also lists deleted files before the commit.
  for (const file of list.split('\0').filter((name) => name && existsSync(path.join(from, name)))) {
    cpSync(path.join(from, file), path.join(to, file));
  }
}
