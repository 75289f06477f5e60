import path from 'node:path';
import { minSecretLength } from '@hotdrop/shared-host/store';
import * as v from 'valibot';
import { minTokenLength } from './ops/operator-access.ts';

const port = v.pipe(v.string(), v.regex(/^\d+$/, 'a port number'), v.transform(Number), v.maxValue(65535));
const url = v.pipe(v.string(), v.url('a URL such as http://127.0.0.1:4000'));

/** Allows HTTP only on the developer's own machine: the network could change the code. */
const isTrustworthy = (origin: string) =>
  URL.canParse(origin) &&
  new URL(origin).origin === origin &&
  /^(https:|http:\/\/(127\.0\.0\.1|localhost)(:|$))/.test(origin);
const splitList = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const origins = v.pipe(
  v.string(),
  v.check(
    (text) => splitList(text).every(isTrustworthy),
    'origins such as https://dev.example, or http://127.0.0.1:3100 on this machine, without a path',
  ),
  v.transform(splitList),
);

const settings = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Port of `/metrics` and the full `/healthz`. Visitors must not reach it. */
  OPERATORS_PORT: v.optional(port, '3001'),
  OPERATORS_HOST: v.optional(v.string(), '127.0.0.1'),
  /** The API host's URL for the shell server. */
  API_HOST: v.optional(url, 'http://127.0.0.1:4000'),
  /** The API host's URL for browsers, if they should call it without the proxy. */
  PUBLIC_API_HOST: v.optional(url),
  /** The site's URL for visitors; by default from each request. */
  PUBLIC_ORIGIN: v.optional(url),
  /**
   * `on` lets caches in front of the site keep pages. Off by default, because a cache that ignores `Vary` would send
   * pages in the wrong language, and because without a cache the server can render in the visitor's time zone.
   */
  SHARED_CACHE: v.optional(v.picklist(['on', 'off']), 'off'),
  /** The area store: a folder, a URL, or a bucket (`s3://bucket/folder`). */
  AREA_STORE: v.optional(v.string(), '.areas'),
  /** Folder for verified copies of the areas' builds. */
  AREA_CACHE: v.optional(v.string(), '.cache/areas'),
  /** The operator's trust list on this server, instead of `trust.json` in the store. */
  AREA_TRUST: v.optional(v.string()),
  /** Signs the links to unpublished versions (`npm run area -- link`); without it, no such link is valid. */
  AREA_LINK_SECRET: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(minSecretLength, `at least ${minSecretLength} characters`)),
  ),
  /** Derives the keys with which this site signs the areas' own calls; the services of the areas have theirs. */
  AREA_SERVICE_SECRET: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(minSecretLength, `at least ${minSecretLength} characters`)),
  ),
  /** Comma-separated origins of other sites whose pages may use this site's areas. */
  AREA_ORIGINS: v.optional(origins, ''),
  /** `public` serves the description of the site to area teams at `/areas/site.json`. */
  SITE_DESCRIPTION: v.optional(v.picklist(['public', 'private']), 'private'),
  /** JSON file with the site's links; by default `site-config.json`. */
  SITE_CONFIG: v.optional(v.string()),
  /** Share of the page views that send web vitals for `/metrics`. */
  VISIT_SAMPLE: v.optional(
    v.pipe(v.string(), v.transform(Number), v.minValue(0), v.maxValue(1, 'a share from 0 to 1')),
    '0.1',
  ),
  /** Allows operators who know it to move pointers in the console; without it, the console is read-only. */
  OPS_TOKEN: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(minTokenLength, `at least ${minTokenLength} characters`)),
  ),
  /** Seconds between SIGTERM and the stop, in which load balancers see it in `/healthz`. */
  DRAIN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'a number of seconds from 0 to 999'), v.transform(Number)),
    '0',
  ),
  /** The memory in megabytes at which the process is ended: by default 1500, and less where the machine or V8 allows less. */
  MEMORY_LIMIT_MB: v.optional(
    v.pipe(v.string(), v.regex(/^\d{3,5}$/, 'a number of megabytes'), v.transform(Number)),
  ),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  NODE_ENV: v.optional(v.string(), 'production'),
});

/** Reads and checks all settings, so that a wrong one stops the server at startup. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const result = v.safeParse(settings, env);
  if (!result.success) throw new ConfigError(result.issues.map(describe));
  const { output } = result;
  if (output.SHARED_CACHE === 'on' && !output.PUBLIC_ORIGIN) throw new ConfigError([originMissing]);
  return {
    port: output.PORT,
    host: output.HOST,
    operatorsPort: output.OPERATORS_PORT,
    operatorsHost: output.OPERATORS_HOST,
    apiHost: output.API_HOST,
    publicApiHost: output.PUBLIC_API_HOST,
    publicOrigin: output.PUBLIC_ORIGIN,
    isCacheShared: output.SHARED_CACHE === 'on',
    areaStore: isRemote(output.AREA_STORE) ? output.AREA_STORE : path.resolve(output.AREA_STORE),
    areaCache: path.resolve(output.AREA_CACHE),
    trustFile: output.AREA_TRUST && path.resolve(output.AREA_TRUST),
    linkSecret: output.AREA_LINK_SECRET,
    serviceSecret: output.AREA_SERVICE_SECRET,
    areaOrigins: output.AREA_ORIGINS,
    isSiteDescribed: output.SITE_DESCRIPTION === 'public',
    siteConfig: output.SITE_CONFIG,
    visitSample: output.VISIT_SAMPLE,
    opsToken: output.OPS_TOKEN,
    drainTime: output.DRAIN_SECONDS * 1_000,
    maxMemory: output.MEMORY_LIMIT_MB === undefined ? undefined : output.MEMORY_LIMIT_MB * 1e6,
    logLevel: output.LOG_LEVEL,
    isDevelopment: output.NODE_ENV === 'development',
  };
}

/** Otherwise a forged `Host` or `X-Forwarded-Proto` would be in pages that caches send to others. */
const originMissing = 'SHARED_CACHE: "on" needs PUBLIC_ORIGIN, the address of the site for visitors';

/** Whether the store is on the network. */
const isRemote = (store: string) => /^\w+:\/\//.test(store);

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
