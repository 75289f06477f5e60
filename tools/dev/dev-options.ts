import { parseArgs } from 'node:util';
import { areaName } from '../area/known-areas.ts';
import { UsageError } from '../area/usage-error.ts';

export interface SitePage {
  readonly url: URL;
  /** On: the site's own pages load the build. Site: an address of this machine shows the site's pages with the build. */
  readonly way: 'on' | 'site';
}

export interface DevOptions {
  /** Areas to run from source; empty for all. */
  readonly areas: readonly string[];
  /** A page of a running site that should show them, and how. */
  readonly page: SitePage | undefined;
}

/** Reads `mf-profile --site https://hotdrop.example/pubg`. */
export function readDevOptions(args: string[], known: readonly string[]): DevOptions {
  const { areas, ...ways } = parse(args);
  const unknown = areas.filter((area) => !known.includes(area));
  if (unknown.length > 0) {
    throw new UsageError(`There is no area ${unknown.join(', ')}. The areas are: ${known.join(', ')}.`);
  }
  const [page, another] = [readPage('on', ways.on), readPage('site', ways.site)].filter(Boolean);
  if (another) throw new UsageError('Use either --site or --on.');
  if (page && areas.length === 0) {
    throw new UsageError(
      `Name the area that the running site should show: npm run dev -- mf-profile --${page.way} …`,
    );
  }
  return { areas, page };
}

function readPage(way: SitePage['way'], address: string | undefined): SitePage | undefined {
  if (address === undefined) return undefined;
  if (/^https?:/.test(address) && URL.canParse(address)) return { url: new URL(address), way };
  throw new UsageError(
    `--${way} takes the complete address of a running site, such as https://staging.example/pubg, not "${address}".`,
  );
}

function parse(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { on: { type: 'string' }, site: { type: 'string' } },
    });
    return { areas: positionals.map(areaName), ...values };
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : error}\nUsage: npm run dev -- [AREA …] [--site ADDRESS | --on ADDRESS]`,
    );
  }
}
