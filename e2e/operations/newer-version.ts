import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const migrations = 'api/src/data/migrations';
const tag = '9999_rehearsal';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number }[];
}

/** Creates a newer version of the API host in a folder: the same code with one more migration, which adds a column. */
export function createNewerVersion(root: string, folder: string): string {
  const isSource = (file: string) => path.basename(file) !== 'node_modules';
  for (const part of ['api', 'deploy']) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter: isSource });
  }
  symlinkSync(path.join(root, 'api/node_modules'), path.join(folder, 'api/node_modules'));
  const file = path.join(folder, migrations, 'meta/_journal.json');
  const journal: Journal = JSON.parse(readFileSync(file, 'utf8'));
  const last = journal.entries.at(-1);
  const entry = {
    ...last,
    idx: journal.entries.length,
    when: (last?.when ?? 0) + 1000,
    tag,
  };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(
    path.join(folder, migrations, `${tag}.sql`),
    'alter table "comments" add column "rehearsed" boolean default true not null;',
  );
  return folder;
}
