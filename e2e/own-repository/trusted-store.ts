import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createPrivateKeyPem,
  openPublishingStore,
  readSigningKey,
  type SigningKey,
} from '@hotdrop/shared-host/store';
import { testAreaStore } from '@hotdrop/tools/site-runner';

interface TrustedKey {
  readonly publicKey: string;
  readonly owner?: string;
}

interface TrustList {
  readonly keys: Record<string, TrustedKey>;
  readonly areas: Record<string, string[]>;
}

/** Our own areas in a store whose operator has a trust list. */
export interface TrustedStore {
  /** Our own team's key. */
  readonly key: SigningKey;
  /** Replaces the entry of a team's area, and adds its keys. */
  readonly trust: (area: string, keys: Readonly<Record<string, TrustedKey>>) => void;
}

/** Signs the live versions of a store with one key, and writes its trust list, in which only our areas have keys. */
export async function addTrust(store: string): Promise<TrustedStore> {
  const key = readSigningKey(createPrivateKeyPem());
  const publishing = openPublishingStore(store);
  const areas = await publishing.list();
  for (const area of areas) {
    const { stable } = await publishing.pointer(area);
    const manifest = await publishing.manifest(area, stable);
    await publishing.publishVersion(path.join(store, area, stable), manifest, key);
  }
  const file = path.join(store, 'trust.json');
  const write = (list: TrustList) => writeFileSync(file, JSON.stringify(list));
  write({
    keys: { [key.id]: { publicKey: key.publicKey, owner: 'site team' } },
    areas: Object.fromEntries(areas.map((area) => [area, [key.id]])),
  });
  return {
    key,
    trust: (area, keys) => {
      const list: TrustList = JSON.parse(readFileSync(file, 'utf8'));
      write({
        keys: { ...list.keys, ...keys },
        areas: { ...list.areas, [area]: Object.keys(keys) },
      });
    },
  };
}

/** Copies the stored shells, in which candidates are tried. */
export const copyShells = (store: string) =>
  cpSync(path.join(testAreaStore, '_shell'), path.join(store, '_shell'), { recursive: true });
