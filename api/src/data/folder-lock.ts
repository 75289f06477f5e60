import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryFileLock } from '@hotdrop/shared-domain/file-lock';

/** Two processes in one embedded database destroy it: the first takes this lock, the second is told why not. */
export class FolderTakenError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process, and an embedded database takes one process at a time. ` +
        'Stop that process, or give this one a folder of its own (DATA_DIR=./.data-2), or let both use a PostgreSQL server (DATABASE_URL).',
    );
    this.name = 'FolderTakenError';
  }
}

/** Locks a folder for as long as this process lives, or until what is returned gives it back. */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const unlock = tryFileLock(join(folder, 'lock.sqlite'));
  if (!unlock) throw new FolderTakenError(folder);
  return unlock;
};
