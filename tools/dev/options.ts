import { readOptions, readSite } from '@hotdrop/create-area/command-line';
import { chosenAreas } from '../area/repository.ts';
import { UsageError } from '../area/tools.ts';

export interface DevOptions {
  /** Areas to run from source; empty for all. */
  readonly areas: readonly string[];
  /** A page of a running site: an address of this machine shows the site's pages with the build. */
  readonly page: URL | undefined;
}

/**
 * Reads `mf-profile --site https://hotdrop.example/pubg`. An area's own repository names its site; `--alone` shows the
 * area without it.
 */
export function readDevOptions(root: string, args: readonly string[], ownSite?: string): DevOptions {
  const { positionals, values } = readOptions('dev', args, {
    site: { type: 'string' },
    ...(ownSite !== undefined && { alone: { type: 'boolean' as const } }),
  });
  const areas = positionals.length > 0 ? chosenAreas(root, positionals, false) : [];
  const site = values.site ?? (values.alone ? undefined : ownSite);
  if (site === undefined) return { areas, page: undefined };
  if (areas.length !== 1) {
    throw new UsageError(
      'Name one area that the running site should show: npm run dev -- mf-profile --site …',
    );
  }
  return { areas, page: readSite(site) };
}
