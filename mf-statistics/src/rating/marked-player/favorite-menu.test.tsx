import { createFavorites } from '@hotdrop/shared-domain/favorites';
import { rememberPlayer } from '@hotdrop/shared-domain/store';
import { aFailure, aPlayer, memoryStorage } from '@hotdrop/shared-domain/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nightHeron } from '../../testing/fixtures.ts';
import { findChart, openPage } from '../../testing/open-page.ts';

describe('the menu of favorites', () => {
  const favoritesOf = (...list: readonly { accountId: string; shard: string }[]) =>
    createFavorites(memoryStorage({ favorites: JSON.stringify(list) }));
  const onSteam = (...names: readonly string[]) =>
    favoritesOf(...names.map((name) => ({ accountId: `account.${name}`, shard: 'STEAM' })));
  /** Each account id contains the player's name. */
  const getPlayer = ({ player }: { player: string }) => ({
    player: aPlayer({ accountId: player, name: player.replace('account.', '') }),
  });
  const openList = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Favorites' }));
  };

  /** Without a season, the chart has no favorites, and only the menu loads their names. */
  const noSeason = { listActiveSeasons: { seasons: {} } };

  it('lists the favorites on the platform of the board, in their order', async () => {
    const favorites = favoritesOf(
      { accountId: 'account.Owl', shard: 'STEAM' },
      { accountId: 'account.Garam', shard: 'KAKAO' },
      { accountId: 'account.NightHeron', shard: 'PC_AS' },
    );
    const answers = { ...nightHeron, getPlayer };
    const { address } = await openPage('statistics/rating?shard=pc-as', { favorites, answers });
    await openList();
    await screen.findByRole('link', { name: 'NightHeron' });
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.indexOf('Owl')).toBe(names.indexOf('NightHeron') - 1);
    expect(names).not.toContain('Garam');
    await userEvent.click(screen.getByRole('link', { name: 'NightHeron' }));
    expect(await screen.findByText(/ahead of/)).toBeInTheDocument();
    expect(address()).toBe('statistics/rating?shard=pc-as&mode=squad&player=NightHeron');
  });

  it('loads no names before it opens, and only unknown names', async () => {
    const { asked, site } = await openPage('statistics/rating', {
      favorites: onSteam('Owl', 'Finch'),
      answers: { ...noSeason, getPlayer },
    });
    await findChart();
    expect(asked('getPlayer')).toEqual([]);
    rememberPlayer(site.store, aPlayer({ accountId: 'account.Owl', name: 'Owl' }));
    await openList();
    expect(await screen.findByRole('link', { name: 'Finch' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Owl' })).toBeInTheDocument();
    expect(asked('getPlayer')).toEqual([{ shard: 'steam', player: 'account.Finch' }]);
  });

  it('loads at most four names in parallel', async () => {
    let open = 0;
    let most = 0;
    const names = Array.from({ length: 11 }, (_, place) => `Bird${place}`);
    await openPage('statistics/rating', {
      favorites: onSteam(...names),
      answers: {
        ...noSeason,
        getPlayer: async (input) => {
          open += 1;
          most = Math.max(most, open);
          await new Promise((resolve) => setTimeout(resolve));
          open -= 1;
          return getPlayer(input);
        },
      },
    });
    await openList();
    expect(await screen.findByRole('link', { name: 'Bird10' })).toBeInTheDocument();
    expect(most).toBe(4);
  });

  it('counts the favorites that fail to load, and retries when it opens again', async () => {
    let isDown = true;
    await openPage('statistics/rating', {
      favorites: onSteam('Owl', 'Finch'),
      answers: {
        getPlayer: (input) =>
          isDown && input.player === 'account.Finch' ? aFailure('server') : getPlayer(input),
      },
    });
    await openList();
    expect(await screen.findByText('1 favorite could not be loaded right now.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Owl' })).toBeInTheDocument();
    isDown = false;
    await userEvent.keyboard('{Escape}');
    await openList();
    expect(await screen.findByRole('link', { name: 'Finch' })).toBeInTheDocument();
  });

  it('explains how to add a favorite if it is empty', async () => {
    await openPage('statistics/rating?shard=kakao', { favorites: onSteam('Owl') });
    await openList();
    expect(
      screen.getByText('No favorites on Kakao yet. Select the star next to a player’s name to add one.'),
    ).toBeInTheDocument();
  });
});
