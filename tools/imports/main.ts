import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFile, screensIn } from './check-file.ts';

/** `node tools/imports/main.ts` reads every source file that git knows or would add. */
const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file.includes('/') && existsSync(path.join(root, file)));

const screens = screensIn(files);
const findings = files.flatMap((file) =>
  checkFile(file, readFileSync(path.join(root, file), 'utf8'), screens),
);
for (const { at, what, advice } of findings) console.log(`${at} ${what}\n  ${advice}`);
console.log(`${files.length} files, ${findings.length} forbidden imports`);
process.exitCode = findings.length > 0 ? 1 : 0;
