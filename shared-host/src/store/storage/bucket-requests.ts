import { AwsClient } from 'aws4fetch';
import { StoreUnreachableError } from '../errors.ts';
import type { Bucket } from './bucket-address.ts';

export type Ask = (method: string, what: string, init?: RequestInit) => Promise<Response>;

/** Not there, or a condition that did not hold: answers that the asker must understand. */
const meantAnswers = (method: string) => (method === 'PUT' ? [409, 412] : [404]);

/** Signed requests to a bucket. What is neither success nor meant is the store's failure, with its own word for it. */
export function createBucketRequests(location: string, { address, credentials }: Bucket): Ask {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  return async (method, what, init) => {
    let response: Response;
    try {
      response = await client.fetch(address + what, { ...init, method, redirect: 'error' });
    } catch (error) {
      throw new StoreUnreachableError(location, (error as Error).cause ?? error);
    }
    if (response.ok) return response;
    const word = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? '';
    if (meantAnswers(method).includes(response.status) && word !== 'NoSuchBucket') return response;
    throw new StoreUnreachableError(location, `it answered ${response.status} ${word}`.trim());
  };
}
