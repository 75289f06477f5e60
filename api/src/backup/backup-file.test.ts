import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type BackupFacts, openBackup, writeBackup } from './backup-file.ts';

const facts: BackupFacts = {
  database: 'pglite',
  postgresql: 18,
  schema: 4,
  createdAt: '2026-11-22T12:00:00.000Z',
};
const dump = Buffer.from('the dump of a database '.repeat(500));

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
  await expect(openBackup(file)).rejects.toThrow(/is incomplete: 11400 of 11500 bytes.*Nothing was restored/);
});

test.each([
  ['in the dump', 700, 'X'],
  ['in the padding of the header', 500, '\t'],
  ['of the schema version', '"schema":4', '3'],
])('refuses a backup with a changed byte %s', async (_where, at, byte) => {
  const file = await aBackup();
  change(file, (content) => {
    const index = typeof at === 'number' ? at : content.indexOf(at) + at.length - 1;
    content.write(byte, index);
    return content;
  });
  await expect(openBackup(file)).rejects.toThrow(/has changed since it was written|is not a backup/);
});

test('refuses a backup of another format and says which one', async () => {
  const file = await aBackup();
  change(file, (content) => Buffer.from(content.toString().replace('"version":1', '"version":2')));
  await expect(openBackup(file)).rejects.toThrow(/its format is 2, and this version reads format 1/);
});

test.each([
  ['an empty file', ''],
  ['a text', 'select 1;'],
  ['other JSON', '{"format":"other"}'],
])('refuses %s', async (_what, content) => {
  const file = aFile();
  writeFileSync(file, content);
  await expect(openBackup(file)).rejects.toThrow(/is not a backup of Hotdrop/);
});
