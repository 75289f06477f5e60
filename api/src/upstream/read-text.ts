export class TooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = 'TooLargeError';
  }
}

/** Reads a body while it is within the limit, which counts decompressed bytes. Ends the connection beyond it. */
export const readText = async ({ body }: Response, maxBytes: number): Promise<string> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new TooLargeError(maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};
