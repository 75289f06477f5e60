/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openAreaStore } from '@hotdrop/shared-host/store';
import { aTempFolder } from '@hotdrop/shared-host/testing';
import { blameSuspect, createSuspectNote } from './suspect-note.ts';

const version = '1.0.0-aaaaaaaaaa';
const importOf = (names: string, file: string) =>
  `import ${names} from ${JSON.stringify(pathToFileURL(path.resolve(__dirname, file)).href)};`;

/**
 * Runs code of an area in a process with a watchdog, until the process has ended. Resolves with the reasons for which the
 * version is quarantined.
 */
async function endWith(code: string) {
  const areaStore = await aTempFolder();
  const areaCache = await aTempFolder();
  await mkdir(path.join(areaStore, 'mf-clans'));
  const folder = path.join(areaCache, 'mf-clans', version, 'node');
  await mkdir(folder, { recursive: true });
  const area = path.join(folder, 'entry.mjs');
  const watchdog = path.join(areaCache, 'watchdog.mjs');
  const main = path.join(areaCache, 'main.mjs');
  const places = { areaStore, areaCache, ownQuarantine: path.join(areaCache, '.quarantine') };
  await writeFile(area, `export async function run() { ${code} }`);
  await writeFile(watchdog, `${importOf('{ runWatchdog }', 'watchdog.ts')} runWatchdog();`);
  await writeFile(
    main,
    `${importOf('{ startFence }', 'start-fence.ts')}
    import { run } from ${JSON.stringify(area)};
    const fence = startFence({
      ...${JSON.stringify(places)},
      script: ${JSON.stringify(watchdog)},
      maxMemory: 1e9,
      maxSilence: 60_000,
      redact: (text) => text.replaceAll('key', '[secret]'),
      onSlow() {},
      onThreadTime() {},
    });
    globalThis.fence = fence;
    const version = { area: 'mf-clans', version: ${JSON.stringify(version)}, manifest: { owner: 'clans@x' } };
    setTimeout(() => fence.run(version, run), 300);
    setTimeout(() => {}, 30_000);`,
  );
  await new Promise<void>((resolve) => {
    execFile(process.execPath, [main], () => resolve());
  });
  return (await openAreaStore(areaStore).quarantined('mf-clans')).map(({ reason }) => reason);
}

test.each([
  ['process.exit', 'setTimeout(() => process.exit(0), 10)', 'it ended the server with process.exit(0)'],
  ['process.abort', 'setTimeout(() => process.abort(), 10)', 'it ended the server with process.abort()'],
  [
    'an error',
    'setTimeout(() => { throw new Error("no clan: key") }, 10)',
    'it ended the server with an error: no clan: [secret]',
  ],
  [
    'a global that cannot be restored',
    `globalThis.fence.end({ area: 'mf-clans', version: '${version}' }, 'it replaced the global fetch')`,
    'it replaced the global fetch',
  ],
])('quarantines a version that ends the process with %s', async (_, code, reason) => {
  expect(await endWith(code)).toEqual([reason]);
});

const suspect = { area: 'mf-clans', version };

/** What the next start blames, after these observations of a process that is killed then. */
async function blameAfter(...observations: readonly { beats: number; isMemoryScarce: boolean }[]) {
  const areaStore = await aTempFolder();
  const areaCache = await aTempFolder();
  await mkdir(path.join(areaStore, 'mf-clans'));
  const note = createSuspectNote(areaCache);
  note.setHolder(suspect, 7);
  for (const observation of observations) note.observe(observation);
  const places = { areaStore, areaCache, ownQuarantine: 'unused' };
  await blameSuspect(places, () => {});
  // It is blamed once.
  await blameSuspect(places, () => {});
  return (await openAreaStore(areaStore).quarantined('mf-clans')).map(({ reason }) => reason);
}

test('quarantines a version that held the thread and used much memory when the process was killed', async () => {
  const reasons = await blameAfter(
    { beats: 7, isMemoryScarce: false },
    { beats: 7, isMemoryScarce: true },
    { beats: 7, isMemoryScarce: true },
  );
  expect(reasons).toEqual(['it held the server’s thread and used much memory until the server was killed']);
});

test.each([
  ['the thread reports again', { beats: 8, isMemoryScarce: true }],
  ['the memory is free again', { beats: 7, isMemoryScarce: false }],
])('blames no version when %s before the process is killed', async (_, last) => {
  expect(await blameAfter({ beats: 7, isMemoryScarce: true }, last)).toEqual([]);
});
