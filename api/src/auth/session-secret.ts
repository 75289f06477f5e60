import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** The setting SESSION_SECRET has the same limit. */
export const minSecretLength = 32;

const sync = (path: string): void => {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/** Writes the file completely or not at all, also when the power fails. */
const writeSecret = (folder: string, file: string, secret: string): void => {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, secret, { mode: 0o600, flush: true });
  renameSync(temporary, file);
  sync(folder);
};

/** The generated secret is stored beside the data, so that sessions survive a restart. */
export const readOrCreateSecret = (folder: string): string => {
  const file = join(folder, 'session-secret');
  if (existsSync(file)) {
    const stored = readFileSync(file, 'utf8').trim();
    if (stored.length < minSecretLength) {
      throw new StartError(
        `The file ${file} has no complete session secret: it must have at least ${minSecretLength} characters. ` +
          'Delete the file to create a new secret, which signs all visitors out, or set SESSION_SECRET.',
      );
    }
    return stored;
  }
  mkdirSync(folder, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeSecret(folder, file, secret);
  return secret;
};
