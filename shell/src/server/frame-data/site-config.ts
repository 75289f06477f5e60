import { readFileSync } from 'node:fs';
import { locales } from '@hotdrop/shared-domain/locale';
import * as v from 'valibot';
import defaultConfig from '../../../site-config.json';
import { ConfigError } from '../config.ts';

/** The origin becomes part of the content security policy. HTTP is allowed only on this machine. */
const hasValidOrigin = (address: string) =>
  /^(https:\/\/[\w.-]+|http:\/\/(127\.0\.0\.1|localhost))(:\d+)?$/.test(URL.parse(address)?.origin ?? '');

/** URL of a provider's page, which the site shows in a frame; null if there is no provider. */
const providerPage = v.nullable(
  v.pipe(
    v.string(),
    v.check(hasValidOrigin, 'an address that begins with https:// (http:// is allowed for this machine)'),
  ),
);

const text = v.pipe(v.string(), v.minLength(1, 'a text'));
/** A language without a text shows the English one. */
const texts = v.pipe(
  v.partial(v.strictObject(Object.fromEntries(locales.map((locale) => [locale, text])))),
  v.check((one) => Object.keys(one).length > 0, 'a text in at least one language'),
);
const address = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|https:\/\/)/, 'a path of this site, or an address that begins with https://'),
);

const link = v.strictObject({
  id: text,
  href: address,
  text: texts,
  openWindow: v.optional(v.boolean(), false),
  /** Languages that show the link; all by default. */
  locales: v.optional(v.array(v.picklist(locales))),
});

const partName = v.pipe(v.string(), v.regex(/^[\w-]+\/[\w-]+$/, 'a part such as mf-clans/members'));

/** The origin of an area's service, in the operator's network or outside. */
const serviceOrigin = v.pipe(
  v.string(),
  v.check(
    (address) => /^https?:\/\/[^/?#@]+$/.test(address) && URL.canParse(address),
    'an origin such as http://127.0.0.1:4900, without a path',
  ),
);

const slot = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5, 'a slot from 1 to 5'));

const schema = v.strictObject({
  family: v.array(link),
  games: v.array(link),
  social: v.array(link),
  apps: v.array(link),
  contactEmail: v.pipe(v.string(), v.email('an e-mail address')),
  ads: v.strictObject({
    /** Fills a slot; `{slot}` is replaced by its number. */
    provider: providerPage,
    /** The site's own ads, for the frame's slots that no provider fills. */
    house: v.array(
      v.strictObject({
        slot,
        at: v.picklist(['top', 'bottom']),
        title: texts,
        text: texts,
        link: v.strictObject({ href: address }),
      }),
    ),
  }),
  tags: v.optional(
    v.strictObject({
      /** Receives the chosen game. */
      manager: v.optional(providerPage, null),
      /** Receives page views. */
      analytics: v.optional(providerPage, null),
    }),
    {},
  ),
  /** Omits and reorders the areas' parts, named `mf-clans/members`. */
  parts: v.optional(
    v.strictObject({
      omit: v.optional(v.array(partName)),
      order: v.optional(v.record(partName, v.number('a number'))),
    }),
    {},
  ),
  /** The areas' own services and their settings, by area. */
  areas: v.optional(
    v.record(
      v.string(),
      v.strictObject({
        service: v.optional(serviceOrigin),
        settings: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
    {},
  ),
  /** Replaces the contact form; `{language}` is replaced by the visitor's language. */
  helpDesk: v.optional(providerPage, null),
});

export type SiteConfig = v.InferOutput<typeof schema>;
export type ConfiguredLink = SiteConfig['family'][number];
export type ConfiguredText = ConfiguredLink['text'];

/** Reads the site's links and providers from the operator's file, or from the default `site-config.json`. */
export function readSiteConfig(file?: string): SiteConfig {
  const result = v.safeParse(schema, file ? readJson(file) : defaultConfig);
  if (result.success) return result.output;
  const name = file ?? 'site-config.json';
  throw new ConfigError(
    result.issues.map((issue) => `${name}, ${v.getDotPath(issue) ?? 'root'}: expected ${issue.message}`),
  );
}

/** Returns the origins of the areas' services. Throws if calls to them could not be signed. */
export function readServices({ areas }: SiteConfig, secret: string | undefined) {
  const services = Object.entries(areas).flatMap(([area, { service }]) =>
    service === undefined ? [] : [[area, service] as const],
  );
  if (services.length > 0 && secret === undefined) {
    throw new ConfigError([
      `AREA_SERVICE_SECRET: SITE_CONFIG names a service of ${services.map(([area]) => area).join(', ')}, so this server needs it to sign calls`,
    ]);
  }
  return { services: Object.fromEntries(services), secret: secret ?? '' };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError([`SITE_CONFIG: ${file} is not readable as JSON (${String(error)})`]);
  }
}
