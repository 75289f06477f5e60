import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import * as v from 'valibot';

/*
 * A backup is one file: a header of fixed size, one line of JSON padded with spaces, and the compressed dump of the
 * database. The header's checksum covers both.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const factsSchema = v.strictObject({
  database: v.picklist(['pglite', 'postgresql']),
  /** The major version of PostgreSQL. The files of an embedded database fit no other one. */
  postgresql: count,
  /** The schema version of the database: the number of its migrations. */
  schema: count,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});

export type BackupFacts = v.InferOutput<typeof factsSchema>;

export const parseFacts = (text: string): BackupFacts => v.parse(factsSchema, JSON.parse(text));

const headerSchema = v.strictObject({
  format: v.literal('hotdrop-backup'),
  version: v.literal(1),
  ...factsSchema.entries,
  /** The length of the dump. */
  bytes: count,
  sha256: v.pipe(v.string(), v.hexadecimal(), v.length(64)),
});

type Header = v.InferOutput<typeof headerSchema>;

const headerSize = 512;

/** A backup that cannot be written, or must not be restored. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const renderHeader = (header: Header): Buffer =>
  Buffer.from(`${JSON.stringify(header).padEnd(headerSize - 1)}\n`);

/** Hashes a dump and then its header. */
const createChecksum = () => {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add(chunk: Buffer) {
      hash.update(chunk);
      bytes += chunk.length;
    },
    finish(facts: BackupFacts): Header {
      const header = { format: 'hotdrop-backup', version: 1, ...facts, bytes } as const;
      return v.parse(headerSchema, { ...header, sha256: hash.update(JSON.stringify(header)).digest('hex') });
    },
  };
};

const writeTo = async (handle: FileHandle, facts: BackupFacts, dump: Readable): Promise<void> => {
  const checksum = createChecksum();
  await handle.writeFile(Buffer.alloc(headerSize));
  for await (const chunk of dump) {
    checksum.add(chunk);
    await handle.writeFile(chunk);
  }
  await handle.write(renderHeader(checksum.finish(facts)), 0, headerSize, 0);
  await handle.sync();
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
};

/** Writes a backup completely or not at all, also when the process or the machine stops. */
export const writeBackup = async (file: string, facts: BackupFacts, dump: Readable): Promise<void> => {
  if (existsSync(file))
    throw new BackupError(`${file} exists. Choose another name, or remove the file first.`);
  const draft = `${file}.${process.pid}.tmp`;
  // Comments, names, and addresses of profiles are for the operator only.
  const handle = await open(draft, 'wx', 0o600);
  try {
    await writeTo(handle, facts, dump);
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
};

const parseHeader = (file: string, text: string): Header => {
  const refusal = new BackupError(`${file} is not a backup of Hotdrop. Nothing was restored.`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refusal;
  }
  const named = v.safeParse(v.object({ format: v.literal('hotdrop-backup'), version: v.number() }), json);
  if (!named.success) throw refusal;
  if (named.output.version !== 1) {
    throw new BackupError(
      `${file} was written by another version of Hotdrop: its format is ${named.output.version}, and this version reads format 1. Restore it with the version that wrote it. Nothing was restored.`,
    );
  }
  const header = v.safeParse(headerSchema, json);
  if (!header.success || renderHeader(header.output).toString() !== text) throw changed(file);
  return header.output;
};

const changed = (file: string): BackupError =>
  new BackupError(
    `${file} has changed since it was written: its checksum is wrong. Use another backup. Nothing was restored.`,
  );

const readHeader = async (file: string): Promise<Header> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerSize), 0, headerSize, 0);
    return parseHeader(file, buffer.toString('utf8', 0, bytesRead));
  } finally {
    await handle.close();
  }
};

const readDump = (file: string): Readable => createReadStream(file, { start: headerSize });

export interface Backup {
  readonly facts: BackupFacts;
  /** Reads the compressed dump. */
  readonly read: () => Readable;
}

/** Reads a whole backup and refuses it unless it is exactly the file that was written. */
export const openBackup = async (file: string): Promise<Backup> => {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const { format, version, bytes, sha256, ...facts } = await readHeader(file);
  const checksum = createChecksum();
  for await (const chunk of readDump(file)) checksum.add(chunk);
  const found = checksum.finish(facts);
  if (found.bytes < bytes) {
    throw new BackupError(
      `${file} is incomplete: ${found.bytes} of ${bytes} bytes of its dump are there. Use another backup. Nothing was restored.`,
    );
  }
  if (found.sha256 !== sha256) throw changed(file);
  return { facts, read: () => readDump(file) };
};
