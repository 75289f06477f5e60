import { listTimeout } from '../durations.ts';
import type { Found } from './place.ts';

/** Far more than a list needs: a page that somebody put in its place must not fill the memory. */
const mostBytes = 256 * 1024;

/** Under which header a server gives a version, and under which it is asked whether it still holds. */
const asked = { etag: 'if-none-match', 'last-modified': 'if-modified-since' } as const;

/** Reads a list from the web; null: it has not changed. The deadline holds for its last byte too. */
export const readAddress = async (
  address: string,
  known: Found['version'] | undefined,
): Promise<Found | null> => {
  const response = await fetch(address, {
    headers: { accept: 'application/json', ...known },
    // A redirect could lead to a place that the operator never named.
    redirect: 'error',
    signal: AbortSignal.timeout(listTimeout),
  });
  if (response.status === 304 && known) return null;
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`it was answered with status ${response.status}`);
  }
  return { text: await readText(response), version: versionOf(response) };
};

const readText = async ({ body }: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error(`it is longer than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const versionOf = ({ headers }: Response): Found['version'] =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([given, question]) => {
      const value = headers.get(given);
      return value ? [[question, value]] : [];
    }),
  );
