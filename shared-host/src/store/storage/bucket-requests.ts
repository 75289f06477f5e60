import { AwsClient } from 'aws4fetch';
import { getCause, StoreUnreachableError } from '../errors.ts';
import type { Bucket } from './bucket-address.ts';

export type SendRequest = (method: string, name: string, init?: RequestInit) => Promise<Response>;

/** Statuses that the caller handles: a missing file, or a failed condition of a write. */
const listExpectedStatuses = (method: string) => (method === 'PUT' ? [409, 412] : [404]);

/** Sends signed requests to a bucket. Throws the bucket's error code for every unexpected status. */
export function createBucketRequests(location: string, { address, credentials }: Bucket): SendRequest {
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
