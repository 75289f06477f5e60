import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServiceKey } from '@hotdrop/shared-domain/area-service';
import { createPrivateKeyPem, readSigningKey, type SigningKey } from '@hotdrop/shared-host/store';
import { readSettings } from '../repository.ts';
import { type Outcome, type Tools, UsageError } from '../tools.ts';

/** Creates a key pair: writes the private key to a file, and prints what the operator needs. */
export async function createKeys(file: string, tools: Tools): Promise<Outcome> {
  const pem = createPrivateKeyPem();
  const { id, publicKey } = readSigningKey(pem);
  const place = path.resolve(tools.root, file);
  await writeFile(place, pem, { mode: 0o600, flag: 'wx' }).catch((cause: unknown) => {
    throw new UsageError(
      `${place} cannot be written; an existing key is never replaced. Name another file with --out.`,
      {
        cause,
      },
    );
  });
  const isFound = readSettings(tools.root)?.key === file;
  const summary = [
    `The private key is in ${place}. Keep it out of the repository; publish signs with it${isFound ? '' : `: AREA_SIGNING_KEY=${file}`}, and CI with its content in the secret AREA_SIGNING_KEY.`,
    'The operator adds the public key to "keys" of trust.json, and its id to your areas:',
    `  "${id}": { "publicKey": "${publicKey}" }`,
  ];
  return { summary: summary.join('\n'), facts: { id, publicKey, file: place } };
}

/** Reads the key in a setting: the PEM itself, as CI systems keep secrets, or the name of its file. */
export async function findSigningKey(
  setting: 'AREA_SIGNING_KEY' | 'SITE_SIGNING_KEY',
  { env, root }: Tools,
): Promise<SigningKey | undefined> {
  // The file in the settings exists after `keys`; a site without a trust list needs none.
  const own = setting === 'AREA_SIGNING_KEY' ? readSettings(root)?.key : undefined;
  const value = env[setting] || (own && existsSync(path.resolve(root, own)) ? own : undefined);
  if (!value) return undefined;
  if (value.includes('-----BEGIN')) return readSigningKey(value);
  const pem = await readFile(path.resolve(root, value), 'utf8').catch((cause: unknown) => {
    throw new UsageError(`${setting} names ${value}, which cannot be read.`, { cause });
  });
  return readSigningKey(pem);
}

/** Derives the key that a site shares with the service of one area. */
export function readServiceKey(area: string, { env }: Tools): Outcome {
  const secret = env.AREA_SERVICE_SECRET?.trim();
  if (!secret) throw new UsageError('Set AREA_SERVICE_SECRET to that of the shell servers.');
  const key = createServiceKey(secret, area);
  return { summary: key, facts: { area, key } };
}
