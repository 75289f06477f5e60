import { existsSync } from 'node:fs';
import path from 'node:path';

/** Whether a program is in a folder of PATH. */
export const isInstalled = (program: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => folder && existsSync(path.join(folder, program)));
