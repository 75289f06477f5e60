import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '../test.ts';
import { copiedWorkTree } from './copied-work-tree.ts';
import { test } from './own-shell.ts';

const area = 'mf-tiny';
const files = {
  'package.json': JSON.stringify({ name: area, version: '0.1.0', type: 'module' }),
  'src/manifest.ts': `
    import { defineArea } from '@hotdrop/shared-domain/contract';
    export default defineArea({
      id: '${area}', owner: 'tiny@hotdrop.example', contract: 1, routes: ['tiny'], smoke: ['tiny'],
    });`,
  'src/area.tsx': `
    import { createArea } from '@hotdrop/shared-ui/area';
    import { PageMeta } from '@hotdrop/shared-ui/page-meta';
    const Tiny = () => (
      <>
        <PageMeta title="Tiny" description="The page of two files" />
        <h1>Two files are an area</h1>
      </>
    );
    export const area = createArea(({ pages }) => [pages([{ path: 'tiny', Component: Tiny }])]);`,
};

test('a manifest and an area.tsx are an area: without menu, catalogs, and modules, it is in English', async ({
  page,
  ownShell,
}) => {
  const { url, store, stateOf } = await ownShell();
  const copy = copiedWorkTree();
  try {
    mkdirSync(path.join(copy, area, 'src'), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(copy, area, file), text);
    symlinkSync('../mf-statistics/node_modules', path.join(copy, area, 'node_modules'));
    const publish = ['tools/area/main.ts', 'publish', area, '--untried', '--json'];
    const output = execFileSync(process.execPath, publish, {
      cwd: copy,
      env: { ...process.env, AREA_STORE: store },
      encoding: 'utf8',
    });
    const [{ version }] = JSON.parse(output).areas;
    await expect.poll(async () => (await stateOf(area))?.stable).toBe(version);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }

  const answer = await page.goto(`${url}/pubg/tiny?hl=ko`);
  expect([answer?.status(), await answer?.text()]).toEqual([
    200,
    expect.stringContaining('<h1>Two files are an area</h1>'),
  ]);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Two files are an area');
  await page.getByRole('banner').getByRole('link', { name: 'Hotdrop' }).first().click();
  await expect(page).not.toHaveURL(/tiny/);
  await page.goBack();
  await expect(heading).toHaveText('Two files are an area');
});
