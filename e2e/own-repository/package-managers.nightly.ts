import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testAreaStore } from '@hotdrop/tools/site-runner';
import { expect } from '../test.ts';
import { test } from './team-test.ts';

test('a team with pnpm creates, installs, tests, and checks an area', async ({ team }) => {
  test.setTimeout(600_000);
  const pnpm = 'npx --yes pnpm@12.21.0';
  await team.run('.', `${pnpm} create @hotdrop/area clans`);
  await team.run('mf-clans', `${pnpm} install`);
  expect(await team.run('mf-clans', `${pnpm} test`)).toContain('2 passed, 2 total');
  const checked = await team.run('mf-clans', `${pnpm} check`, { AREA_STORE: testAreaStore });
  expect(checked).toContain('its pages render in the shell');
  expect(checked).toContain('can be published');
});

// yarn resolves the packages of every platform, which not every registry has, so this test installs nothing.
test('a team with yarn creates an area on the day of its packages', async ({ team }) => {
  const settings = {
    npmScopes: { hotdrop: { npmRegistryServer: team.registry } },
    unsafeHttpWhitelist: ['127.0.0.1'],
    npmPreapprovedPackages: ['@hotdrop/*'],
  };
  // YAML contains JSON.
  writeFileSync(path.join(team.folder, 'home', '.yarnrc.yml'), JSON.stringify(settings));
  await team.run('.', 'npx --yes @yarnpkg/cli-dist@4.18.1 create @hotdrop/area clans');
  const files = ['package.json', '.yarnrc.yml', 'src/overview/overview.page.tsx', 'catalogs/ko.po'];
  expect(files.filter((file) => !existsSync(path.join(team.folder, 'mf-clans', file)))).toEqual([]);
});
