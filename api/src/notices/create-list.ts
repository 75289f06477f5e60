import { durations } from '@hotdrop/shared-domain/rules';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { type Found, lookAt } from './place.ts';

interface Around {
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * An operator's JSON list, looked at again every 30 seconds at most, by whoever asks for it first. A bad entry is left
 * out and named in the log; the others are shown. What cannot be read stays as it was.
 */
export const createList = <S extends v.GenericSchema>(place: string, schema: S, { log, now }: Around) => {
  // A query may hold what lets one read it.
  const [named] = place.split('?');
  let entries: readonly v.InferOutput<S>[] = [];
  let last: Found | undefined;
  let lookedAt: number | undefined;
  let looking: Promise<void> | undefined;
  const look = lookAt(place);

  const parse = (text: string): v.InferOutput<S>[] => {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) throw new Error('it should hold a JSON array');
    return list.flatMap((entry: unknown, index) => {
      const result = v.safeParse(schema, entry);
      if (result.success) return [result.output];
      const complaints = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`);
      log.warn({ list: named, index, complaints }, 'an entry is left out: it is not as it should be');
      return [];
    });
  };

  const refresh = async (): Promise<void> => {
    try {
      const found = await look(last?.version);
      if (!found) return;
      // A server that gives no version sends the same again and again.
      if (found.text !== last?.text) entries = parse(found.text);
      last = found;
    } catch (error) {
      log.warn({ err: error, list: named }, 'the list cannot be read: what was read before stays');
    }
  };

  return async (): Promise<readonly v.InferOutput<S>[]> => {
    const time = now().getTime();
    // A clock that was set back makes what was read no younger.
    if (lookedAt === undefined || Math.abs(time - lookedAt) >= durations.noticeRefresh) {
      lookedAt = time;
      looking = refresh();
    }
    await looking;
    return entries;
  };
};
