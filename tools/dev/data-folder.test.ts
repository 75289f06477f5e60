import path from 'node:path';
import { tryFileLock } from '@hotdrop/shared-domain/file-lock';
import { aFolder } from '../test-helpers/a-folder.ts';
import { checkDataFolder } from './data-folder.ts';

test('refuses a data folder that is in use, and names another', () => {
  const root = aFolder({ '.data/notes.txt': '' });
  const unlock = tryFileLock(path.join(root, '.data', 'lock.sqlite'));
  expect(() => checkDataFolder(root, {})).toThrow(/in use by another process.*DATA_DIR=/);
  expect(() => checkDataFolder(root, { DATA_DIR: './.data-2' })).not.toThrow();
  expect(() => checkDataFolder(root, { DATABASE_URL: 'postgres://localhost/hotdrop' })).not.toThrow();
  unlock?.();
});

test('leaves a free data folder to the API host', () => {
  const root = aFolder({ '.data/notes.txt': '' });
  checkDataFolder(root, {});
  expect(tryFileLock(path.join(root, '.data', 'lock.sqlite'))?.()).toBeUndefined();
  expect(() => checkDataFolder(root, {})).not.toThrow();
});
