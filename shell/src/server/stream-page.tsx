import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface Page {
  readonly children: ReactNode;
  readonly nonce: string;
  readonly startScript: string;
  /** Ends the drawing: the time for it is over, or nobody waits for the page any more. */
  readonly signal: AbortSignal;
  /** Called for each throw while rendering; the area's boundary draws what failed. */
  readonly onError: (error: unknown) => void;
}

/**
 * Renders a page. All data is there before, so the whole of it is drawn in one go; a throw inside an area has been
 * reported by the time the promise settles, and the answer's status can still say so. Rejects when the frame throws,
 * and when the signal ends it: what suspends for ever would hold the answer, and the versions that it is made of.
 */
export async function drawPage({ children, nonce, startScript, signal, onError }: Page): Promise<DrawnPage> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<DrawnPage>();
  const stream = renderToPipeableStream(children, {
    nonce,
    bootstrapScriptContent: startScript,
    // Otherwise a large area is sent as its fallback and swapped in by a script: invisible without JavaScript.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => resolve(stream),
    onShellError: reject,
    // What is left undone when the drawing is ended has not thrown.
    onError: (error) => void (signal.aborted || onError(error)),
  });
  const end = () => {
    reject(signal.reason);
    stream.abort(signal.reason);
  };
  signal.addEventListener('abort', end);
  return promise.finally(() => signal.removeEventListener('abort', end));
}

export type DrawnPage = ReturnType<typeof renderToPipeableStream>;

const packers = {
  br: (page: Buffer) =>
    promisify(brotliCompress)(page, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength,
      },
    }),
  gzip: (page: Buffer) => promisify(gzip)(page, { level: 5 }),
};

/**
 * The page as a body, packed as the browser likes it: small pages matter most on a phone in a lobby. It is whole by
 * now, and as one piece costs a fifth less of a server's time than as a stream.
 */
export async function bodyOf(page: DrawnPage, acceptEncoding: string) {
  const whole = await wholeOf(page);
  const encoding = (['br', 'gzip'] as const).find((name) => acceptEncoding.includes(name));
  return { body: encoding ? await packers[encoding](whole) : whole, encoding };
}

function wholeOf(page: DrawnPage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  const collector = new Writable({
    // Nobody waits for what is drawn already.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Buffer, _, done) {
      parts.push(part);
      done();
    },
  });
  page.pipe(collector);
  return finished(collector).then(() => Buffer.concat(parts));
}
