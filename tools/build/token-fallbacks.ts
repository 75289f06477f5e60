import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { publicTokens } from '@hotdrop/shared-domain/contract';

const tokensFile = createRequire(import.meta.url).resolve('@hotdrop/shared-ui/tokens.css');

export const readTokens = (): string => readFileSync(tokensFile, 'utf8');

/** Reads the values of all private design tokens: the fallbacks for areas, which run on sites without them. */
export function readTokenFallbacks(css = readTokens()): Record<string, string> {
  const [first = ''] = /\[data-hotdrop\] \{[^}]*\}/.exec(css) ?? [];
  const values = new Map<string, Set<string>>();
  // Two spaces: a media query, such as the one for print, changes the site's own tokens only.
  for (const [, name = '', value = ''] of css.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)) {
    values.set(name, (values.get(name) ?? new Set()).add(value.replaceAll(/\s+/g, ' ').trim()));
  }
  const privateTokens = [...values].filter(([name]) => !publicTokens.includes(name));
  // The first rule is for every language. A token that only rules for some languages set, such as --font-cjk, has no
  // fallback: only public tokens refer to it.
  const fallbacks = privateTokens.flatMap(([name, [value, ...others]]) =>
    value === undefined || (others.length > 0 && !first.includes(`  ${name}:`))
      ? []
      : [[name, value] as const],
  );
  return Object.fromEntries(fallbacks);
}
