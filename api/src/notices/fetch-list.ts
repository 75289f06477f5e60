import { listTimeout } from '../durations.ts';
import { readText } from '../upstream/read-text.ts';

/** A list as it was read. The next read sends the validators back, to find out whether the list changed. */
export interface ListContent {
  readonly text: string;
  readonly validators: Readonly<Record<string, string>>;
}

/** Protects the memory from a large file at the list's address. */
const maxBytes = 256 * 1024;

/** Each response header with a validator, and the request header that sends it back. */
const conditionalHeaders = { etag: 'if-none-match', 'last-modified': 'if-modified-since' } as const;

/** Fetches a list, or returns null if it did not change. The timeout includes the body. */
export const fetchList = async (
  url: string,
  known: ListContent['validators'] | undefined,
): Promise<ListContent | null> => {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...known },
    // Do not follow redirects: the operator trusts only this address.
    redirect: 'error',
    signal: AbortSignal.timeout(listTimeout),
  });
  if (response.status === 304 && known) return null;
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the server answered with status ${response.status}`);
  }
  return { text: await readText(response, maxBytes), validators: readValidators(response) };
};

const readValidators = ({ headers }: Response): ListContent['validators'] =>
  Object.fromEntries(
    Object.entries(conditionalHeaders).flatMap(([received, sent]) => {
      const value = headers.get(received);
      return value ? [[sent, value]] : [];
    }),
  );
