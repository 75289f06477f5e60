import { type BrowserError, type BuildState, type CodeSizes, devPaths, type Problem } from './problem.ts';

/** Calls back with the state of the development build now and after each change. */
export function followBuild(onChange: (state: BuildState) => void): void {
  new EventSource(devPaths.changes).addEventListener('state', ({ data }) => onChange(JSON.parse(data)));
}

/** Reads the sizes of the area's code. None without the dev server. */
export const readCodeSizes = (): Promise<CodeSizes> =>
  fetch(devPaths.code)
    .then((answer) => answer.json())
    .catch(() => ({}));

/** Finds an error in the sources. Without the dev server, it has only its message. */
export async function locate(error: BrowserError): Promise<Problem> {
  try {
    const answer = await fetch(devPaths.locate, { method: 'POST', body: JSON.stringify(error) });
    if (answer.ok) return await answer.json();
  } catch {
    // The dev server has stopped.
  }
  return { message: error.message, lines: [], frames: [], hiddenFrames: 0 };
}
