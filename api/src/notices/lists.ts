import { join } from 'node:path';
import { durations } from '@hotdrop/shared-domain/rules';
import { bannerSchema, noticeSchema, seasonDatesSchema } from '@hotdrop/shared-domain/wire';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { ListContent } from './fetch-list.ts';
import { createListReader } from './list-source.ts';

export interface ListOptions {
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
