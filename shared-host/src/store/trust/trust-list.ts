import * as v from 'valibot';
import { isSignedBy, type Signature } from './signature.ts';

const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'a date such as 2026-11-22'),
);
const keyIds = v.array(v.string());

/** The schema of `trust.json`, the operator's list of who may publish what. */
export const trustListSchema = v.object({
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

const matches = (pattern: string, area: string) =>
  pattern.endsWith('*') ? area.startsWith(pattern.slice(0, -1)) : pattern === area;

/** Lists the keys that may sign versions of an area. */
export const listAreaKeys = ({ areas }: TrustList, area: string): string[] =>
  Object.entries(areas).flatMap(([pattern, keys]) => (matches(pattern, area) ? keys : []));

interface Signed {
  readonly bytes: Uint8Array;
  readonly signature: Signature | undefined;
  /** The ids of the keys that may sign it. */
  readonly allowed: readonly string[];
  readonly now: Date;
}

/** Explains why a file is not to be trusted. Undefined for a file that an allowed, valid key signed. */
export function findTrustProblem(
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
