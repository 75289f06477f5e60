import { addFavorite, selectFavorites } from '@hotdrop/shared-domain/favorites';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavoriteStar } from './star-button.tsx';
import { renderWithSite } from './testing.tsx';

const heron = { accountId: 'account.heron', shard: 'STEAM', name: 'NightHeron' };
const isOn = () => screen.getByRole('button', { name: 'Favorite: NightHeron' }).ariaPressed;
const press = () => userEvent.click(screen.getByRole('button'));

it('adds and removes a player, and follows other components', async () => {
  const { site } = await renderWithSite(<FavoriteStar player={{ ...heron, shard: 'steam' }} />);
  expect(isOn()).toBe('false');
  await press();
  expect(isOn()).toBe('true');
  expect(selectFavorites(site.store.getState())).toEqual([{ accountId: 'account.heron', shard: 'STEAM' }]);
  await press();
  expect(selectFavorites(site.store.getState())).toEqual([]);
  act(() => addFavorite(site.store, { ...heron, shard: 'KAKAO' }));
  expect(isOn()).toBe('false');
  act(() => addFavorite(site.store, heron));
  expect(isOn()).toBe('true');
});

it('says that it cannot save where the browser forbids storage', async () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  await renderWithSite(<FavoriteStar player={heron} isSmall />, {
    site: fakeSite({ storage: { getItem: () => null, setItem: forbid } }),
  });
  await press();
  expect(isOn()).toBe('true');
  expect(await screen.findByText(/does not allow this site to save favorites/)).toBeVisible();
});
