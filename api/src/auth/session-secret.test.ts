import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreateSecret } from './session-secret.ts';

let folder: string;
const file = () => join(folder, 'session-secret');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hotdrop-secret-'));
});

test('creates a secret for its owner only, and keeps it', () => {
  const secret = readOrCreateSecret(join(folder, 'new'));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readOrCreateSecret(join(folder, 'new'))).toBe(secret);
  expect(statSync(join(folder, 'new', 'session-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'new'))).toEqual(['session-secret']);
});

test.each(['', 'short', `${' '.repeat(40)}\n`])('refuses a file with "%s" and keeps it', (content) => {
  writeFileSync(file(), content);
  expect(() => readOrCreateSecret(folder)).toThrow(/no complete session secret.*Delete the file/);
  expect(readFileSync(file(), 'utf8')).toBe(content);
});

test('ignores a file that was not written completely', () => {
  writeFileSync(join(folder, 'session-secret.1.tmp'), 'half');
  expect(readOrCreateSecret(folder)).toMatch(/^[\w-]{43}$/);
});
