import { getCause, IndexMissingError, StoreUnreachableError } from './errors.ts';
import { readIndex, type Storage, type StoredFile } from './storage.ts';
import { checkPath, signatureKeyOf } from './stored-files.ts';

/** Only the files of a version never change, except for its signature. */
const isMutable = (key: string) => key.split('/').length <= 2 || key.endsWith(signatureKeyOf(''));

/** Reads an area store behind a web server, object storage, or a CDN. An unchanged pointer costs a 304. */
export function createHttpStorage(location: string): Storage {
  const base = new URL(location.endsWith('/') ? location : `${location}/`);
  const known = new Map<string, StoredFile>();

  async function read(key: string, signal?: AbortSignal): Promise<StoredFile | undefined> {
    const before = known.get(key);
    const address = new URL(checkPath(key), base);
    let response: Response;
    let bytes: Uint8Array;
    try {
      // A redirect could lead to an origin that is not allowed.
      response = await fetch(address, {
        redirect: 'error',
        signal: signal ?? null,
        headers: {
          ...(before && { 'if-none-match': before.tag }),
          ...(isMutable(key) && { 'cache-control': 'no-cache' }),
        },
      });
      bytes = new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      throw new StoreUnreachableError(location, getCause(error));
    }
    if (response.status === 304 && before) return before;
    if (response.status === 404) return undefined;
    if (!response.ok)
      throw new StoreUnreachableError(location, `it answered ${key} with status ${response.status}`);
    const file = { bytes, tag: response.headers.get('etag') ?? '' };
    if (isMutable(key) && file.tag) known.set(key, file);
    return file;
  }

  return {
    location,
    read,
    async areas(signal) {
      const areas = await readIndex(read, signal);
      if (areas) return areas;
      throw new IndexMissingError(location);
    },
  };
}
