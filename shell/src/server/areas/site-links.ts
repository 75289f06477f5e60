import { collectLinks, type LinkPatterns } from '@hotdrop/shared-domain/contract';
import { signInPattern } from '@hotdrop/shared-domain/links';
import type { Log, ReleaseSet } from '@hotdrop/shared-host/server';
import { shellLinks } from '@hotdrop/shared-host/shell-links';
import { warnOnce } from '../monitoring/log-once.ts';
import { findUnknownReason } from './find-shown-area.tsx';

interface LinkOptions {
  /** Base URL of the API in browsers. */
  readonly apiBase: string;
  readonly log: Log;
}

/** Collects the links of a page's site: those of the shell, and of the areas in the release set. */
export function collectSiteLinks(set: ReleaseSet, { apiBase, log }: LinkOptions): LinkPatterns {
  const provided = set.areas.map(({ area, manifest }) => ({ id: area, links: manifest?.links }));
  const own = { ...shellLinks, signIn: signInPattern(apiBase) };
  const { links, conflicts } = collectLinks(provided, own);
  for (const { name, used, ignored } of conflicts) {
    warnOnce(log, { link: name, used, ignored }, 'Two areas provide a link');
  }
  const { search, ...others } = links;
  // A search ends on the page of a player. An area that cannot be read may have it.
  return links.profile || findUnknownReason(set) !== undefined ? links : others;
}
