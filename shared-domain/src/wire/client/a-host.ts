import { aPlayer } from '../../testing/index.ts';
import { createApi } from '../index.ts';

/** Fake hosts for the client's tests. */

type Answering = (request: Request) => Response | Promise<Response>;

export const problem = (status: number, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(
    { type: 'about:blank', title: 'Refused', status, ...more },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  );

/** Creates an API on a fake host, which records its requests. */
export function apiOn(answering: Answering, more: Partial<Parameters<typeof createApi>[0]> = {}) {
  const requests: Request[] = [];
  const arrived = Promise.withResolvers<void>();
  const fetch = async (input: string, init?: RequestInit) => {
    const request = new Request(new URL(String(input), 'http://api.test'), init);
    request.signal.throwIfAborted();
    requests.push(request);
    arrived.resolve();
    return answering(request);
  };
  return {
    api: createApi({ fetch, ...more }),
    requests,
    sent: arrived.promise,
  };
}

export const whom = { shard: 'steam', player: 'NightHeron' };
export const found = () => Response.json({ data: { player: aPlayer() } });
