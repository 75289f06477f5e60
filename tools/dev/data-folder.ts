import { existsSync } from 'node:fs';
import path from 'node:path';
import { tryFileLock } from '@hotdrop/shared-domain/file-lock';

/** Fails if another process uses the embedded database: the API host would find out only after all builds. */
export function checkDataFolder(root: string, { DATA_DIR, DATABASE_URL }: NodeJS.ProcessEnv): void {
  const folder = path.resolve(root, DATA_DIR || '.data');
  if (DATABASE_URL || !existsSync(folder)) return;
  const unlock = tryFileLock(path.join(folder, 'lock.sqlite'));
  if (!unlock) {
    throw new Error(
      `The data folder ${folder} is in use by another process, such as npm start. Stop that process, or use another folder: DATA_DIR=./.data-2 npm run dev`,
    );
  }
  unlock();
}
