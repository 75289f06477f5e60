import { randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import {
  AreaStoreError,
  ConditionsIgnoredError,
  getCause,
  StoreUnreachableError,
  VersionTakenError,
} from './errors.ts';
import type { StoredFile, WritableStorage } from './storage.ts';
import { checkPath, getMediaType, manifestFile, manifestKey, pointerKey } from './stored-files.ts';

/** The address of a bucket, the store's prefix in it, and the credentials. */
export interface Bucket {
  /** The address for requests about the whole bucket. */
  readonly address: string;
  /** The start of every key: '' or 'areas/'. */
  readonly prefix: string;
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
    readonly region: string;
  };
}

export const isBucket = (location: string) => location.startsWith('s3://');

/** Parses `s3://bucket/prefix` and reads the usual environment variables of S3 tools. */
function parseBucketAddress(location: string, env: NodeJS.ProcessEnv): Bucket {
  const [, name, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)\/?(.*?)\/?$/.exec(location) ?? [];
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_ENDPOINT_URL } = env;
  if (!name)
    throw new AreaStoreError(
      `${location} is not the address of a bucket. Write s3://bucket or s3://bucket/folder.`,
    );
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new AreaStoreError(
      `The bucket ${location} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. Also set AWS_REGION, and AWS_ENDPOINT_URL for services other than Amazon (such as https://objects.example).`,
    );
  }
  const region = env.AWS_REGION ?? 'us-east-1';
  return {
    address: AWS_ENDPOINT_URL
      ? `${AWS_ENDPOINT_URL.replace(/\/$/, '')}/${name}/`
      : `https://${name}.s3.${region}.amazonaws.com/`,
    prefix: prefix && `${checkPath(prefix)}/`,
    credentials: {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
      region,
    },
  };
}

type SendRequest = (method: string, name: string, init?: RequestInit) => Promise<Response>;

/** Statuses that the caller handles: a missing file, or a failed condition of a write. */
const listExpectedStatuses = (method: string) => (method === 'PUT' ? [409, 412] : [404]);

/** Sends signed requests to a bucket. Throws the bucket's error code for every unexpected status. */
function createBucketRequests(location: string, { address, credentials }: Bucket): SendRequest {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  return async (method, name, init) => {
    let response: Response;
    try {
      response = await client.fetch(address + name, { ...init, method, redirect: 'error' });
    } catch (error) {
      throw new StoreUnreachableError(location, getCause(error));
    }
    if (response.ok) return response;
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? '';
    if (listExpectedStatuses(method).includes(response.status) && code !== 'NoSuchBucket') return response;
    throw new StoreUnreachableError(location, `it answered ${response.status} ${code}`.trim());
  };
}

const immutable = 'public, max-age=31536000, immutable';

/**
 * Keeps an area store in an S3-compatible bucket. A bucket cannot rename: a version exists as soon as its `area.json`
 * does, which is written last. Every write has a condition.
 */
