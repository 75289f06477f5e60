import type { Site } from '@hotdrop/shared-domain/contract';
import { SiteProvider } from '@hotdrop/shared-ui/site';
import type { I18n } from '@lingui/core';
import { SiteCard } from './site-card.tsx';

/** What is drawn when a page is shared that has no picture of its own. */
export const siteCardLoader = (site: Site, texts: I18n) => () => (
  <SiteProvider site={site} i18n={texts}>
    <SiteCard />
  </SiteProvider>
);
