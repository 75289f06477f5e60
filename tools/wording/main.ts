import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFile } from './check-file.ts';
import { checkLists } from './check-lists.ts';

/** Folders and files that still have words to replace. Delete a line when `node tools/wording/main.ts PLACE` passes. */
const excluded: readonly string[] = [
  // Keeps the old name of a token for areas of contract 1.
  'shared-ui/src/tokens.css',
];

/**
 * `node tools/wording/main.ts [FOLDER …]` checks the words in comments and names of the source files that git lists, and
 * without folders also the lists of folders and decisions.
 */
const root = path.resolve(import.meta.dirname, '../..');
const folders = process.argv.slice(2);
const patterns = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs', '*.css'];
const isExcluded = (file: string) =>
  folders.length === 0 && excluded.some((place) => file === place || file.startsWith(`${place}/`));

const listFiles = (...only: readonly string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...only], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const files = listFiles(...patterns)
  .filter((file) => !isExcluded(file))
  .filter((file) => folders.length === 0 || folders.some((folder) => file.startsWith(`${folder}/`)));

const findings = files.flatMap((file) => checkFile(file, read(file)));
for (const { file, line, word, instead } of findings) {
  console.log(`${file}:${line} "${word}": write ${instead}`);
}
const missing =
  folders.length > 0
    ? []
    : checkLists(listFiles(), (file) => (existsSync(path.join(root, file)) ? read(file) : undefined));
for (const entry of missing) console.log(entry);
console.log(
  `${files.length} files, ${findings.length} words to replace, ${missing.length} entries of lists to correct`,
);
process.exitCode = findings.length + missing.length > 0 ? 1 : 0;
