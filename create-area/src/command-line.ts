import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** An invalid command. The message says what is valid. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Reads the arguments of a command. An unknown option lists those that the command has. */
export function readOptions<Options extends ParseArgsOptionsConfig>(
  command: string,
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const { code, message } = Object(error);
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageError(message);
    const unknown = /'(-[^']*)'/.exec(message)?.[1];
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`${command} has no option ${unknown}. It has ${known.join(', ')}.`);
  }
}

/** Reads the address of a running site: that of any of its pages. */
export function readSite(page: string): URL {
  if (/^https?:/.test(page) && URL.canParse(page)) return new URL(page);
  throw new UsageError(
    `--site takes the complete address of a running site, such as https://hotdrop.example/pubg, not "${page}".`,
  );
}
