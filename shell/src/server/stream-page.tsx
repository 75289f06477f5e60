import { PassThrough, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { PageFile } from './page-files.ts';

interface Page {
  readonly children: ReactNode;
  readonly nonce: string;
  readonly startScript: string;
  readonly scripts: readonly PageFile[];
  /** Called for each throw while rendering; the area's boundary draws what failed. */
  readonly onError: (error: unknown) => void;
}

/**
 * Renders a page. All data is there before, so the whole of it is drawn in one go; a throw inside an area has been
 * reported by the time the promise settles, and the answer's status can still say so. Rejects when the frame throws.
 */
export function drawPage({ children, nonce, startScript, scripts, onError }: Page): Promise<DrawnPage> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(children, {
      nonce,
      bootstrapScriptContent: startScript,
      bootstrapScripts: scripts.map(({ href, integrity }) => ({
        src: href,
        integrity,
        crossOrigin: 'anonymous',
      })),
      // Otherwise a large area is sent as its fallback and swapped in by a script: invisible without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(stream),
      onShellError: reject,
      onError,
    });
  });
}

export type DrawnPage = ReturnType<typeof renderToPipeableStream>;

/** The page as a body, packed as the browser likes it: small pages matter most on a phone in a lobby. */
export function bodyOf(page: DrawnPage, acceptEncoding: string) {
  const encoding = ['br', 'gzip'].find((name) => acceptEncoding.includes(name));
  const packer =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : encoding === 'gzip'
        ? createGzip({ level: 5 })
        : new PassThrough();
  page.pipe(packer);
  return { body: Readable.toWeb(packer) as ReadableStream, encoding };
}
