import { aSuggestion } from '@hotdrop/shared-domain/testing';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { screen } from '@testing-library/react';
import { SearchProvider } from '../../frame/search/search-provider.tsx';
import type { SearchData } from './search.loader.ts';
import { SearchPage } from './search.page.tsx';

const Nothing = () => null;

const show = async (change: Partial<SearchData>) => {
  const shown: SearchData = { shard: 'steam', name: 'nightheron', result: null, ...change };
  await renderWithSite(
    [
      {
        path: '*',
        loader: () => shown,
        element: (
          <SearchProvider>
            <SearchPage />
          </SearchProvider>
        ),
        HydrateFallback: Nothing,
      },
    ],
    { path: '/pubg/search' },
  );
  await screen.findByRole('heading', { level: 1 });
};

describe('the search page', () => {
  it('says that a player was not found and suggests similar names', async () => {
    const suggestions = [
      aSuggestion({ name: 'NightHeron', reason: 'case' }),
      aSuggestion({
        name: 'nightheron',
        shard: 'PSN',
        accountId: 'account.2',
        reason: 'platform',
        tier: null,
      }),
    ];
    await show({ result: { status: 'missing', suggestions } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('nightheron');
    expect(screen.getByText(/player is not found/)).toBeVisible();
    expect(
      screen.getByText(/Nicknames are case sensitive. Please check nickname and try again./),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Did you mean …' })).toBeVisible();
    expect(
      screen.getByRole('link', { name: /NightHeron.*Steam · different capitalization/ }),
    ).toHaveAttribute('href', '/pubg/profile/steam/NightHeron');
    expect(screen.getByRole('link', { name: /PSN · another platform/ })).toHaveAttribute(
      'href',
      '/pubg/profile/psn/nightheron',
    );
  });

  it('suggests other platforms when no name is similar', async () => {
    await show({ result: { status: 'missing', suggestions: [] } });
    expect(screen.queryByRole('heading', { name: 'Did you mean …' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Kakao' })).toHaveAttribute(
      'href',
      '/pubg/search?shard=kakao&name=nightheron',
    );
  });

  it.each([
    ['busy', 'Server busy (retry after a while)'],
    ['failed', 'Network error occurred.'],
    ['unanswered', 'Network error occurred.'],
  ] as const)('explains the failure and offers to try again: %s', async (status, message) => {
    await show({ result: { status } });
    expect(screen.getByRole('alert')).toHaveTextContent(`The player could not be loaded${message}`);
    expect(screen.queryByRole('heading', { name: 'On another platform' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pubg/search');
  });

  it('says that the queue is full, and when it has room again', async () => {
    await show({ result: { status: 'full', retryAfter: 150_000 } });
    expect(screen.getByRole('alert')).toHaveTextContent(/The site is at capacity.*in about 3 minutes/);
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pubg/search');
  });

  it('shows the search form without a name', async () => {
    await show({ name: '' });
    expect(screen.getByRole('combobox', { name: 'Player name' })).toBeVisible();
  });
});
