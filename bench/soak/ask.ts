import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

export interface Ask {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly location: string;
  /** Retry-After in seconds. Null: the answer had none. */
  readonly retryAfter: number | null;
  readonly text: () => string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/** Sends requests like a browser: with keep-alive and compression. */
export async function ask(url: string, how: Ask = {}): Promise<Answer> {
  try {
    return await send(url, how);
  } catch (error) {
    // A server may close an idle connection at the moment of a request. Browsers then repeat any request.
    if (error instanceof IdleConnectionError) return await send(url, how);
    throw error;
  }
}

/** Repeats a request after its Retry-After, like a chat that loads a link preview. */
export async function askAgainWhenTold(url: string, how: Ask): Promise<Answer> {
  const answer = await ask(url, how);
  if (answer.status !== 503 || !answer.retryAfter) return answer;
  await wait(answer.retryAfter * 1_000);
  return ask(url, how);
}

class IdleConnectionError extends Error {
  override name = 'IdleConnectionError';
}

const send = (url: string, { method = 'GET', headers, body }: Ask): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { 'accept-encoding': 'br', ...headers } });
    sent.setTimeout(30_000, () => sent.destroy(new Error('no answer in 30 s')));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const wasIdle = sent.reusedSocket && error.code === 'ECONNRESET';
      reject(wasIdle ? new IdleConnectionError(error.message) : error);
    });
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => reject(new Error('the answer was truncated')));
      response.on('end', () => resolve(answerOf(response, Buffer.concat(parts))));
    });
    sent.end(body);
  });

const answerOf = (response: IncomingMessage, body: Buffer): Answer => ({
  status: response.statusCode ?? 0,
  cookies: response.headers['set-cookie'] ?? [],
  location: response.headers.location ?? '',
  retryAfter: Number(response.headers['retry-after']) || null,
  text: () => String(response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body),
});

export const hangUp = () => agent.destroy();
