import { parseArgs } from 'node:util';
import { areaName } from '../area/known-areas.ts';
import { UsageError } from '../area/usage-error.ts';

export interface DevOptions {
  /** Areas to run from source; empty for all. */
  readonly areas: readonly string[];
  /** Page of a running site that shows them. */
  readonly page: URL | undefined;
}

/** Reads `mf-profile --on https://staging.example/pubg`. */
export function readDevOptions(args: string[], known: readonly string[]): DevOptions {
  const { areas, on } = parse(args);
  const unknown = areas.filter((area) => !known.includes(area));
  if (unknown.length > 0) {
    throw new UsageError(`There is no area ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  }
  if (on === undefined) return { areas, page: undefined };
  if (!/^https?:/.test(on) || !URL.canParse(on)) {
    throw new UsageError(
      `--on takes a whole address of a running site such as https://staging.example/pubg, not "${on}".`,
    );
  }
  if (areas.length === 0) {
    throw new UsageError('Name the area that the running site should show: npm run dev -- mf-profile --on …');
  }
  return { areas, page: new URL(on) };
}

function parse(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { on: { type: 'string' } },
    });
    return { areas: positionals.map(areaName), on: values.on };
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : error}\nUsage: npm run dev -- [AREA …] [--on ADDRESS]`,
    );
  }
}
