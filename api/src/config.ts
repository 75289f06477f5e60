import { resolve } from 'node:path';
import * as v from 'valibot';
import { minSecretLength } from './auth/session-secret.ts';
import { createAddressList, isAddressOrNetwork } from './http/ip-address.ts';
import { isSecureUrl, isUrl } from './notices/lists.ts';
import { StartError } from './start-error.ts';

/** All settings, read at start. If any is invalid, the start fails with a list of all problems, each with an example. */

const integer = (min: number, max: number) => {
  const message = `a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.digits(message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};
const url = v.pipe(v.string(), v.url('a URL'));
const origin = v.pipe(
  url,
  v.check(
    (text) => new URL(text).origin === text,
    'an origin: scheme and host, without a path or trailing slash',
  ),
);
const listSource = v.pipe(
  v.string(),
  v.minLength(1),
  v.check(
    (text) => !isUrl(text) || isSecureUrl(text),
    'a file or an https:// URL without a password (http:// only for this machine)',
  ),
);
const list = <S extends v.GenericSchema<string, string>>(entry: S) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.array(entry),
  );

const settings = {
  API_PORT: { schema: v.optional(integer(0, 65_535), '4000'), example: '4000' },
  API_BIND: { schema: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'), example: '127.0.0.1' },
  OPERATORS_PORT: { schema: v.optional(integer(0, 65_535), '4001'), example: '4001' },
  OPERATORS_HOST: {
    schema: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
    example: '127.0.0.1',
  },
  DATA_DIR: { schema: v.optional(v.pipe(v.string(), v.minLength(1))), example: './.data' },
  DATABASE_URL: {
    schema: v.optional(
      v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'a URL that begins with postgres://')),
    ),
    example: 'postgres://hotdrop@db.example/hotdrop',
  },
  DATABASE_POOL: { schema: v.optional(integer(2, 200), '10'), example: '10' },
  SITE_ORIGINS: {
    schema: v.optional(list(origin), 'http://localhost:3000,http://127.0.0.1:3000'),
    example: 'https://hotdrop.example',
  },
  API_ORIGIN: { schema: v.optional(origin), example: 'https://hotdrop.example' },
  SESSION_SECRET: {
    schema: v.optional(
      v.pipe(v.string(), v.trim(), v.minLength(minSecretLength, `at least ${minSecretLength} characters`)),
    ),
    example: 'the output of: openssl rand -base64 32',
  },
  PUBG_API_KEY: {
    schema: v.optional(v.pipe(v.string(), v.minLength(20, 'the whole key'))),
    example: 'the key from developer.pubg.com',
  },
  PUBG_API_URL: { schema: v.optional(url, 'https://api.pubg.com'), example: 'https://api.pubg.com' },
  STEAM_API_KEY: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Fa-f]{32}$/, '32 hexadecimal digits'))),
    example: 'the key from steamcommunity.com/dev/apikey',
  },
  STEAM_API_URL: {
    schema: v.optional(url, 'https://api.steampowered.com'),
    example: 'https://api.steampowered.com',
  },
  STEAM_STORE_URL: {
    schema: v.optional(url, 'https://store.steampowered.com'),
    example: 'https://store.steampowered.com',
  },
  STEAM_OPENID_URL: {
    schema: v.optional(url, 'https://steamcommunity.com/openid/login'),
    example: 'https://steamcommunity.com/openid/login',
  },
  DISCORD_ORIGIN: { schema: v.optional(origin, 'https://discord.com'), example: 'https://discord.com' },
  DEMO_SEED: { schema: v.optional(integer(1, 2_147_483_647), '7'), example: '7' },
  DEMO_RENEWAL_SECONDS: { schema: v.optional(integer(0, 600), '3'), example: '3' },
  NOTICES: { schema: v.optional(listSource), example: 'https://cdn.example/notices.json' },
  NOTICES_STAGING: { schema: v.optional(listSource), example: 'https://cdn.example/staging/notices.json' },
  BANNERS: { schema: v.optional(listSource), example: 'https://cdn.example/banners.json' },
  BANNERS_STAGING: { schema: v.optional(listSource), example: 'https://cdn.example/staging/banners.json' },
  SEASONS: { schema: v.optional(listSource), example: 'https://cdn.example/seasons.json' },
  STAGE: { schema: v.optional(v.picklist(['production', 'staging']), 'production'), example: 'staging' },
  TRUSTED_PROXIES: {
    schema: v.optional(
      list(v.pipe(v.string(), v.check(isAddressOrNetwork, 'an IP address, or a network such as 10.0.0.0/8'))),
      '127.0.0.1,::1',
    ),
    example: '127.0.0.1,10.0.0.0/8',
  },
  REQUESTS_PER_MINUTE: { schema: v.optional(integer(1, 1_000_000), '600'), example: '600' },
  REQUESTS_PER_MINUTE_WITH_KEY: { schema: v.optional(integer(1, 1_000_000), '1800'), example: '1800' },
  DRAIN_SECONDS: { schema: v.optional(integer(0, 600), '0'), example: '3' },
  LOG_LEVEL: {
    schema: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
    example: 'info',
  },
  CHECK_ANSWERS: { schema: v.optional(v.picklist(['yes', 'no'])), example: 'yes' },
} as const;

export type Setting = keyof typeof settings;
type Read = { [S in Setting]: v.InferOutput<(typeof settings)[S]['schema']> };

const refuseProblems = (problems: readonly string[]): void => {
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `  - ${problem}`);
  throw new StartError(['The API host cannot start. Correct these settings:', ...lines].join('\n'));
};

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the named settings, and adds a sentence to `problems` for each invalid one. */
const parseSettings = <S extends Setting>(
  env: Env,
  names: readonly S[],
  problems: string[],
): Pick<Read, S> => {
  const values: Partial<Record<Setting, unknown>> = {};
  for (const name of names) {
    const { schema, example } = settings[name];
    const given = env[name] === '' ? undefined : env[name];
    const result = v.safeParse(schema, given);
    if (result.success) values[name] = result.output;
    else problems.push(`${name} must be ${result.issues[0].message}. Example: ${name}=${example}`);
  }
  return values as Pick<Read, S>;
};

const readAll = (env: Env): Read => {
  const problems: string[] = [];
  const values = parseSettings(env, Object.keys(settings) as Setting[], problems);
  if (values.DATABASE_URL && !values.SESSION_SECRET) {
    problems.push(
      `SESSION_SECRET is required with DATABASE_URL, because all hosts share the sessions. Example: SESSION_SECRET=${settings.SESSION_SECRET.example}`,
    );
  }
  refuseProblems(problems);
  return values;
};

const projectRoot = resolve(import.meta.dirname, '../..');

const resolveDataDir = (given: string | undefined): string => resolve(given ?? resolve(projectRoot, '.data'));

/** Reads where the database is, for commands that need no other setting. */
export const readDatabasePlace = (env: Env) => {
  const problems: string[] = [];
  const { DATA_DIR, DATABASE_URL } = parseSettings(env, ['DATA_DIR', 'DATABASE_URL'], problems);
  refuseProblems(problems);
  return { dataDir: resolveDataDir(DATA_DIR), databaseUrl: DATABASE_URL ?? null };
};

export const readConfig = (env: Env) => {
  const read = readAll(env);
  const isStaging = read.STAGE === 'staging';
  return {
    port: read.API_PORT,
    host: read.API_BIND,
    /** Where operators read `/metrics` and the whole `/healthz`. */
    operators: { port: read.OPERATORS_PORT, host: read.OPERATORS_HOST },
    dataDir: resolveDataDir(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL ?? null,
    databasePool: read.DATABASE_POOL,
    /** Sites that may call with credentials and that sign-in may redirect to. */
    siteOrigins: read.SITE_ORIGINS,
    /** The origin at which browsers reach this host; by default the first site, which proxies to it. */
    apiOrigin: read.API_ORIGIN ?? read.SITE_ORIGINS[0] ?? `http://localhost:${read.API_PORT}`,
    /** If not, sign-in uses the origin of the site that the visitor is on. */
    isApiOriginFixed: read.API_ORIGIN !== undefined,
    /** Null: a generated secret in the data folder. */
    sessionSecret: read.SESSION_SECRET ?? null,
    pubg: { key: read.PUBG_API_KEY ?? null, url: read.PUBG_API_URL },
    steam: {
      key: read.STEAM_API_KEY ?? null,
      apiUrl: read.STEAM_API_URL,
      storeUrl: read.STEAM_STORE_URL,
      openIdUrl: read.STEAM_OPENID_URL,
    },
    /** Where messages of webhooks are sent to. */
    discordOrigin: read.DISCORD_ORIGIN,
    demo: { seed: read.DEMO_SEED, renewalSeconds: read.DEMO_RENEWAL_SECONDS },
    /** Files or URLs of lists. Null: the built-in list, and no dates of seasons. */
    notices: (isStaging ? read.NOTICES_STAGING : undefined) ?? read.NOTICES ?? null,
    banners: (isStaging ? read.BANNERS_STAGING : undefined) ?? read.BANNERS ?? null,
    seasons: read.SEASONS ?? null,
    trustedProxies: createAddressList(read.TRUSTED_PROXIES),
    requestsPerMinute: { visitor: read.REQUESTS_PER_MINUTE, key: read.REQUESTS_PER_MINUTE_WITH_KEY },
    /** Time in ms between SIGTERM and the stop, in which load balancers see it in `/healthz`. */
    drainTime: read.DRAIN_SECONDS * 1000,
    logLevel: read.LOG_LEVEL,
    /** Whether answers are checked against their schema. On by default, except in production. */
    checkAnswers: read.CHECK_ANSWERS ? read.CHECK_ANSWERS === 'yes' : env.NODE_ENV !== 'production',
  };
};

export type Config = Readonly<ReturnType<typeof readConfig>>;
