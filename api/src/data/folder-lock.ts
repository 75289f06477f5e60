import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two processes in one embedded database destroy it: the first takes this lock, the second is told why not. */
export class FolderTakenError extends Error {
  constructor(folder: string, holder: number) {
    super(
      `The data folder ${folder} is in use by process ${holder}, and an embedded database takes one process at a time. ` +
        'Stop that process, or give this one a folder of its own (DATA_DIR=./.data-2), or let both use a PostgreSQL server (DATABASE_URL).',
    );
    this.name = 'FolderTakenError';
  }
}

const isAlive = (process_: number): boolean => {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const tryToWrite = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Locks a folder for this process and returns what gives it back. A lock whose process died is taken over. */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    if (tryToWrite(file)) return () => rmSync(file, { force: true });
    const holder = Number(readFileSync(file, 'utf8'));
    if (Number.isInteger(holder) && holder > 0 && isAlive(holder)) throw new FolderTakenError(folder, holder);
    rmSync(file, { force: true });
  }
  throw new FolderTakenError(folder, 0);
};
