import type { Site } from '@hotdrop/shared-domain/contract';
import type { Result } from '@hotdrop/shared-domain/wire';

const maxAnswers = 60;

/** Keeps the newest final answers of one API call in a browser tab. Requests to a server share no answers. */
export function createAnswerCache<T>({ side }: Site) {
  const answers = new Map<string, Result<T>>();
  return async (
    key: string,
    fetchAnswer: () => Promise<Result<T>>,
    isFinal: (answer: T) => boolean = () => true,
  ): Promise<Result<T>> => {
    const kept = answers.get(key);
    if (kept) return kept;
    const result = await fetchAnswer();
    if (side === 'server' || !result.ok || !isFinal(result.data)) return result;
    answers.set(key, result);
    const [oldest] = answers.keys();
    if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
    return result;
  };
}
