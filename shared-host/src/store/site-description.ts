import * as v from 'valibot';
import { openStorage, openWritableStorage } from './open-storage.ts';
import { type SigningKey, signFile } from './signature.ts';
import { changeFile } from './storage.ts';
import { parseJson, siteKey, toJson } from './stored-files.ts';
import { createTrustChecks } from './trust.ts';
import { withDeadline } from './with-deadline.ts';

/** The schema of `site.json`: what a site offers to areas, and what is taken. The deploy of its shell writes it. */
const siteDescriptionSchema = v.object({
  name: v.string(),
  /** When the shell was deployed. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  contracts: v.array(v.number()),
  /** Addresses that are taken: React Router patterns relative to the base path. Without an area, they are the shell's. */
  routes: v.array(
    v.object({ area: v.optional(v.string()), owner: v.string(), patterns: v.array(v.string()) }),
  ),
  /** The slots that pages offer. Without an area, they are the shell's. */
  slots: v.array(
    v.object({
      area: v.optional(v.string()),
      owner: v.string(),
      name: v.string(),
      hasTitles: v.optional(v.boolean()),
    }),
  ),
  /** The names of links. Without an area, they are the shell's. */
  links: v.array(v.object({ area: v.optional(v.string()), owner: v.string(), name: v.string() })),
  /** The shared modules with their versions. */
  shared: v.record(v.string(), v.string()),
  /** The calls of the API, by name. */
  calls: v.array(v.string()),
  /** The public design tokens. */
  tokens: v.array(v.string()),
  /** The most bytes of JavaScript that a page may load on a first visit. */
  budgets: v.record(v.string(), v.number()),
  /** The version of the shell's stored build, which ends with a hash of its content. */
  shell: v.optional(v.string()),
});

export type SiteDescription = v.InferOutput<typeof siteDescriptionSchema>;

const deadline = 5_000;

/** Returns a function that reads the bytes of `site.json` in a store. Undefined for a store without one. */
export function openSiteFile(location: string): () => Promise<Uint8Array | undefined> {
  const storage = openStorage(location);
  return async () =>
    (await withDeadline(siteKey, deadline, (signal) => storage.read(siteKey, signal)))?.bytes;
}

/**
 * Reads the description in a folder, in a bucket, or at a web address. Undefined for a store without one. Throws for one
 * that is not signed as the trust list requires.
 */
export async function readSiteDescription(location: string): Promise<SiteDescription | undefined> {
  const bytes = await openSiteFile(location)();
  if (!bytes) return undefined;
  const storage = openStorage(location);
  await createTrustChecks((key) => storage.read(key), location).requireSite(bytes);
  return parseJson(siteDescriptionSchema, siteKey, bytes);
}

/** Stores the description of a site. With a key, it is signed. */
export async function writeSiteDescription(
  location: string,
  description: SiteDescription,
  key?: SigningKey,
): Promise<void> {
  const storage = openWritableStorage(location);
  await changeFile(storage, siteKey, () => toJson(description));
  if (key) await signFile(storage, siteKey, key);
}
