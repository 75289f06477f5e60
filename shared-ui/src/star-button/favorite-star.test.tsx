import { fakeSite } from '@hotdrop/shared-domain/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '../testing/render-with-site.tsx';
import { FavoriteStar } from './index.ts';

const heron = { accountId: 'account.heron', shard: 'STEAM', name: 'NightHeron' };
const star = () => screen.getByRole('button', { name: 'Favorite: NightHeron' });

describe("a player's star", () => {
  it('adds the player to the favorites and takes it away', async () => {
    const { site } = await renderWithSite(<FavoriteStar player={heron} />);
    expect(star()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star());
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    expect(site.favorites.list()).toEqual([{ accountId: 'account.heron', shard: 'STEAM' }]);
    await userEvent.click(star());
    expect(site.favorites.list()).toEqual([]);
  });

  it('follows the list, also when another part of the page changes it', async () => {
    const { site } = await renderWithSite(<FavoriteStar player={heron} isSmall />);
    act(() => site.favorites.add(heron));
    expect(star()).toHaveAttribute('aria-pressed', 'true');
  });

  it('knows the player in either spelling of the platform', async () => {
    const site = fakeSite();
    site.favorites.add(heron);
    await renderWithSite(<FavoriteStar player={{ ...heron, shard: 'steam' }} />, { site });
    expect(star()).toHaveAttribute('aria-pressed', 'true');
  });

  it('is off for another platform and speaks Korean', async () => {
    const site = fakeSite({ locale: 'ko' });
    site.favorites.add(heron);
    await renderWithSite(<FavoriteStar player={{ ...heron, shard: 'KAKAO' }} />, { site });
    expect(screen.getByRole('button', { name: '즐겨찾기: NightHeron' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
});
