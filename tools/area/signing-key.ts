import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSigningKey, type SigningKey } from '@hotdrop/shared-host/store';
import type { Tools } from './tools.ts';
import { UsageError } from './usage-error.ts';

/** Reads the key in a setting: the PEM itself, as CI systems keep secrets, or the name of its file. */
export async function findSigningKey(
  setting: 'AREA_SIGNING_KEY' | 'SITE_SIGNING_KEY',
  { env, root }: Tools,
): Promise<SigningKey | undefined> {
  const value = env[setting];
  if (!value) return undefined;
  if (value.includes('-----BEGIN')) return readSigningKey(value);
  const pem = await readFile(path.resolve(root, value), 'utf8').catch((cause: unknown) => {
    throw new UsageError(`${setting} names ${value}, which cannot be read.`, { cause });
  });
  return readSigningKey(pem);
}
