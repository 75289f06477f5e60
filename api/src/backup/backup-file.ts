import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';

/*
 * A backup is a gzip file of one line of JSON and the dump of the database. The checksum of gzip covers both.
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

const firstLineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ format: v.literal('hotdrop-backup'), version: v.number() }),
);

/** A backup that cannot be written, or must not be restored. */
export class BackupError extends Error {
  override name = 'BackupError';
}

async function* addFacts(facts: BackupFacts, dump: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify({ format: 'hotdrop-backup', version: 1, ...facts })}\n`);
  yield* dump;
}

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
  try {
    // Comments, names, and addresses of profiles are for the operator only.
    const out = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(addFacts(facts, dump)), createGzip(), out);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
};

const parseFirstLine = (file: string, line: string): BackupFacts => {
  const named = v.safeParse(firstLineSchema, line);
  if (!named.success) throw new BackupError(`${file} is not a backup of Hotdrop. Nothing was restored.`);
  if (named.output.version !== 1) {
    throw new BackupError(
      `${file} was written by another version of Hotdrop: its format is ${named.output.version}, and this version reads format 1. Restore it with the version that wrote it. Nothing was restored.`,
    );
  }
  const { format: _format, version: _version, ...facts } = JSON.parse(line);
  return v.parse(factsSchema, facts);
};

const newline = 10;

/** Unpacks the first line, and then the dump. */
async function* unpack(file: string): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of connect(createReadStream(file), createGunzip(), () => {})) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    const end: number = head.indexOf(newline);
    if (end < 0) continue;
    yield head.subarray(0, end);
    yield head.subarray(end + 1);
    head = null;
  }
}

export interface Backup {
  readonly facts: BackupFacts;
  /** Reads the dump. */
  readonly read: () => Readable;
}

/** Reads a whole backup and refuses it unless it is exactly the file that was written. */
export const openBackup = async (file: string): Promise<Backup> => {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  try {
    const parts = unpack(file);
    const first = await parts.next();
    const facts = parseFirstLine(file, first.done ? '' : first.value.toString());
    for await (const _ of parts);
    return { facts, read: () => Readable.from(unpack(file)).drop(1) };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(
      `${file} is not a backup of Hotdrop, or it is incomplete or has changed since it was written (${error instanceof Error ? error.message : error}). Use another backup. Nothing was restored.`,
    );
  }
};
