import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Creates a folder with these files for one test, and removes it after the test. */
export function aFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-test-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

/** Runs Node to its end. */
export const runNode = (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
  new Promise<{ readonly code: number; readonly output: string }>((resolve) => {
    execFile(process.execPath, args, { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stderr + stdout }),
    );
  });

/** Runs TypeScript with Node in a folder. */
export function runScript(folder: string, code: string, args: readonly string[] = []) {
  writeFileSync(path.join(folder, 'script.mts'), code);
  return runNode(folder, ['script.mts', ...args]);
}
