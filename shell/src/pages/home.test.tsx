import type { SiteParts } from '@hotdrop/shared-domain/contract';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { rememberMyPlayer } from '@hotdrop/shared-ui/my-player';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { HomePage } from './home.page.tsx';

const parts: SiteParts = {
  of: (slot) => [{ key: `mf-clans/${slot}`, render: () => <p>The clans in {slot}</p> }],
};

const show = (settings: Parameters<typeof fakeSite>[0] = {}) =>
  renderWithSite(<HomePage />, { site: fakeSite({ parts, ...settings }) });

const withFavorites = { favorites: [{ accountId: 'account.1', shard: 'STEAM' }] };
const viewPlayer = () =>
  localStorage.setItem('recent-searches', JSON.stringify([{ shard: 'steam', name: 'NightHeron' }]));

beforeEach(() => localStorage.clear());

const listSlots = () =>
  screen.getAllByText(/^The clans in /).map(({ textContent }) => textContent?.slice(13));

it('shows a newcomer the search, and the parts below it, beside it, and in rows', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Look up any PUBG player' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Player name' })).toBeVisible();
  expect(listSlots()).toEqual(['home.search', 'home.hero', 'home']);
});

it('shows a returning visitor recent players, then what belongs to the visitor, then all other parts', async () => {
  viewPlayer();
  rememberMyPlayer({ accountId: 'account.1', shard: 'steam', name: 'NightHeron' });
  await show(withFavorites);
  expect(screen.getByRole('heading', { level: 1, name: 'Look up any PUBG player' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'NightHeron' })).toHaveAttribute(
    'href',
    '/pubg/profile/steam/NightHeron',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Since you were here' })).toBeVisible();
  expect(listSlots()).toEqual(['home.mine', 'home.favorites', 'home']);
});

it('keeps its order when the visitor clears the recent players', async () => {
  viewPlayer();
  await show();
  expect(screen.queryByRole('heading', { name: 'Since you were here' })).toBeNull();
  expect(listSlots()).toEqual(['home']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear recently viewed players' }));
  expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull();
  expect(listSlots()).toEqual(['home']);
});

it('has no search and no text about it inside the mobile app', async () => {
  await show({ state: { isMobileApp: true } });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByText(/Names are case sensitive/)).toBeNull();
  expect(listSlots()).toEqual(['home']);
});
