import type { LinkTo } from './site.ts';

/**
 * The links that an area or a site provides: a pattern of React Router for each name, and after `?` the names of its
 * query parameters. Patterns are relative to the base path; those of a site may begin with `/` or `https://`.
 *
 *     { board: 'ranks/:shard/:mode?page', profile: 'profile/:shard/:name/:season?' }
 */
export type LinkPatterns = Readonly<Record<string, string>>;

/** Splits a pattern into its path and the names of its query parameters. */
function readPattern(pattern: string) {
  const [, path = '', query = ''] = /^(.*?)(?:\?([\w&]+))?$/.exec(pattern) ?? [];
  return { path, query: query.split('&').filter(Boolean) };
}

const isAbsolute = (pattern: string) => /^(\/|https?:)/.test(pattern);

/** Creates the `linkTo` of a site whose pages are below `basePath`. */
export function createLinkTo(basePath: string, patterns: LinkPatterns): LinkTo {
  const base = basePath.replace(/\/+$/, '');
  return (name, about = {}) => {
    if (!Object.hasOwn(patterns, name)) return undefined;
    const { path, query } = readPattern(patterns[name] ?? '');
    const segments = isAbsolute(path) ? [] : [base];
    for (const segment of path === '' ? [] : path.split('/')) {
      const [, parameter, isOptional] = /^:(\w+)(\?)?$/.exec(segment) ?? [];
      const isMissing = parameter !== undefined && (about[parameter] ?? '') === '';
      if (isMissing && !isOptional) return undefined;
      if (!isMissing) segments.push(parameter ? encodeURIComponent(String(about[parameter])) : segment);
    }
    const given = query.flatMap((key) =>
      [about[key] ?? []].flat().map((value): [string, string] => [key, String(value)]),
    );
    const search = String(new URLSearchParams(given.filter(([, value]) => value !== '')));
    return (segments.join('/') || '/') + (search && `?${search}`);
  };
}

/** A link that two provide. The site uses the first one. */
export interface LinkConflict {
  readonly name: string;
  readonly used: string;
  readonly ignored: string;
}

/**
 * Collects the links of a site's areas. A link that the site itself provides comes first, then the areas in the order of
 * their ids, so that the outcome is the same on every server.
 */
export function collectLinks(
  areas: readonly { readonly id: string; readonly links?: LinkPatterns | undefined }[],
  own: LinkPatterns = {},
): { readonly links: LinkPatterns; readonly conflicts: readonly LinkConflict[] } {
  const links = new Map(Object.entries(own).map(([name, pattern]) => [name, { by: 'the site', pattern }]));
  const conflicts: LinkConflict[] = [];
  for (const { id, links: provided = {} } of areas.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    for (const [name, pattern] of Object.entries(provided)) {
      const known = links.get(name);
      if (known) conflicts.push({ name, used: known.by, ignored: id });
      else links.set(name, { by: id, pattern });
    }
  }
  return {
    links: Object.fromEntries([...links].map(([name, { pattern }]) => [name, pattern])),
    conflicts,
  };
}
