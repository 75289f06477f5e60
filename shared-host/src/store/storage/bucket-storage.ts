import { VersionTakenError } from '../errors.ts';
import { manifestFile, manifestKey } from '../keys.ts';
import { readIndex } from './area-index.ts';
import { type Bucket, parseBucketAddress } from './bucket-address.ts';
import { type Ask, createBucketRequests } from './bucket-requests.ts';
import { checkPath } from './check-path.ts';
import { getMediaType } from './media-type.ts';
import type { StoredFile, WritableStorage } from './storage.ts';

const immutable = 'public, max-age=31536000, immutable';

/**
 * An area store in an S3-compatible bucket. A bucket has no rename: a version is there when its `area.json` is, which
 * is written last, and every write says under which condition it is meant.
 */
export function createBucketStorage(location: string, env: NodeJS.ProcessEnv = process.env): WritableStorage {
  const bucket = parseBucketAddress(location, env);
  const ask = createBucketRequests(location, bucket);
  const nameOf = (key: string) => bucket.prefix + checkPath(key);

  async function read(key: string, signal?: AbortSignal): Promise<StoredFile | undefined> {
    const response = await ask('GET', nameOf(key), { signal: signal ?? null });
    if (response.status === 404) return undefined;
    return { bytes: new Uint8Array(await response.arrayBuffer()), tag: response.headers.get('etag') ?? '' };
  }

  const isThere = async (key: string) => (await ask('HEAD', nameOf(key))).ok;
  const remove = (key: string) => ask('DELETE', nameOf(key));

  /** Writes under a condition, and says whether it held. */
  async function put(key: string, bytes: Uint8Array, condition: Record<string, string>, caching: string) {
    const headers = { ...condition, 'content-type': getMediaType(key), 'cache-control': caching };
    return (await ask('PUT', nameOf(key), { headers, body: Buffer.from(bytes) })).ok;
  }

  /** A file of a version. What a killed publisher has left is taken for it only if it is equal. */
  async function putFile(area: string, version: string, file: string, bytes: Uint8Array) {
    const key = `${area}/${version}/${file}`;
    if (await put(key, bytes, { 'if-none-match': '*' }, immutable)) return;
    const found = await read(key);
    if (!found || Buffer.compare(found.bytes, bytes)) throw new VersionTakenError(area, version, file);
  }

  return {
    location,
    read,
    create: async () => {},
    areas: async (signal) => (await readIndex(read, signal)) ?? [],

    async versions(area) {
      const names = await listFolders(ask, bucket, `${area}/`);
      const isComplete = await Promise.all(names.map((version) => isThere(manifestKey(area, version))));
      return names.filter((_, index) => isComplete[index]).sort();
    },

    async addVersion(area, version, files) {
      if (await isThere(manifestKey(area, version))) return false;
      for (const [file, bytes] of files) {
        if (file !== manifestFile) await putFile(area, version, file, bytes);
      }
      const manifest = files.get(manifestFile);
      if (!manifest) throw new TypeError('A version is its manifest: files must hold area.json.');
      return put(manifestKey(area, version), manifest, { 'if-none-match': '*' }, immutable);
    },

    async removeVersion(area, version) {
      // First what makes it a version.
      await remove(manifestKey(area, version));
      const files = await listFiles(ask, bucket, `${area}/${version}/`);
      for (const file of files) await remove(`${area}/${version}/${file}`);
    },

    replace: (key, bytes, tag) =>
      put(key, bytes, tag === undefined ? { 'if-none-match': '*' } : { 'if-match': tag }, 'no-cache'),
  };
}

const listFiles = (ask: Ask, bucket: Bucket, below: string) => list(ask, bucket.prefix + below, 'Key');

async function listFolders(ask: Ask, bucket: Bucket, below: string): Promise<string[]> {
  const names = await list(ask, bucket.prefix + below, 'Prefix', { delimiter: '/' });
  return names.map((name) => name.replace(/\/$/, '')).filter(Boolean);
}

/** All names that start with `prefix`, without it. A bucket gives them in pages. */
async function list(ask: Ask, prefix: string, element: string, more: Record<string, string> = {}) {
  const names: string[] = [];
  let next: string | undefined;
  do {
    const page = { 'list-type': '2', prefix, ...more, ...(next && { 'continuation-token': next }) };
    const xml = await (await ask('GET', `?${new URLSearchParams(page)}`)).text();
    const found = xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'));
    names.push(...found.map(([, name = '']) => name.slice(prefix.length)));
    next = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
  } while (next);
  return names;
}
