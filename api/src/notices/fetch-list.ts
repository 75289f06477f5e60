import { listTimeout } from '../durations.ts';
import { readText } from '../upstream/read-text.ts';

/** A list as it was read. `version` lets the next read find out whether the list changed. */
export interface ListContent {
  readonly text: string;
  readonly version: Readonly<Record<string, string>>;
}

/** Protects the memory from a large file at the list's address. */
const maxBytes = 256 * 1024;

/** Each response header that names a version, with the request header that sends it back. */
const conditionalHeaders = { etag: 'if-none-match', 'last-modified': 'if-modified-since' } as const;

/** Fetches a list, or returns null if it did not change. The timeout includes the body. */
export const fetchList = async (
  url: string,
  known: ListContent['version'] | undefined,
): Promise<ListContent | null> => {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...known },
    // The operator chose this address, not the target of a redirect.
    redirect: 'error',
    signal: AbortSignal.timeout(listTimeout),
  });
  if (response.status === 304 && known) return null;
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the server answered with status ${response.status}`);
  }
  return { text: await readText(response, maxBytes), version: readVersion(response) };
};

const readVersion = ({ headers }: Response): ListContent['version'] =>
  Object.fromEntries(
    Object.entries(conditionalHeaders).flatMap(([received, sent]) => {
      const value = headers.get(received);
      return value ? [[sent, value]] : [];
    }),
  );
