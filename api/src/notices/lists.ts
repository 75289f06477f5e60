import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { durations } from '@hotdrop/shared-domain/rules';
import { bannerSchema, noticeSchema, seasonDatesSchema } from '@hotdrop/shared-domain/wire';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { cacheSeconds, listTimeout } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { readText } from '../upstream/fetch-json.ts';

/** Reads a list, or returns null if it still has the known version. */
type ReadList = (known: ListContent['validators'] | undefined) => Promise<ListContent | null>;

export const isUrl = (source: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(source);

/** Requires https, so that the network cannot change the list. http is allowed for this machine only. */
export const isSecureUrl = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  const isLocal = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && !username && !password;
};

/** The reader for a list in a file or at a URL. */
const createListReader = (source: string): ReadList =>
  isUrl(source) ? (known) => fetchList(source, known) : (known) => readIfChanged(source, known);

const readIfChanged = async (
  file: string,
  known: ListContent['validators'] = {},
): Promise<ListContent | null> => {
  const changed = String((await stat(file)).mtimeMs);
  return known.changed === changed ? null : { text: await readFile(file, 'utf8'), validators: { changed } };
};

/** A list as it was read. The next read sends the validators back, to find out whether the list changed. */
interface ListContent {
  readonly text: string;
  readonly validators: Readonly<Record<string, string>>;
}

/** Protects the memory from a large file at the list's address. */
const maxBytes = 256 * 1024;

/** Each response header with a validator, and the request header that sends it back. */
const conditionalHeaders = { etag: 'if-none-match', 'last-modified': 'if-modified-since' } as const;

/** Fetches a list, or returns null if it did not change. The timeout includes the body. */
const fetchList = async (
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

interface ListOptions {
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * An operator's JSON list. A visitor's call reads it again when the last reading is older than 30 seconds. Invalid entries
 * are logged and left out. If the list cannot be read, the last one is kept.
 */
const createList = <S extends v.GenericSchema>(
  source: string,
  schema: S,
  { log, now }: ListOptions,
  { waits = true } = {},
) => {
  // The query may contain credentials; do not log it.
  const [loggedSource] = source.split('?');
  const read = createListReader(source);
  let entries: readonly v.InferOutput<S>[] = [];
  let last: ListContent | undefined;
  let refreshedAt: number | undefined;
  let refreshing: Promise<void> | undefined;
  let first: Promise<void> | undefined;

  const parse = (text: string): v.InferOutput<S>[] => {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) throw new Error('the list must be a JSON array');
    return list.flatMap((entry: unknown, index) => {
      const result = v.safeParse(schema, entry);
      if (result.success) return [result.output];
      const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`);
      log.warn({ list: loggedSource, index, issues }, 'An invalid entry of a list was left out');
      return [];
    });
  };

  const refresh = async (): Promise<void> => {
    try {
      const content = await read(last?.validators);
      if (!content) return;
      // Servers without ETag and date send the same text again; parsing it would log its invalid entries again.
      if (content.text !== last?.text) entries = parse(content.text);
      last = content;
    } catch (error) {
      log.warn({ err: error, list: loggedSource }, 'A list could not be read, so the last one stays');
    }
  };

  return async (): Promise<readonly v.InferOutput<S>[]> => {
    const time = now().getTime();
    // Use the absolute age, so a clock that is set back cannot keep a stale list.
    if (refreshedAt === undefined || Math.abs(time - refreshedAt) >= durations.noticeRefresh) {
      refreshedAt = time;
      refreshing = refresh();
    }
    first ??= refreshing;
    await (waits ? refreshing : first);
    return entries;
  };
};

const builtIn = (name: string): string => join(import.meta.dirname, name);

/** The operator's lists: lines of the notification bar, banners, and dates of seasons. */
export const createLists = (config: Config, options: ListOptions) => ({
  notices: createList(config.notices ?? builtIn('notices.json'), noticeSchema, options),
  banners: createList(config.banners ?? builtIn('banners.json'), bannerSchema, options),
  // Pages of players read it, so only the first call waits.
  seasons:
    config.seasons === null
      ? async () => []
      : createList(config.seasons, seasonDatesSchema, options, { waits: false }),
});

export type Lists = ReturnType<typeof createLists>;

export const listNotices = operation(
  'listNotices',
  { summary: 'Lines of the notification bar', maxAge: cacheSeconds.halfMinute },
  async ({ lists }) => ({ notices: [...(await lists.notices())] }),
);

export const listBanners = operation(
  'listBanners',
  { summary: 'Closable banners at the top of the page', maxAge: cacheSeconds.halfMinute },
  async ({ lists }) => ({ banners: [...(await lists.banners())] }),
);
