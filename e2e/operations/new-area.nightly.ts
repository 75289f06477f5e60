import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@hotdrop/tools/site-runner';
import { copyWorkTree } from '@hotdrop/tools/testing';
import { expect, test } from '@playwright/test';

test('a new area is one command, touches nothing else, passes all checks, and can be published at once', () => {
  test.setTimeout(600_000);
  const checkout = mkdtempSync(path.join(tmpdir(), 'hotdrop-new-area-'));
  const PATH = `${path.join(checkout, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`;
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: checkout, env: { ...process.env, PATH }, encoding: 'utf8' });
  const git = (...args: string[]) =>
    run('git', '-c', 'user.name=test', '-c', 'user.email=test@hotdrop.example', ...args);
  const area = (...args: string[]) => run('node', 'tools/area/main.ts', ...args);
  const publish = () => JSON.parse(area('publish', 'mf-weapon-mastery', '--untried', '--json')).areas[0];
  try {
    copyWorkTree(root, checkout);
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'before');
    const { packageManager } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8'));
    run('npx', '--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=silent');
    area('new', 'weapon-mastery');

    const changed = git('status', '--porcelain').split('\n').filter(Boolean).sort();
    expect(changed).toEqual([' M pnpm-lock.yaml', '?? mf-weapon-mastery/']);
    const [added, removed] = git('diff', '--numstat', 'pnpm-lock.yaml').split('\t').map(Number);
    expect([Number(added) > 0, removed]).toEqual([true, 0]);

    run('biome', 'ci', '--error-on-warnings', 'mf-weapon-mastery');
    run('node', 'tools/lingui/texts.ts', 'check', 'mf-weapon-mastery');
    run('tsc', '--project', 'tsconfig.json');
    run('jest', '--ci', '--silent', 'mf-weapon-mastery');

    const first = publish();
    expect(first.isNew).toBe(true);
    expect(publish()).toMatchObject({ isNew: false, version: first.version });
    expect(area('list')).toMatch(/^mf-weapon-mastery +0\.1\.0-/m);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
});
