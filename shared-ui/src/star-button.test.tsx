import { createFavorites } from '@hotdrop/shared-domain/favorites';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavoriteStar } from './star-button.tsx';
import { renderWithSite } from './testing.tsx';

const heron = { accountId: 'account.heron', shard: 'STEAM', name: 'NightHeron' };
const star = () => screen.getByRole('button', { name: 'Favorite: NightHeron' });

describe("a player's star", () => {
  it('adds the player to the favorites and removes the player', async () => {
    const { site } = await renderWithSite(<FavoriteStar player={heron} />);
    expect(star()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star());
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    expect(site.favorites.list()).toEqual([{ accountId: 'account.heron', shard: 'STEAM' }]);
    await userEvent.click(star());
    expect(site.favorites.list()).toEqual([]);
  });

  it('says that it cannot save where the browser forbids storage', async () => {
    const site = fakeSite({ favorites: createFavorites(null) });
    await renderWithSite(<FavoriteStar player={heron} />, { site });
    expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
    await userEvent.click(star());
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText(/does not allow this site to save favorites/)).toBeVisible();
  });

  it('follows changes of the list by other components', async () => {
    const { site } = await renderWithSite(<FavoriteStar player={heron} isSmall />);
    act(() => site.favorites.add(heron));
    expect(star()).toHaveAttribute('aria-pressed', 'true');
  });

  it('accepts both spellings of the platform', async () => {
    const site = fakeSite();
    site.favorites.add(heron);
    await renderWithSite(<FavoriteStar player={{ ...heron, shard: 'steam' }} />, { site });
    expect(star()).toHaveAttribute('aria-pressed', 'true');
  });

  it('is off for another platform, and has Korean texts', async () => {
    const site = fakeSite({ locale: 'ko' });
    site.favorites.add(heron);
    await renderWithSite(<FavoriteStar player={{ ...heron, shard: 'KAKAO' }} />, { site });
    expect(screen.getByRole('button', { name: '즐겨찾기: NightHeron' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
});
