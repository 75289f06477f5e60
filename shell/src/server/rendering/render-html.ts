import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';

interface HtmlOptions {
  readonly children: ReactNode;
  /** Runs before the browser paints anything. */
  readonly firstScript: string;
  /** Runs after the content. */
  readonly startScript: string;
  /** Aborts the rendering: after the timeout, or when the visitor leaves. */
  readonly signal: AbortSignal;
  /** Called for each error while rendering; the error boundary around its place renders something else. */
  readonly onError: (error: unknown, about: RenderError) => void;
}

interface RenderError {
  /** The components around the error, the innermost first. */
  readonly componentStack: string | undefined;
  /** Whether the component was still waiting when the rendering was aborted. */
  readonly isAborted: boolean;
}

/**
 * Renders the whole page before it returns: all data is loaded, and the status can still report an error of an area.
 * Rejects when the frame throws and when `signal` aborts, since a component that suspends forever would keep the
 * request and its versions of areas in memory.
 */
export async function renderHtml({
  children,
  firstScript,
  startScript,
  signal,
  onError,
}: HtmlOptions): Promise<Buffer<ArrayBuffer>> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<PipeableStream>();
  const stream = renderToPipeableStream(children, {
    bootstrapScriptContent: startScript,
    // Otherwise React renders the fallback of a large area and swaps it by a script: invisible without JavaScript.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => resolve(stream),
    onShellError: reject,
    onError: (error, { componentStack }) => onError(error, { componentStack, isAborted: signal.aborted }),
  });
  const abort = () => {
    reject(signal.reason);
    stream.abort(signal.reason);
  };
  signal.addEventListener('abort', abort);
  const collector = new Collector();
  (await promise.finally(() => signal.removeEventListener('abort', abort))).pipe(collector);
  const html = await collector.whole;
  return firstScript ? insertIntoHead(html, `<script>${firstScript}</script>`) : html;
}

const headTag = '<head>';

/** Inserts before the stylesheets, because a script waits for those before it. React would insert it after them. */
function insertIntoHead(html: Buffer<ArrayBuffer>, element: string): Buffer<ArrayBuffer> {
  const at = html.indexOf(headTag) + headTag.length;
  return Buffer.concat([html.subarray(0, at), Buffer.from(element), html.subarray(at)]);
}

/** Collects the finished page. It is in memory already, so the buffer of a stream would only slow this down. */
class Collector extends Writable {
  readonly #chunks: Uint8Array[] = [];
  readonly #whole = Promise.withResolvers<Buffer<ArrayBuffer>>();
  readonly whole = this.#whole.promise;

  /** React writes long texts as strings. */
  override write(chunk: string | Uint8Array): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(): this {
    this.#whole.resolve(Buffer.concat(this.#chunks));
    return this;
  }
}
