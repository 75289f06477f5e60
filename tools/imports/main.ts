import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFile, findImports, screensIn } from './check-file.ts';
import { findCycles } from './find-cycles.ts';

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
const code = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
const findings = [...code].flatMap(([file, text]) => checkFile(file, text, screens));
const cycles = findCycles(
  new Map(
    [...code].map(([file, text]) => [
      file,
      findImports(text).map(({ from }) => path.posix.join(path.posix.dirname(file), from)),
    ]),
  ),
);
for (const { at, what, advice } of findings) console.log(`${at} ${what}\n  ${advice}`);
for (const cycle of cycles)
  console.log(
    `These files import each other. Move the shared code to another file:\n  ${cycle.join('\n  ')}`,
  );
console.log(`${files.length} files, ${findings.length} forbidden imports, ${cycles.length} cycles`);
process.exitCode = findings.length + cycles.length > 0 ? 1 : 0;