export function createBucketStorage(location: string, env: NodeJS.ProcessEnv = process.env): WritableStorage {
  const bucket = parseBucketAddress(location, env);
  const send = createBucketRequests(location, bucket);
  const getName = (key: string) => bucket.prefix + checkPath(key);

  async function read(key: string, signal?: AbortSignal): Promise<StoredFile | undefined> {
    const response = await send('GET', getName(key), { signal: signal ?? null });
    if (response.status === 404) return undefined;
    return { bytes: new Uint8Array(await response.arrayBuffer()), tag: response.headers.get('etag') ?? '' };
  }

  const exists = async (key: string, signal?: AbortSignal) =>
    (await send('HEAD', getName(key), { signal: signal ?? null })).ok;

  async function filterExisting(
    names: readonly string[],
    keyOf: (name: string) => string,
    signal?: AbortSignal,
  ) {
    const isThere = await Promise.all(names.map((name) => exists(keyOf(name), signal)));
    return names.filter((_, index) => isThere[index]).sort();
  }

  const remove = (key: string) => send('DELETE', getName(key));

  /** Writes a file under a condition. Resolves with whether the condition held. */
  async function put(key: string, bytes: Uint8Array, condition: Record<string, string>, caching: string) {
    const headers = { ...condition, 'content-type': getMediaType(key), 'cache-control': caching };
    return (await send('PUT', getName(key), { headers, body: Buffer.from(bytes) })).ok;
  }

  /** Writes a file of a version. Accepts an equal file that a killed publisher has left. */
  async function putFile(area: string, version: string, file: string, bytes: Uint8Array) {
    const key = `${area}/${version}/${file}`;
    if (await put(key, bytes, { 'if-none-match': '*' }, immutable)) return;
    const found = await read(key);
    if (!found || Buffer.compare(found.bytes, bytes)) throw new VersionTakenError(area, version, file);
  }

  /** Refuses a bucket that ignores conditions: one of two publishers at the same moment would lose its release. */
  async function checkConditions(area: string): Promise<void> {
    const key = `${area}/probe-${randomUUID()}.json`;
    const write = (condition: Record<string, string>) => put(key, Buffer.from('{}'), condition, 'no-store');
    try {
      const isFirstStored = await write({ 'if-none-match': '*' });
      const isSecondStored = await write({ 'if-none-match': '*' });
      const isOtherReplaced = await write({ 'if-match': '"another"' });
      if (!isFirstStored || isSecondStored || isOtherReplaced) throw new ConditionsIgnoredError(location);
    } finally {
      await remove(key);
    }
  }

  return {
    location,
    read,
    async create(area) {
      const versions = await listFolders(send, bucket, `${area}/`);
      if (versions.length === 0) await checkConditions(area);
    },

    async areas(signal) {
      const names = await listFolders(send, bucket, '', signal);
      return filterExisting(names, pointerKey, signal);
    },

    async versions(area) {
      const names = await listFolders(send, bucket, `${area}/`);
      return filterExisting(names, (version) => manifestKey(area, version));
    },

    async addVersion(area, version, files) {
      if (await exists(manifestKey(area, version))) return false;
      for (const [file, bytes] of files) {
        if (file !== manifestFile) await putFile(area, version, file, bytes);
      }
      const manifest = files.get(manifestFile);
      if (!manifest) throw new TypeError('A version needs its manifest: add area.json to the files.');
      return put(manifestKey(area, version), manifest, { 'if-none-match': '*' }, immutable);
    },

    async removeVersion(area, version) {
      // Without its manifest, the version no longer exists for readers.
      await remove(manifestKey(area, version));
      const files = await listFiles(send, bucket, `${area}/${version}/`);
      for (const file of files) await remove(`${area}/${version}/${file}`);
    },

    replace: (key, bytes, tag) =>
      put(key, bytes, tag === undefined ? { 'if-none-match': '*' } : { 'if-match': tag }, 'no-cache'),
  };
}

const listFiles = (send: SendRequest, bucket: Bucket, below: string) =>
  list(send, bucket.prefix + below, 'Key');

async function listFolders(send: SendRequest, bucket: Bucket, below: string, signal?: AbortSignal) {
  const names = await list(send, bucket.prefix + below, 'Prefix', { delimiter: '/' }, signal);
  return names.map((name) => name.replace(/\/$/, '')).filter(Boolean);
}

/** Lists all names that start with `prefix`, without the prefix. A bucket returns them in pages. */
async function list(
  send: SendRequest,
  prefix: string,
  element: string,
  more: Record<string, string> = {},
  signal?: AbortSignal,
) {
  const names: string[] = [];
  let next: string | undefined;
  do {
    const page = { 'list-type': '2', prefix, ...more, ...(next && { 'continuation-token': next }) };
    const xml = await (await send('GET', `?${new URLSearchParams(page)}`, { signal: signal ?? null })).text();
    const found = xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'));
    names.push(...found.map(([, name = '']) => name.slice(prefix.length)));
    next = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
  } while (next);
  return names;
}
