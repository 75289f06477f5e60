import path from 'node:path';
import * as v from 'valibot';

const port = v.pipe(v.string(), v.regex(/^\d+$/, 'a port number'), v.transform(Number), v.maxValue(65535));
const url = v.pipe(v.string(), v.url('an address such as http://127.0.0.1:4000'));

/** What the network between could change is no code for a page: `http` is for the developer's own machine alone. */
const isTrustworthy = (origin: string) =>
  URL.canParse(origin) &&
  new URL(origin).origin === origin &&
  /^(https:|http:\/\/(127\.0\.0\.1|localhost)(:|$))/.test(origin);
const listed = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const origins = v.pipe(
  v.string(),
  v.check(
    (text) => listed(text).every(isTrustworthy),
    'origins such as http://127.0.0.1:3100 or https://dev.example, without a path, http on this machine alone',
  ),
  v.transform(listed),
);

const settings = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Where the shell server finds the API host. */
  API_HOST: v.optional(url, 'http://127.0.0.1:4000'),
  /** Where browsers find it, for sites that want no passing on: another origin. */
  PUBLIC_API_HOST: v.optional(url),
  /** The address that visitors use; read from each request when it is not set. */
  PUBLIC_ORIGIN: v.optional(url),
  /** The area store: a folder, an address, or a bucket (`s3://bucket/folder`). */
  AREA_STORE: v.optional(v.string(), '.areas'),
  /** Where verified builds of areas are kept to be run. */
  AREA_CACHE: v.optional(v.string(), '.cache/areas'),
  /** What links to versions that are not live are signed with (`npm run area -- link`); without it there are none. */
  AREA_LINK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'at least 16 characters'))),
  /** Origins, separated by commas, whose build of an area a visitor may ask to see here (`npm run dev -- AREA --on SITE`). */
  AREA_OVERRIDE_ORIGINS: v.optional(origins, ''),
  /** A JSON file with the site's links, instead of the supplied `site.json`. */
  SITE_CONFIG: v.optional(v.string()),
  /** The share of visits that tell how they went: `/metrics` shows it. */
  VISIT_SAMPLE: v.optional(
    v.pipe(v.string(), v.transform(Number), v.minValue(0), v.maxValue(1, 'a share from 0 to 1')),
    '0.1',
  ),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  NODE_ENV: v.optional(v.string(), 'production'),
});

/** All settings, checked at start. A process that cannot work says at once why. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const result = v.safeParse(settings, env);
  if (!result.success) throw new ConfigError(result.issues.map(describe));
  const { output } = result;
  return {
    port: output.PORT,
    host: output.HOST,
    apiHost: output.API_HOST,
    publicApiHost: output.PUBLIC_API_HOST,
    publicOrigin: output.PUBLIC_ORIGIN,
    areaStore: isRemote(output.AREA_STORE) ? output.AREA_STORE : path.resolve(output.AREA_STORE),
    areaCache: path.resolve(output.AREA_CACHE),
    linkSecret: output.AREA_LINK_SECRET,
    overrideOrigins: output.AREA_OVERRIDE_ORIGINS,
    siteConfig: output.SITE_CONFIG,
    visitSample: output.VISIT_SAMPLE,
    logLevel: output.LOG_LEVEL,
    isDevelopment: output.NODE_ENV === 'development',
  };
}

/** Whether the store lies across a network. */
export const isRemote = (store: string) => /^\w+:\/\//.test(store);

export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(
      `The shell server cannot start with these settings:\n${problems.map((one) => `  - ${one}`).join('\n')}\nExample: PORT=3000 API_HOST=http://127.0.0.1:4000 AREA_STORE=.areas`,
    );
  }
}

const describe = (issue: v.BaseIssue<unknown>) =>
  `${v.getDotPath(issue) ?? 'settings'}: expected ${issue.message}, found ${issue.received}`;
