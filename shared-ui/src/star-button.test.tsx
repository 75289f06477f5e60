import { createFavorites } from '@hotdrop/shared-domain/favorites';
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
  expect(site.favorites.list()).toEqual([{ accountId: 'account.heron', shard: 'STEAM' }]);
  await press();
  expect(site.favorites.list()).toEqual([]);
  act(() => site.favorites.add({ ...heron, shard: 'KAKAO' }));
  expect(isOn()).toBe('false');
  act(() => site.favorites.add(heron));
  expect(isOn()).toBe('true');
});

it('says that it cannot save where the browser forbids storage', async () => {
  await renderWithSite(<FavoriteStar player={heron} isSmall />, {
    site: fakeSite({ favorites: createFavorites(null) }),
  });
  await press();
  expect(isOn()).toBe('true');
  expect(await screen.findByText(/does not allow this site to save favorites/)).toBeVisible();
});
