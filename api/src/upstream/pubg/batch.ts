import { gathering } from '../../durations.ts';

/** Joins questions that arrive together into one: the API takes up to ten names in a request. */
export const createBatch = <T>(
  most: number,
  askAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): ((key: string) => Promise<T | null>) => {
  const waiting = new Map<string, ((answer: Promise<ReadonlyMap<string, T>>) => void)[]>();

  const flush = (): void => {
    const all = [...waiting];
    waiting.clear();
    for (let start = 0; start < all.length; start += most) {
      const part = all.slice(start, start + most);
      const answer = askAll(part.map(([key]) => key));
      for (const [, askers] of part) for (const give of askers) give(answer);
    }
  };

  return async (key) => {
    const answer = await new Promise<ReadonlyMap<string, T>>((resolve) => {
      if (waiting.size === 0) setTimeout(flush, gathering);
      const askers = waiting.get(key) ?? [];
      askers.push(resolve);
      waiting.set(key, askers);
    });
    return answer.get(key) ?? null;
  };
};
