import type { Result } from '@hotdrop/shared-domain/wire';

const maxAnswers = 60;

/** Keeps the newest final answers of one API call in a browser tab. */
export function createAnswerCache<T>(isFinal: (answer: T) => boolean = () => true) {
  const answers = new Map<string, Result<T>>();
  return async (key: string, fetchAnswer: () => Promise<Result<T>>): Promise<Result<T>> => {
    const kept = answers.get(key);
    if (kept) return kept;
    const result = await fetchAnswer();
    if (!result.ok || !isFinal(result.data)) return result;
    answers.set(key, result);
    const [oldest] = answers.keys();
    if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
    return result;
  };
}
