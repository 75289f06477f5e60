import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aTempFolder, filesIn } from '../testing/index.ts';
import { openShellBuilds } from './shell-builds.ts';

/** Writes a shell's server build into a new folder. */
async function aShellBuild(says: string) {
  const dir = await aTempFolder();
  await mkdir(path.join(dir, 'chunks'));
  await writeFile(path.join(dir, 'main.cjs'), says);
  await writeFile(path.join(dir, 'main.cjs.map'), '{}');
  await writeFile(path.join(dir, 'chunks/home.cjs'), 'home');
  return dir;
}

describe('in a store', () => {
  it('keeps the two newest shells and copies them into a folder', async () => {
    const place = path.join(await aTempFolder(), 'store');
    const builds = openShellBuilds(place);
    const [one, two, three] = [
      await builds.add(await aShellBuild('one'), '1.0.0'),
      await builds.add(await aShellBuild('two'), '1.0.0'),
      await builds.add(await aShellBuild('three'), '1.1.0'),
    ];
    expect(await builds.list()).toEqual([three, two]);
    const dir = path.join(await aTempFolder(), 'copy');
    await builds.copy(two, dir);
    expect(await filesIn(dir)).toEqual({ 'main.cjs': 'two', 'chunks/home.cjs': 'home' });
    await expect(builds.copy(one, dir)).rejects.toThrow('is missing');
  });

  it('stores the shells of two publishers at the same time', async () => {
    const place = path.join(await aTempFolder(), 'store');
    const [one, two] = await Promise.all(
      ['one', 'two'].map(async (says) => openShellBuilds(place).add(await aShellBuild(says), '1.0.0')),
    );
    expect((await openShellBuilds(place).list()).sort()).toEqual([one, two].sort());
  });
});

it('lists no shells in an empty store', async () => {
  expect(await openShellBuilds(await aTempFolder()).list()).toEqual([]);
});

it('replaces a changed copy, and refuses a changed stored file', async () => {
  const place = await aTempFolder();
  const builds = openShellBuilds(place);
  const version = await builds.add(await aShellBuild('one'), '1.0.0');
  const dir = path.join(await aTempFolder(), 'copy');
  await builds.copy(version, dir);
  await appendFile(path.join(dir, 'main.cjs'), ' changed');
  await builds.copy(version, dir);
  expect((await filesIn(dir))['main.cjs']).toBe('one');
  await appendFile(path.join(place, '_shell', version, 'main.cjs'), ' changed');
  await rm(dir, { recursive: true });
  await expect(builds.copy(version, dir)).rejects.toThrow('main.cjs has 11 bytes instead of 3');
});
