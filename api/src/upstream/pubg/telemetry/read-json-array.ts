import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { JSONParser, TokenizerError, TokenParserError, TokenType } from '@streamparser/json';
import { UpstreamError } from '../../upstream.ts';

/** Limits the work for one file, which no longer needs memory of its size. The longest matches have 150 MB. */
const maxTelemetryBytes = 400 * 1024 * 1024;

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Decompresses a file that the service sends as it stores it, without saying so in a header. */
async function* decompress(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const parts = body[Symbol.asyncIterator]();
  try {
    let start = Buffer.alloc(0);
    while (start.length < 2) {
      const part = await parts.next();
      if (part.done) break;
      start = Buffer.concat([start, part.value]);
    }
    const all = (async function* () {
      yield start;
      for (let part = await parts.next(); !part.done; part = await parts.next()) yield part.value;
    })();
    if (isGzip(start)) yield* pipeline(Readable.from(all), createGunzip(), () => {});
    else yield* all;
  } finally {
    // A reader that has enough ends the download. It does not wait for the piece that is on its way.
    parts.return?.().catch(() => {});
  }
}

const toFailure = (cause: unknown, source: string): UpstreamError => {
  if (cause instanceof UpstreamError) return cause;
  if (cause instanceof TokenizerError || cause instanceof TokenParserError)
    return new UpstreamError('malformed', `${source} answered with invalid JSON.`, { cause });
  return new UpstreamError('unreachable', `${source} interrupted its answer.`, { cause });
};

/** Reads the elements of a JSON array one by one, while its bytes arrive. The limit counts decompressed bytes. */
export async function* readJsonArray(
  body: AsyncIterable<Uint8Array> | null,
  source: string,
  maxBytes = maxTelemetryBytes,
): AsyncGenerator<unknown> {
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  let elements: unknown[] = [];
  /** Null: not known yet. */
  let isArray: boolean | null = null;
  parser.onToken = ({ token }) => {
    isArray = token === TokenType.LEFT_BRACKET;
    // Only the first token decides.
    parser.onToken = () => {};
  };
  parser.onValue = ({ value }) => {
    elements.push(value);
  };
  let bytes = 0;
  let failure: UpstreamError | null = null;
  try {
    for await (const part of decompress(body ?? Readable.from([]))) {
      bytes += part.byteLength;
      if (bytes > maxBytes)
        throw new UpstreamError('malformed', `${source} sent more than ${maxBytes} bytes.`);
      parser.write(part);
      if (isArray === false) break;
      yield* elements;
      elements = [];
    }
  } catch (error) {
    failure = toFailure(error, source);
  }
  if (isArray) yield* elements;
  if (failure) throw failure;
  if (!isArray || !parser.isEnded)
    throw new UpstreamError('malformed', `${source} answered with invalid JSON.`);
}
