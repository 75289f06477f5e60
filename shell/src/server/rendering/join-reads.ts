import { limits } from '@hotdrop/shared-domain/rules';
import { type Answer, createClient, type Send, sendWith } from '@hotdrop/shared-host/fetch';
import { fetchWithinLimit } from '../http/limit-answer.ts';

/** Longer addresses would make the address of all too long. */
const longest = 400;

interface Settings {
  /** The start of the API's addresses. */
  readonly apiBase: string;
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

interface Read {
  readonly url: string;
  readonly init: RequestInit;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Sends the reads that a page begins at the same time as one request: for small answers, requests cost more than their
 * content. Each read has its own answer as soon as the API host sends it.
 */
export function joinReads({ apiBase, headers, fetch = fetchWithinLimit }: Settings): Send {
  const client = createClient({ fetch, headers });
  const sendOne = sendWith(client);
  let begun: Read[] = [];

  async function sendAll(reads: readonly Read[]): Promise<void> {
    const open = new Set(reads);
    const leaving = new AbortController();
    for (const read of reads) {
      read.init.signal?.addEventListener('abort', () => {
        open.delete(read);
        if (open.size === 0) leaving.abort();
      });
    }
    const response = await client(`${apiBase}/batch`, {
      searchParams: reads.map(({ url }) => ['path', url.slice(apiBase.length)]),
      signal: leaving.signal,
    });
    if (!response.ok || !response.body) {
      const { status } = response;
      const refusal = { status, headers: response.headers, body: await response.arrayBuffer() };
      for (const { resolve } of reads) resolve(refusal);
      return;
    }
    for await (const { index, ...answer } of readParts(response.body)) {
      const read = reads[index];
      read?.resolve(answer);
      if (read) open.delete(read);
    }
    if (open.size > 0) throw new TypeError('The answer has ended too early');
  }

  function sendBegun(): void {
    const reads = begun.filter(({ init }) => !init.signal?.aborted);
    begun = [];
    if (reads.length === 1) {
      for (const { url, init, resolve, reject } of reads) sendOne(url, init).then(resolve, reject);
      return;
    }
    for (let index = 0; index < reads.length; index += limits.joinedReads) {
      const together = reads.slice(index, index + limits.joinedReads);
      sendAll(together).catch((error: unknown) => {
        for (const { reject } of together) reject(error);
      });
    }
  }

  return async (url, init) => {
    init.signal?.throwIfAborted();
    const hasHeaders = [...new Headers(init.headers)].length > 0;
    const isPlainRead = (init.method ?? 'GET') === 'GET' && !hasHeaders;
    const isJoined = isPlainRead && url.startsWith(`${apiBase}/`) && url.length <= longest;
    if (!isJoined) return sendOne(url, init);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    if (begun.length === 0) setImmediate(sendBegun);
    begun.push({ url, init, resolve, reject });
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    return promise;
  };
}

interface Part extends Answer {
  readonly index: number;
}

type Head = [index: number, status: number, length: number, headers: [string, string][]];

const lineFeed = 10;

/** Reads the parts of an answer as they arrive: a line about each, then its body. */
async function* readParts(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Part> {
  let rest = Buffer.alloc(0);
  for await (const chunk of body) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(lineFeed); end >= 0; end = rest.indexOf(lineFeed)) {
      const [index, status, length, headers]: Head = JSON.parse(rest.toString('utf8', 0, end));
      const next = end + 1 + length;
      if (rest.length < next) break;
      // A copy, because a kept answer would keep the whole buffer.
      yield {
        index,
        status,
        headers: new Headers(headers),
        body: new Uint8Array(rest.subarray(end + 1, next)),
      };
      rest = rest.subarray(next);
    }
  }
}
