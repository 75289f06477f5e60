import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { UntrustedError } from './errors.ts';
import { isSignedBy, type Signature, signatureSchema } from './signature.ts';
import type { Storage } from './storage.ts';
import { manifestKey, parseJson, signatureKeyOf, siteKey, toJson, trustKey } from './stored-files.ts';

const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'a date such as 2026-11-22'),
);
const keyIds = v.array(v.string());

/** The schema of `trust.json`, the operator's list of who may publish what. */
const trustListSchema = v.object({
  keys: v.record(
    v.string(),
    v.object({
      /** SPKI in base64. */
      publicKey: v.string(),
      /** Whose key it is. */
      owner: v.optional(v.string()),
      /** Versions are accepted at an activation from this time on … */
      from: v.optional(time),
      /** … and before this time. */
      until: v.optional(time),
      /** Why the key is revoked. No activation accepts it. */
      revoked: v.optional(v.string()),
      /** With `revoked`: shells take its live versions from visitors, too. */
      stop: v.optional(v.boolean()),
    }),
  ),
  /** Keys for each area. A name may end with `*`; an area accepts the keys of all names that match. */
  areas: v.record(v.string(), keyIds),
  /** Keys for `site.json`. */
  site: v.optional(keyIds, []),
});

export type TrustList = v.InferOutput<typeof trustListSchema>;

/** Returns a list in the form of the store. The error names every wrong field. */
export const parseTrustList = (bytes: Uint8Array): Uint8Array =>
  toJson(parseJson(trustListSchema, trustKey, bytes));

const matches = (pattern: string, area: string) =>
  pattern.endsWith('*') ? area.startsWith(pattern.slice(0, -1)) : pattern === area;

/** Lists the keys that may sign versions of an area. */
const listAreaKeys = ({ areas }: TrustList, area: string): string[] =>
  Object.entries(areas).flatMap(([pattern, keys]) => (matches(pattern, area) ? keys : []));

interface Signed {
  readonly bytes: Uint8Array;
  readonly signature: Signature | undefined;
  /** The ids of the keys that may sign it. */
  readonly allowed: readonly string[];
  readonly now: Date;
}

/** Explains why a file is not to be trusted. Undefined for a file that an allowed, valid key signed. */
function findTrustProblem(
  { keys }: TrustList,
  { bytes, signature, allowed, now }: Signed,
): string | undefined {
  if (!signature) return 'it is not signed';
  const key = Object.hasOwn(keys, signature.key) ? keys[signature.key] : undefined;
  if (!key) return `it is signed by the key ${signature.key}, which is not in the trust list`;
  const name = key.owner ? `${signature.key} (${key.owner})` : signature.key;
  if (!allowed.includes(signature.key)) return `it is signed by the key ${name}, which may not sign it`;
  if (key.revoked !== undefined) return `its key ${name} is revoked: ${key.revoked}`;
  if (key.from && now < new Date(key.from)) return `its key ${name} is valid from ${key.from} on`;
  if (key.until && now >= new Date(key.until)) return `its key ${name} was valid until ${key.until}`;
  if (!isSignedBy(key.publicKey, bytes, signature.signature))
    return `its signature by the key ${name} does not match`;
  return undefined;
}

export type TrustChecks = ReturnType<typeof createTrustChecks>;

type Read = Storage['read'];

/** Checks signatures against the trust list in the store, or in the operator's own file. */
export function createTrustChecks(read: Read, location: string, trustFile?: string) {
  let hasList = false;

  /** Reads the trust list. Undefined for a store without one. */
  async function readList(): Promise<TrustList | undefined> {
    const bytes = trustFile ? await readFile(trustFile) : (await read(trustKey))?.bytes;
    if (bytes) {
      hasList = true;
      return parseJson(trustListSchema, trustFile ?? trustKey, bytes);
    }
    // An attacker with access to the store must not turn off the checks of running shells.
    if (hasList)
      throw new UntrustedError(
        trustKey,
        `the trust list of ${location} is gone. Put it back, or restart to work without one`,
      );
    return undefined;
  }

  async function readSignature(key: string) {
    const file = await read(signatureKeyOf(key));
    return file && parseJson(signatureSchema, signatureKeyOf(key), file.bytes);
  }

  /** Explains why a version is not to be trusted. Undefined without a trust list. */
  async function findProblem(area: string, version: string, bytes: Uint8Array) {
    const list = await readList();
    if (!list) return undefined;
    const signature = await readSignature(manifestKey(area, version));
    return findTrustProblem(list, { bytes, signature, allowed: listAreaKeys(list, area), now: new Date() });
  }

  return {
    findProblem,
    /** Throws for a version that is not to be trusted. */
    async require(area: string, version: string, bytes: Uint8Array): Promise<void> {
      const problem = await findProblem(area, version, bytes);
      if (problem) throw new UntrustedError(`${area} ${version}`, problem);
    },
    /** Explains why a live version must stop. Undefined unless the operator stops the versions of its key. */
    async findStop(area: string, version: string): Promise<string | undefined> {
      const list = await readList();
      if (!list || !Object.values(list.keys).some(({ stop }) => stop)) return undefined;
      const signature = await readSignature(manifestKey(area, version));
      if (!signature) return undefined;
      const { stop, revoked } = list.keys[signature.key] ?? {};
      const isStopped = stop && revoked !== undefined;
      return isStopped
        ? `the operator stopped the versions of its key ${signature.key}: ${revoked}`
        : undefined;
    },
    /** Throws for a description of the site that is not to be trusted, if the list names keys for it. */
    async requireSite(bytes: Uint8Array): Promise<void> {
      const list = await readList();
      if (!list?.site.length) return;
      const signature = await readSignature(siteKey);
      const problem = findTrustProblem(list, { bytes, signature, allowed: list.site, now: new Date() });
      if (problem) throw new UntrustedError(siteKey, problem);
    },
  };
}
