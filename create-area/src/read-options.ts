import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** An option that a command does not have. */
export class OptionError extends Error {
  override name = 'OptionError';
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
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
    const unknown = /'(-[^']*)'/.exec(message)?.[1];
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new OptionError(`${command} has no option ${unknown}. It has ${known.join(', ')}.`);
  }
}
