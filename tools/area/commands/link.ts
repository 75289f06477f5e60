import {
  minSecretLength,
  openPublishingStore,
  type PublishingStore,
  signChoice,
} from '@hotdrop/shared-host/store';
import { type Outcome, type Tools, UsageError } from '../tools.ts';

const aDay = 24 * 60 * 60 * 1000;

export interface LinkOptions {
  /** Lifetime of the link in days. */
  readonly days: number;
  /** The page of the link. */
  readonly page: string | undefined;
}

/** Creates a signed link that shows these versions to anyone who follows it. */
export async function link(names: readonly string[], options: LinkOptions, tools: Tools): Promise<Outcome> {
  const secret = tools.env.AREA_LINK_SECRET?.trim();
  if (!secret || secret.length < minSecretLength) {
    throw new UsageError(
      `AREA_LINK_SECRET signs links. It needs at least ${minSecretLength} characters, and must be the same here and on the shell server. Create one with \`openssl rand -base64 32\` and set it on both sides.`,
    );
  }
  if (names.length === 0) throw new UsageError('Name at least one version: link mf-profile@1.4.0 …');
  const store = openPublishingStore(tools.store);
  const found = await Promise.all(names.map((name) => storedVersion(store, name)));
  const versions = Object.fromEntries(found);
  const until = new Date(tools.now().getTime() + options.days * aDay);
  const query = `areas=${encodeURIComponent(signChoice(versions, until, secret))}`;
  const address = options.page && added(options.page, query);
  const shown = found.map(([area, version]) => `${area} ${version}`).join(', ');
  const summary = [
    `${shown} for everyone who opens this link, until ${until.toISOString().slice(0, 16)} UTC.`,
    address ?? `Add it to any address of the site (or say which with --page):\n?${query}`,
  ];
  return { summary: summary.join('\n'), facts: { versions, until: until.toISOString(), query, address } };
}

function added(page: string, query: string): string {
  if (!URL.canParse(page))
    throw new UsageError(
      `--page must be an absolute address such as https://hotdrop.example/pubg, not "${page}".`,
    );
  const address = new URL(page);
  return `${page}${address.search ? '&' : '?'}${query}`;
}

/** Finds the stored version of `mf-profile@1.4.0-3f9c2ab41d`, or of `mf-profile@1.4.0` if it is unambiguous. */
async function storedVersion(store: PublishingStore, name: string): Promise<[string, string]> {
  const [area = '', wanted = ''] = name.split('@');
  if (!area || !wanted) throw new UsageError(`"${name}" names no version. Write it as mf-profile@1.4.0.`);
  const stored = await store.versions(area);
  const matching = stored.filter((version) => version === wanted || version.startsWith(`${wanted}-`));
  const [version, ...more] = matching;
  if (version && more.length === 0) return [area, version];
  throw new UsageError(
    version
      ? `Several stored versions of ${area} begin with ${wanted}: ${matching.join(', ')}. Name one of them.`
      : `${area} ${wanted} is not in ${store.location}. Stored versions: ${stored.join(', ') || 'none'}. \`publish ${area} --hidden\` stores a version without making it live.`,
  );
}
