import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryFileLock } from '@hotdrop/shared-domain/file-lock';
import { StartError } from '../start-error.ts';

/** Two processes on one embedded database would destroy it, so the second one fails with this error. */
export class FolderLockedError extends StartError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Only one process can use an embedded database. ` +
        'Stop the other process, choose another folder (DATA_DIR=./.data-2), or use a PostgreSQL server for both (DATABASE_URL).',
    );
  }
}

/** Locks a folder until the returned function is called or this process ends. */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const unlock = tryFileLock(join(folder, 'lock.sqlite'));
  if (!unlock) throw new FolderLockedError(folder);
  return unlock;
};
