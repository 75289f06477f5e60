import { expect } from '../test.ts';
import { test } from './team-test.ts';
import { copyShells } from './trusted-store.ts';

test('a team with pnpm creates, installs, tests, and checks an area', async ({ ownShell, team }) => {
  test.setTimeout(600_000);
  const { url, store } = await ownShell(copyShells);
  const pnpm = 'npx --yes pnpm@12.21.0';
  await team.create(url, 'clans', '--site', `${url}/pubg`, '--store', store);
  await team.run('mf-clans', `${pnpm} install`);
  expect(await team.run('mf-clans', `${pnpm} test`)).toContain('2 passed, 2 total');
  const checked = await team.run('mf-clans', `${pnpm} check`);
  expect(checked).toContain('its pages render in the shell');
  expect(checked).toContain('can be published');
});

test('an area of a team with a registry depends on the versions of its packages', async ({
  ownShell,
  team,
}) => {
  const { url } = await ownShell();
  await team.create(url, 'clans');
  const { dependencies, devDependencies } = JSON.parse(team.read('mf-clans/package.json'));
  expect({ ...dependencies, ...devDependencies }).toMatchObject({
    '@hotdrop/shared-ui': expect.stringMatching(/^\d+\.\d+\.\d+$/),
    '@hotdrop/area-kit': expect.stringMatching(/^\d+\.\d+\.\d+$/),
    react: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});
