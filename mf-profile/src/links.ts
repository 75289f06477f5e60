import { linksOf } from '@hotdrop/shared-domain/links';
import { useSite } from '@hotdrop/shared-ui/site';
import { linkPatterns } from './link-patterns.ts';

/** The site's links, with those of this area's own pages. */
export const siteLinks = (site: Parameters<typeof linksOf>[0]) => linksOf(site, linkPatterns);

export type Links = ReturnType<typeof siteLinks>;

export const useLinks = (): Links => siteLinks(useSite());
