import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { type BackupFacts, openBackup, writeBackup } from './backup-file.ts';

const facts: BackupFacts = {
  database: 'pglite',
  postgresql: 18,
  schema: 4,
  createdAt: '2026-11-22T12:00:00.000Z',
};
const dump = randomBytes(11_500);

const aFile = () => join(mkdtempSync(join(tmpdir(), 'hotdrop-backup-')), 'site.backup');

const aBackup = async (): Promise<string> => {
  const file = aFile();
  await writeBackup(file, facts, Readable.from([dump.subarray(0, 1000), dump.subarray(1000)]));
  return file;
};

const change = (file: string, edit: (content: Buffer) => Buffer): void =>
  writeFileSync(file, edit(readFileSync(file)));

test('reads the facts and the dump that it has written', async () => {
  const backup = await openBackup(await aBackup());
  expect(backup.facts).toEqual(facts);
  expect((await buffer(backup.read())).equals(dump)).toBe(true);
});

test('lets only its owner read it', async () => {
  expect(statSync(await aBackup()).mode & 0o777).toBe(0o600);
});

test('leaves nothing behind when the dump fails', async () => {
  const file = aFile();
  const failing = Readable.from(
    (async function* () {
      yield dump;
      throw new Error('connection lost');
    })(),
  );
  await expect(writeBackup(file, facts, failing)).rejects.toThrow('connection lost');
  expect(readdirSync(join(file, '..'))).toEqual([]);
});

test('never replaces a file', async () => {
  const file = await aBackup();
  await expect(writeBackup(file, facts, Readable.from([dump]))).rejects.toThrow(
    /exists\. Choose another name/,
  );
  await openBackup(file);
});

test('refuses a truncated backup', async () => {
  const file = await aBackup();
  change(file, (content) => content.subarray(0, content.length - 100));
  await expect(openBackup(file)).rejects.toThrow(/is incomplete or has changed.*Nothing was restored/);
});

test.each([40, 700])('refuses a backup with a changed byte at %i', async (at) => {
  const file = await aBackup();
  change(file, (content) => {
    content[at] = (content[at] ?? 0) ^ 1;
    return content;
  });
  await expect(openBackup(file)).rejects.toThrow(/has changed since it was written|is not a backup/);
});

test('refuses a backup of another format and says which one', async () => {
  const file = aFile();
  writeFileSync(file, gzipSync('{"format":"hotdrop-backup","version":2}\n'));
  await expect(openBackup(file)).rejects.toThrow(/its format is 2, and this version reads format 1/);
});

test.each([
  ['a text', 'select 1;'],
  ['another archive', gzipSync('{"format":"other"}\n')],
  ['an archive without lines', gzipSync('select 1;')],
])('refuses %s', async (_what, content) => {
  const file = aFile();
  writeFileSync(file, content);
  await expect(openBackup(file)).rejects.toThrow(/is not a backup of Hotdrop/);
});
