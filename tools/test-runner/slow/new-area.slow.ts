import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../../site-runner/index.ts';
import { copyWorkTree } from '../../test-helpers/copy-work-tree.ts';

const checkout = mkdtempSync(path.join(tmpdir(), 'hotdrop-new-area-'));
after(() => rmSync(checkout, { recursive: true, force: true }));

const bin = path.join(checkout, 'node_modules', '.bin');
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: checkout, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const git = (...args: string[]) =>
  run('git', '-c', 'user.name=test', '-c', 'user.email=test@hotdrop.example', ...args);
const area = (...args: string[]) => run(process.execPath, 'tools/area/main.ts', ...args);

before(() => {
  copyWorkTree(root, checkout);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'before');
  const { packageManager } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8'));
  run('npx', '--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=silent');
  area('new', 'weapon-mastery');
});

test('changes nothing outside its folder except the lockfile', () => {
  const changed = git('status', '--porcelain').split('\n').filter(Boolean).sort();
  assert.deepEqual(changed, [' M pnpm-lock.yaml', '?? mf-weapon-mastery/']);
});

test('the lockfile gains lines for the area and loses none', () => {
  const [added, removed] = git('diff', '--numstat', 'pnpm-lock.yaml').split('\t').map(Number);
  assert.ok(Number(added) > 0);
  assert.equal(removed, 0);
});

test('is formatted, typed and complete in every language', () => {
  run('biome', 'ci', '--error-on-warnings', 'mf-weapon-mastery');
  run(process.execPath, 'tools/lingui/texts.ts', 'check', 'mf-weapon-mastery');
  run('tsc', '--project', 'tsconfig.json');
});

test('passes its own tests', () => {
  run('jest', '--ci', '--selectProjects', 'pages', '--silent', 'mf-weapon-mastery');
});

test('can be published, and publishing it again changes nothing', () => {
  const publish = () => JSON.parse(area('publish', 'mf-weapon-mastery', '--untried', '--json')).areas[0];
  const first = publish();
  assert.equal(first.isNew, true);
  const second = publish();
  assert.deepEqual([second.isNew, second.version], [false, first.version]);
  assert.match(area('list'), /^mf-weapon-mastery +0\.1\.0-/m);
});
