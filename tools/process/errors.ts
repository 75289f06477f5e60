import type { Ending } from './child.ts';

const describe = (ending: Ending): string => {
  if ('cause' in ending) return 'could not be started';
  return ending.signal ? `was ended by ${ending.signal}` : `ended with exit code ${ending.code}`;
};

const withLog = (sentence: string, lastLines: string, logFile: string) =>
  [
    sentence,
    ...(lastLines ? ['Its last lines:', lastLines.replaceAll(/^/gm, '  | ')] : []),
    `Its log: ${logFile}`,
  ].join('\n');

export class EndedError extends Error {
  override name = 'EndedError';

  constructor(service: string, ending: Ending, lastLines: string, logFile: string) {
    super(withLog(`${service} ${describe(ending)}.`, lastLines, logFile));
  }
}

export class SilentError extends Error {
  override name = 'SilentError';

  constructor(
    service: string,
    url: string,
    seconds: number,
    found: string,
    lastLines: string,
    logFile: string,
  ) {
    super(withLog(`${service} is not ready after ${seconds} s: ${url} ${found}.`, lastLines, logFile));
  }
}
