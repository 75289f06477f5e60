import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { embeddedFolder } from '../data/pglite.ts';

/*
 * Only one process can use an embedded database, so commands ask the host that runs on it. They find its address and a
 * token in the database's folder: a user who can read the folder can read the database anyway.
 */

const linkSchema = v.object({ url: v.string(), token: v.string() });

export type HostLink = v.InferOutput<typeof linkSchema>;

const fileIn = (dataDir: string): string => join(embeddedFolder(dataDir), 'host.json');

export const createToken = (): string => randomBytes(32).toString('base64url');

export const writeHostLink = (dataDir: string, link: HostLink): void => {
  const file = fileIn(dataDir);
  const draft = `${file}.tmp`;
  rmSync(draft, { force: true });
  writeFileSync(draft, JSON.stringify(link), { mode: 0o600 });
  renameSync(draft, file);
};

/** A host that was killed leaves its link behind, so readers also need the lock of the folder. */
export const readHostLink = (dataDir: string): HostLink | null => {
  const file = fileIn(dataDir);
  return existsSync(file) ? v.parse(linkSchema, JSON.parse(readFileSync(file, 'utf8'))) : null;
};

export const removeHostLink = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });
