import type { Returning } from '@hotdrop/shared-domain/store';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { loadTexts, SiteProvider } from '@hotdrop/shared-ui/site';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LazyFavoriteList } from './favorite-list.page.tsx';

/** The server's HTML for a visitor of whom the cookie says this. */
async function onServer(returning: Returning | null): Promise<string> {
  const site = fakeSite({ side: 'server', state: { returning } });
  return renderToString(
    <SiteProvider site={site} i18n={await loadTexts(site.locale)}>
      <MemoryRouter>
        <LazyFavoriteList mode="squad" seasons={{}} compared={{ players: [], setPlayers: () => {} }} />
      </MemoryRouter>
    </SiteProvider>,
  );
}

const kept = { favorites: 0, recentPlayers: 2, hasMyPlayer: false };

const [emptyState, skeleton] = ['No favorites yet', 'aria-busy="true"'];

test.each([
  ['no favorite', null, emptyState, skeleton],
  ['only recent searches', kept, emptyState, skeleton],
  ['favorites, which only the browser can read', { ...kept, favorites: 3 }, skeleton, emptyState],
])('the server knows what to show to visitors with %s', async (_, returning, shown, absent) => {
  const html = await onServer(returning);
  expect(html).toContain(shown);
  expect(html).not.toContain(absent);
});
