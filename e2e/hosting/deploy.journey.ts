import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPublishingStore, releaseStable, rollBack } from '@hotdrop/shared-host/store';
import { describeBuild } from '@hotdrop/tools/area';
import { expect } from '../journey.ts';
import { journey } from './own-shell.ts';

const area = 'mf-leaderboards';

/** Publishes a copy of the live version whose page says something else, as a team's next deploy would. */
async function publishChanged(store: string, from: string, to: string): Promise<string> {
  const publishing = openPublishingStore(store);
  const before = await publishing.pointer(area);
  const stored = path.join(store, area, before.stable);
  const { version: _, builtAt: __, files: ___, ...manifest } = await publishing.manifest(area, before.stable);
  const dir = path.join(store, '..', 'changed');
  cpSync(stored, dir, { recursive: true });
  for (const file of Object.keys((await publishing.manifest(area, before.stable)).files)) {
    if (!file.includes('texts-en')) continue;
    const text = readFileSync(path.join(dir, file), 'utf8');
    writeFileSync(path.join(dir, file), text.replaceAll(from, to));
    rmSync(path.join(dir, `${file}.br`), { force: true });
  }
  const { id, owner, contract, routes, menu, smoke, languages, web, node } = manifest;
  const next = await describeBuild(
    area,
    { dir, web, node, languages },
    { source: { id, owner, contract, routes, menu, smoke }, packageVersion: '9.0.0', now: new Date() },
  );
  await publishing.publishVersion(dir, next);
  await publishing.movePointer(area, before.revision, releaseStable(before, next.version));
  return next.version;
}

journey(
  'a deploy reaches the next visitor, a rollback takes it back, and no request fails',
  async ({ ownShell }) => {
    const { url, store } = await ownShell();
    const address = `${url}/pubg/ranks/steam/squad`;
    const answers: number[] = [];
    let isVisiting = true;
    const visits = (async () => {
      while (isVisiting) answers.push((await fetch(address)).status);
    })();
    const heading = async () => /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(address)).text())?.[1] ?? '';

    await expect.poll(heading).toContain('leaderboard');
    await publishChanged(store, 'leaderboard', 'hall of fame');
    await expect.poll(heading, { timeout: 15_000 }).toContain('hall of fame');

    const publishing = openPublishingStore(store);
    const pointer = await publishing.pointer(area);
    await publishing.movePointer(area, pointer.revision, rollBack(pointer));
    await expect.poll(heading, { timeout: 15_000 }).toContain('leaderboard');

    isVisiting = false;
    await visits;
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
  },
);
