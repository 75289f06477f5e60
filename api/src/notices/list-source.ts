import { readFile, stat } from 'node:fs/promises';
import { fetchList, type ListContent } from './fetch-list.ts';

/** Reads a list, or returns null if it still has the known version. */
export type ReadList = (known: ListContent['validators'] | undefined) => Promise<ListContent | null>;

export const isUrl = (source: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(source);

/** Requires https, so that the network cannot change the list. http is allowed for this machine only. */
export const isSecureUrl = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  const isLocal = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && !username && !password;
};

/** The reader for a list in a file or at a URL. */
export const createListReader = (source: string): ReadList =>
  isUrl(source) ? (known) => fetchList(source, known) : (known) => readIfChanged(source, known);

const readIfChanged = async (
  file: string,
  known: ListContent['validators'] = {},
): Promise<ListContent | null> => {
  const changed = String((await stat(file)).mtimeMs);
  return known.changed === changed ? null : { text: await readFile(file, 'utf8'), validators: { changed } };
};
