import { parseArgs } from 'node:util';
import { areaName } from '../area/repository.ts';
import { UsageError } from '../area/tools.ts';

export interface DevOptions {
  /** Areas to run from source; empty for all. */
  readonly areas: readonly string[];
  /** A page of a running site: an address of this machine shows the site's pages with the build. */
  readonly page: URL | undefined;
}

/** Reads `mf-profile --site https://hotdrop.example/pubg`. */
export function readDevOptions(args: string[], known: readonly string[]): DevOptions {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { site: { type: 'string' } },
  });
  const areas = positionals.map(areaName);
  const unknown = areas.filter((area) => !known.includes(area));
  if (unknown.length > 0) {
    throw new UsageError(`There is no area ${unknown.join(', ')}. The areas are: ${known.join(', ')}.`);
  }
  const { site } = values;
  if (site === undefined) return { areas, page: undefined };
  if (areas.length !== 1) {
    throw new UsageError(
      'Name one area that the running site should show: npm run dev -- mf-profile --site …',
    );
  }
  if (/^https?:/.test(site) && URL.canParse(site)) return { areas, page: new URL(site) };
  throw new UsageError(
    `--site takes the complete address of a running site, such as https://staging.example/pubg, not "${site}".`,
  );
}
