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
        <LazyFavoriteList
          mode="squad"
          seasons={{}}
          compared={{ keys: [], players: [], setCompared: () => {} }}
        />
      </MemoryRouter>
    </SiteProvider>,
  );
}

const kept = { favorites: 0, recentPlayers: 2, hasMyPlayer: false };

test.each([
  ['no favorite', null],
  ['only recent searches', kept],
])('the server shows visitors with %s the empty state', async (_, returning) => {
  expect(await onServer(returning)).toContain('No favorites yet');
});

test.each([['favorites', { ...kept, favorites: 3 }]])(
  'the server shows visitors with %s a skeleton until the browser has read the list',
  async (_, returning) => {
    const html = await onServer(returning);
    expect(html).not.toContain('No favorites yet');
    expect(html).toContain('aria-busy="true"');
  },
);
