import { readFile } from 'node:fs/promises';
import { UntrustedError } from '../errors.ts';
import { parseJson } from '../json-file.ts';
import { manifestKey, signatureKeyOf, siteKey, trustKey } from '../keys.ts';
import type { Storage } from '../storage/storage.ts';
import { signatureSchema } from './signature.ts';
import { findTrustProblem, listAreaKeys, type TrustList, trustListSchema } from './trust-list.ts';

export interface TrustChecks {
  /** Reads the trust list. Undefined for a store without one. */
  readList(): Promise<TrustList | undefined>;
  /** Explains why a version is not to be trusted. Undefined without a trust list. */
  findProblem(area: string, version: string, manifestBytes: Uint8Array): Promise<string | undefined>;
  /** Throws for a version that is not to be trusted. */
  require(area: string, version: string, manifestBytes: Uint8Array): Promise<void>;
  /** Explains why a live version must stop. Undefined unless the operator stops the versions of its key. */
  findStop(area: string, version: string): Promise<string | undefined>;
  /** Throws for a description of the site that is not to be trusted, if the list names keys for it. */
  requireSite(bytes: Uint8Array): Promise<void>;
}

type Read = Storage['read'];

/** Checks signatures against the trust list in the store, or in the operator's own file. */
export function createTrustChecks(read: Read, location: string, trustFile?: string): TrustChecks {
  let hasList = false;

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

  async function findProblem(area: string, version: string, bytes: Uint8Array) {
    const list = await readList();
    if (!list) return undefined;
    const signature = await readSignature(manifestKey(area, version));
    return findTrustProblem(list, { bytes, signature, allowed: listAreaKeys(list, area), now: new Date() });
  }

  return {
    readList,
    findProblem,
    async require(area, version, bytes) {
      const problem = await findProblem(area, version, bytes);
      if (problem) throw new UntrustedError(`${area} ${version}`, problem);
    },
    async findStop(area, version) {
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
    async requireSite(bytes) {
      const list = await readList();
      if (!list?.site.length) return;
      const signature = await readSignature(siteKey);
      const problem = findTrustProblem(list, { bytes, signature, allowed: list.site, now: new Date() });
      if (problem) throw new UntrustedError(siteKey, problem);
    },
  };
}
