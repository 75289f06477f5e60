import { aPlayer } from '../../testing/index.ts';
import { createApi } from '../index.ts';

/** For the client's tests: hosts that a function plays. */

type Answering = (request: Request) => Response | Promise<Response>;

export const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
export const problem = (status: number, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  json(
    { type: 'about:blank', title: 'Refused', status, ...more },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  );

/** An API on a host that a function plays; it remembers what it was sent. */
export function apiOn(answering: Answering, more: Partial<Parameters<typeof createApi>[0]> = {}) {
  const requests: Request[] = [];
  const arrived = Promise.withResolvers<void>();
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    requests.push(request);
    arrived.resolve();
    return answering(request);
  };
  return {
    api: createApi({ baseUrl: 'http://api.test/api/v1/', fetch, ...more }),
    requests,
    sent: arrived.promise,
  };
}

export const whom = { shard: 'steam', player: 'NightHeron' };
export const found = () => json({ data: { player: aPlayer() } });
