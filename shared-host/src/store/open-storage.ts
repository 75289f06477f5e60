import { createBucketStorage, isBucket } from './bucket-storage.ts';
import { AreaStoreError } from './errors.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createHttpStorage } from './http-storage.ts';
import type { Storage, WritableStorage } from './storage.ts';

const isWebAddress = (location: string) => /^https?:\/\//.test(location);

/** Opens a folder, an http(s) address, or a bucket (`s3://bucket/folder`). */
export const openStorage = (location: string): Storage =>
  isWebAddress(location) ? createHttpStorage(location) : openWritableStorage(location);

export function openWritableStorage(location: string): WritableStorage {
  if (isWebAddress(location)) {
    throw new AreaStoreError(
      `${location} is read-only. Publish into the folder or bucket behind the web server with --store FOLDER or --store s3://BUCKET.`,
    );
  }
  return isBucket(location) ? createBucketStorage(location) : createFolderStorage(location);
}
