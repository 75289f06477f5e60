import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Visit {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Before the answer began. */
class KeptConnectionEndedError extends Error {}

const timeout = 30_000;

/**
 * Sends requests over kept connections. A server may end one at the moment when a request is sent on it, which no server
 * can avoid. All browsers then send the request again on a new connection (RFC 9112, 9.3.1), and so do these visitors.
 */
export function createBrowser(siteUrl: string) {
  const kept = new Agent({ keepAlive: true });
  return {
    async send(visit: Visit): Promise<Answer> {
      try {
        return await sendOnce(siteUrl, visit, kept);
      } catch (error) {
        if (error instanceof KeptConnectionEndedError) return sendOnce(siteUrl, visit, new Agent());
        throw error;
      }
    },
    close: () => kept.destroy(),
  };
}

const sendOnce = (siteUrl: string, { path, body, ...options }: Visit, agent: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(siteUrl + path, { ...options, agent, signal: AbortSignal.timeout(timeout) });
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((content) => resolve({ status, headers, body: content }), reject);
    });
    sent.on('error', (error) => {
      const hasEnded = 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
      reject(hasEnded && sent.reusedSocket ? new KeptConnectionEndedError(error.message) : error);
    });
    sent.end(body);
  });
