import { type ConfigError, readConfig } from './config.ts';

const complaint = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    return (error as ConfigError).message;
  }
  return '';
};

test('needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: null,
    pubg: { key: null },
  });
});

test('names everything that is wrong at once, each with an example', () => {
  const text = complaint({
    API_PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    SITE_ORIGINS: 'https://a.example/path',
    STEAM_API_KEY: 'short',
  });
  for (const name of ['API_PORT', 'DATABASE_URL', 'SITE_ORIGINS', 'STEAM_API_KEY']) {
    expect(text).toMatch(new RegExp(`- ${name} should be .*Example: ${name}=`));
  }
});

test('wants a session secret where several hosts may share a database', () => {
  expect(complaint({ DATABASE_URL: 'postgres://localhost/x' })).toContain('SESSION_SECRET is needed');
});

test('takes an empty setting for one that is not set', () => {
  expect(readConfig({ API_PORT: '', DATABASE_URL: '' }).port).toBe(4000);
});

test('does not repeat a secret in its complaint', () => {
  expect(complaint({ SESSION_SECRET: 'too-short-secret' })).not.toContain('too-short-secret');
});

const lists = {
  NOTICES: 'https://cdn.example/notices.json',
  NOTICES_STAGING: 'https://cdn.example/staging/notices.json',
  BANNERS: './banners.json',
};

test.each([
  ['production', { notices: 'https://cdn.example/notices.json', banners: './banners.json' }],
  ['staging', { notices: 'https://cdn.example/staging/notices.json', banners: './banners.json' }],
])('in %s it reads that stage’s lists, where they differ', (STAGE, read) => {
  expect(readConfig({ ...lists, STAGE })).toMatchObject(read);
});

test.each(['http://127.0.0.1:8080/notices.json', 'http://localhost/notices.json', './notices.json'])(
  'takes a list from %s',
  (NOTICES) => {
    expect(readConfig({ NOTICES }).notices).toBe(NOTICES);
  },
);

test.each([
  'http://cdn.example/notices.json',
  'http://localhost.evil.example/notices.json',
  'ftp://cdn.example/notices.json',
  'file:///etc/passwd',
  'https://operator:secret@cdn.example/notices.json',
])('takes no list from %s', (NOTICES) => {
  expect(complaint({ NOTICES })).toMatch(/NOTICES should be a file, or an address that begins with https/);
  expect(complaint({ NOTICES })).not.toContain('secret');
});
