import type { SiteParts } from '@hotdrop/shared-domain/contract';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { screen } from '@testing-library/react';
import { SearchProvider } from '../../frame/search/search-provider.tsx';
import { HomePage } from './home.page.tsx';

const show = (settings: Parameters<typeof fakeSite>[0] = {}) =>
  renderWithSite(
    <SearchProvider>
      <HomePage />
    </SearchProvider>,
    { site: fakeSite(settings) },
  );

const parts: SiteParts = {
  of: (slot) => [{ key: `mf-clans/${slot}`, title: undefined, render: () => <p>The clans in {slot}</p> }],
};

it('shows the search form', async () => {
  await show();
  expect(screen.getByRole('combobox', { name: 'Player name' })).toBeVisible();
});

it('shows the parts of areas beside the search and below it', async () => {
  await show({ parts });
  expect(screen.getByText('The clans in home.hero')).toBeVisible();
  expect(screen.getByText('The clans in home')).toBeVisible();
});

it('has no search and no text about it inside the mobile app', async () => {
  await show({ parts, state: { isMobileApp: true } });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByText(/Names are case sensitive/)).toBeNull();
  expect(screen.queryByText('Players you view appear here.')).toBeNull();
  expect(screen.getByText('The clans in home')).toBeVisible();
});
