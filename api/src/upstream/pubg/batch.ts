import { batchWindow } from '../../durations.ts';

/** Joins lookups that arrive together into one request. */
export const createBatch = <T>(
  maxSize: number,
  fetchAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): ((key: string) => Promise<T | null>) => {
  const waiting = new Map<string, ((answer: Promise<ReadonlyMap<string, T>>) => void)[]>();

  const flush = (): void => {
    const all = [...waiting];
    waiting.clear();
    for (let start = 0; start < all.length; start += maxSize) {
      const part = all.slice(start, start + maxSize);
      const answer = fetchAll(part.map(([key]) => key));
      for (const [, resolvers] of part) for (const resolve of resolvers) resolve(answer);
    }
  };

  return async (key) => {
    const answer = await new Promise<ReadonlyMap<string, T>>((resolve) => {
      if (waiting.size === 0) setTimeout(flush, batchWindow);
      const resolvers = waiting.get(key) ?? [];
      resolvers.push(resolve);
      waiting.set(key, resolvers);
    });
    return answer.get(key) ?? null;
  };
};
