import type { Result } from '@hotdrop/shared-domain/wire';

/** Remembers the newest answers of calls whose answers do not change. */
export function createMemory(most: number) {
  const kept = new Map<string, Promise<Result<unknown>>>();

  return <T>(
    key: readonly unknown[],
    ask: () => Promise<Result<T>>,
    isFinal: (answer: T) => boolean = () => true,
  ): Promise<Result<T>> => {
    const name = JSON.stringify(key);
    const known = kept.get(name);
    if (known) return known as Promise<Result<T>>;
    const asked = ask().then((result) => {
      if (!result.ok || !isFinal(result.data)) kept.delete(name);
      return result;
    });
    kept.set(name, asked);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return asked;
  };
}

/** For servers, where nothing outlives a request. */
export const noMemory: ReturnType<typeof createMemory> = (_, ask) => ask();
