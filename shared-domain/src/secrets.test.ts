import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRedaction, readSecretFiles } from './secrets.ts';

const names = ['TOKEN', 'KEY', 'OTHER'];

test('reads secrets from files, except those that are set or empty', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-secrets-'));
  for (const [name, text] of Object.entries({
    TOKEN: 'a token\n',
    KEY: 'of the file',
    OTHER: '\n',
    MORE: 'x',
  }))
    writeFileSync(path.join(folder, `secrets_${name}`), text);
  const env = { CREDENTIALS_DIRECTORY: folder, KEY: 'of the environment' };
  readSecretFiles(env, names);
  expect(env).toEqual({ CREDENTIALS_DIRECTORY: folder, KEY: 'of the environment', TOKEN: 'a token' });
});

test('hides secrets in a line of the log', () => {
  const env = { TOKEN: 'a "token" of the site', KEY: ' abcdefgh\n', OTHER: 'short', PORT: '30000000' };
  const line = JSON.stringify({ err: 'a "token" of the site, abcdefgh, short, 30000000' });
  expect(createRedaction(env, names)(line)).toBe('{"err":"[secret], [secret], short, 30000000"}');
});
