import { readFile, stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import * as v from 'valibot';

/** Reads an operator's JSON list. A bad entry is left out and named in the log; the others are shown. */
export const createListReader = <S extends v.GenericSchema>(schema: S) => {
  const read = new Map<
    string,
    { readonly changedAt: number; readonly entries: readonly v.InferOutput<S>[] }
  >();

  const parse = (file: string, text: string, log: Logger): v.InferOutput<S>[] => {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) throw new Error(`${file} should hold a JSON array.`);
    return list.flatMap((entry: unknown, place) => {
      const result = v.safeParse(schema, entry);
      if (result.success) return [result.output];
      const complaints = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`);
      log.warn({ file, place, complaints }, 'an entry is left out: it is not as it should be');
      return [];
    });
  };

  return async (file: string, log: Logger): Promise<readonly v.InferOutput<S>[]> => {
    try {
      const changedAt = (await stat(file)).mtimeMs;
      const known = read.get(file);
      if (known?.changedAt === changedAt) return known.entries;
      const entries = parse(file, await readFile(file, 'utf8'), log);
      read.set(file, { changedAt, entries });
      return entries;
    } catch (error) {
      log.warn({ err: error, file }, 'the list cannot be read: what was read before stays');
      return read.get(file)?.entries ?? [];
    }
  };
};
