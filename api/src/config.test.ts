import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const readError = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
};

test('needs no settings', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    // Only this machine reads metrics.
    operators: { port: 4001, host: '127.0.0.1' },
    databaseUrl: null,
    pubg: { key: null },
  });
});

test('lists all invalid settings, each with an example', () => {
  const text = readError({
    API_PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    SITE_ORIGINS: 'https://a.example/path',
    STEAM_API_KEY: 'short',
    TRUSTED_PROXIES: '10.0.0.4,0.0.0.0/0',
  });
  for (const name of ['API_PORT', 'DATABASE_URL', 'SITE_ORIGINS', 'STEAM_API_KEY', 'TRUSTED_PROXIES']) {
    expect(text).toMatch(new RegExp(`- ${name} must be .*Example: ${name}=`));
  }
});

test('requires a session secret with a shared database', () => {
  expect(readError({ DATABASE_URL: 'postgres://localhost/x' })).toContain('SESSION_SECRET is required');
});

test('refuses a session secret of spaces', () => {
  expect(readError({ SESSION_SECRET: ' '.repeat(40) })).toContain('SESSION_SECRET must be at least 32');
});

test('does not repeat a secret in the error', () => {
  expect(readError({ SESSION_SECRET: 'too-short-secret' })).not.toContain('too-short-secret');
});

const lists = {
  NOTICES: 'https://cdn.example/notices.json',
  NOTICES_STAGING: 'https://cdn.example/staging/notices.json',
  BANNERS: './banners.json',
};

test.each([
  ['production', { notices: 'https://cdn.example/notices.json', banners: './banners.json' }],
  ['staging', { notices: 'https://cdn.example/staging/notices.json', banners: './banners.json' }],
])('uses the lists of the stage %s', (STAGE, read) => {
  expect(readConfig({ ...lists, STAGE })).toMatchObject(read);
});

test.each([
  'http://cdn.example/notices.json',
  'http://localhost.evil.example/notices.json',
  'ftp://cdn.example/notices.json',
  'file:///etc/passwd',
  'https://operator:secret@cdn.example/notices.json',
])('refuses a list from %s', (NOTICES) => {
  expect(readError({ NOTICES })).toMatch(/NOTICES must be a file or an https:\/\/ URL/);
  expect(readError({ NOTICES })).not.toContain('secret');
});
