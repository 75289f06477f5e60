import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'hotdrop-lock-'));

const lockSource = join(__dirname, 'folder-lock.ts');
const holder = `
  import { lockFolder } from '${lockSource}';
  try { lockFolder(process.argv[1]); console.log('held'); } catch (error) { console.log(error.name); }
  setInterval(() => {}, 1e6);`;

const processes: ChildProcess[] = [];
afterEach(() => {
  for (const each of processes.splice(0)) each.kill('SIGKILL');
});

/** Starts a process that tries to lock the folder and keeps running. */
const another = async (folder: string): Promise<{ readonly said: string; kill(): Promise<void> }> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  processes.push(child);
  const [said] = await once(child.stdout, 'data');
  return {
    said: String(said).trim(),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

test('refuses a second lock and says what to do', () => {
  const folder = aFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/in use by another process.*DATA_DIR/);
  unlock();
  lockFolder(folder)();
});

test('releases the lock when its process is killed', async () => {
  const folder = aFolder();
  const first = await another(folder);
  expect(first.said).toBe('held');
  expect(() => lockFolder(folder)).toThrow(/in use by another process/);
  await first.kill();
  expect(() => lockFolder(folder)()).not.toThrow();
});
