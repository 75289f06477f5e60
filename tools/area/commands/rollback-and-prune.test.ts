import { quarantine } from '@hotdrop/shared-host/store';
import { aWorkTree, type WorkTree } from '../testing.ts';

let tree: WorkTree;
beforeEach(async () => {
  tree = await aWorkTree('mf-clans', 'mf-maps');
});

describe('rollback', () => {
  it('makes the previous version live again, or the given one', async () => {
    const versions: string[] = [];
    for (const says of ['one', 'two', 'three']) {
      tree.change('mf-clans', { says });
      await tree.area('publish', 'mf-clans');
      versions.push(await tree.stable('mf-clans'));
    }
    await tree.area('rollback', 'mf-clans');
    expect(await tree.stable('mf-clans')).toBe(versions[1]);
    await tree.area('rollback', 'mf-clans', '--to', versions[2] ?? '');
    expect(await tree.stable('mf-clans')).toBe(versions[2]);
  });
});

describe('prune', () => {
  const publishAt = async (now: string, says: string, ...args: string[]) => {
    tree.clock.now = now;
    tree.change('mf-clans', { says });
    const [{ version }] = (await tree.json('publish', 'mf-clans', ...args)).areas;
    return version;
  };

  it('removes old, unused versions, and keeps live, canary, and young ones, and those of the next two rollbacks', async () => {
    const ancient = await publishAt('2025-12-31T00:00:00Z', 'ancient');
    const oldest = await publishAt('2026-01-01T00:00:00Z', 'oldest');
    const previous = await publishAt('2026-01-02T00:00:00Z', 'previous');
    const live = await publishAt('2026-01-03T00:00:00Z', 'live');
    const ended = await publishAt('2026-03-01T00:00:00Z', 'ended canary', '--canary', '5');
    const canary = await publishAt('2026-01-04T00:00:00Z', 'canary', '--canary', '10');
    tree.clock.now = '2026-03-15T00:00:00Z';
    expect(await tree.json('prune')).toEqual({ removed: [{ area: 'mf-clans', version: ancient }] });
    expect(tree.stored('mf-clans').sort()).toEqual([oldest, previous, live, ended, canary].sort());
    expect((await tree.area('prune', '--days', '7')).output).toContain(ended);
    expect((await tree.area('prune')).output).toContain('Nothing to remove');
  });

  it('keeps files for tabs that were opened while a version was live, even if its build is old', async () => {
    const long = await publishAt('2026-01-01T00:00:00Z', 'live for months');
    const canary = await publishAt('2026-01-02T00:00:00Z', 'a canary for months', '--canary', '5');
    await publishAt('2026-03-14T00:00:00Z', 'replaced');
    await publishAt('2026-03-14T06:00:00Z', 'replaced, too');
    await publishAt('2026-03-14T12:00:00Z', 'live');
    tree.clock.now = '2026-03-15T00:00:00Z';
    expect(await tree.json('prune')).toEqual({ removed: [] });
    tree.clock.now = '2026-04-14T00:00:00Z';
    const { removed } = await tree.json('prune');
    expect(removed.map((one: { version: string }) => one.version).sort()).toEqual([long, canary].sort());
  });
});

it('lifts the quarantine of a version, which list shows until then', async () => {
  await tree.area('publish', 'mf-clans');
  const version = await tree.stable('mf-clans');
  const entry = { version, reason: 'its code called process.exit', at: '2026-11-28T10:00:00.000Z' };
  await quarantine({ store: tree.storeDir, ownFolder: 'unused' }, 'mf-clans', entry);
  expect((await tree.area('list')).output).toContain(
    `mf-clans ${version} is quarantined since ${entry.at}: its code called process.exit`,
  );
  expect(await tree.area('lift', 'clans', version)).toMatchObject({ exitCode: 0 });
  expect((await tree.area('list')).output).not.toContain('quarantined');
  expect(await tree.area('lift', 'clans')).toMatchObject({
    exitCode: 2,
    output: `${tree.storeDir} has no quarantine of mf-clans.`,
  });
});
