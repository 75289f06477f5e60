import { loadPubg } from '@hotdrop/shared-domain/game/pubg/load';
import { createSite, readRelease } from '@hotdrop/shared-host/browser';
import { HotdropArea } from '@hotdrop/shared-host/react';
import { createRoot } from 'react-dom/client';

/** What a test wants of the page, as JSON in the query. */
export interface Wish {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly path: string;
  readonly address: 'url' | 'hash' | 'none';
  readonly isolate: boolean;
  readonly title?: boolean;
}

/** The page of a stranger, who has React and a bundler without federation. It keeps the wish in other addresses. */
const key = 'wish';
const query = new URLSearchParams(location.search).get(key);
if (query) sessionStorage.setItem(key, query);
const { siteUrl, apiUrl, ...options }: Wish = JSON.parse(sessionStorage.getItem(key) ?? '');
const areasBase = `${siteUrl}/areas/`;
// Links to pages of these areas lead to the site.
const { links } = await readRelease(areasBase, ['mf-leaderboards', 'mf-profile', 'mf-statistics'], 'en');
const site = createSite({
  game: await loadPubg('en'),
  locale: 'en',
  origin: siteUrl,
  siteName: 'Strange',
  apiBase: `${apiUrl}/api/v1`,
  areasBase,
  links,
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(<HotdropArea area="mf-leaderboards" store={areasBase} site={site} {...options} />);
}
