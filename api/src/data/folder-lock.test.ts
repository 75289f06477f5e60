import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'hotdrop-lock-'));

test('keeps a second one off, and says what to do', () => {
  const folder = aFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/in use by process \d+.*DATA_DIR/);
  unlock();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
  lockFolder(folder)();
});

test('takes over the lock of a process that died', () => {
  const folder = aFolder();
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  writeFileSync(join(folder, 'lock'), String(pid));
  expect(() => lockFolder(folder)()).not.toThrow();
});

test('takes over a lock that nobody can have written', () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'lock'), 'half');
  expect(() => lockFolder(folder)()).not.toThrow();
});
