#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { AreaNameError, readAreaName, writeArea } from './write-area.ts';

/** `npm create @hotdrop/area clans` creates the repository `mf-clans` in the current folder. */

try {
  const name = readAreaName(process.argv.slice(2), 'npm create @hotdrop/area');
  const dir = path.resolve(`mf-${name}`);
  await writeArea(name, { dir, kind: 'own-repository' });
  // A repository that contains the folder already, or a machine without git, is fine.
  spawnSync('git', ['init', '--quiet'], { cwd: dir, stdio: 'ignore' });
  console.log(`mf-${name}/ is a repository with one page and one part. Next:

  cd mf-${name}
  npm install
  npm run dev      the area alone, with invented answers
  npm test
  npm run check    what would prevent publishing

README.md has the other commands.`);
} catch (error) {
  const isUsage = error instanceof AreaNameError;
  console.error(isUsage ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
}
