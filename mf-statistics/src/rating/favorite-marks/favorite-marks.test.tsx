import { createFavorites } from '@hotdrop/shared-domain/favorites';
import {
  aFailure,
  aPlayer,
  memoryStorage,
  someRankedStats,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import { findChart, openPage } from '../../testing/open-page.ts';

const favoritesOf = (...names: readonly string[]) =>
  createFavorites(
    memoryStorage({
      favorites: JSON.stringify(names.map((name) => ({ accountId: `account.${name}`, shard: 'STEAM' }))),
    }),
  );

/** The points of a player are at the end of the name: `Owl2411`. */
const pointsOf = (name: string) => Number(/\d+$/.exec(name)?.[0]);
const rating = (rank: number) => ({
  ...someRankedStats().rating,
  population: 4000,
  rankPoint: { rank, ratio: rank / 4000 },
});

const answers = {
  getPlayer: ({ player }: { readonly player: string }) => {
    const name = player.replace('account.', '');
    return name.startsWith('Lost')
      ? aFailure('server')
      : { player: aPlayer({ accountId: `account.${name}`, name }) };
  },
  getSeasonStats: ({ accountId }: { readonly accountId: string }) => {
    const points = pointsOf(accountId);
    const squad = someRankedStats({
      currentRankPoint: points,
      rating: rating(4000 - points),
      currentTier: { tier: 'Gold', subTier: '2' },
    });
    return someSeasonStats({ rankedStats: { squad } });
  },
};

const listed = async () => {
  const table = within(await screen.findByRole('table', { name: 'Players on the chart' }));
  return table.getAllByRole('row').map((row) => row.textContent);
};

describe('favorites on the chart', () => {
  it('are flags, which are links with points and the exact place', async () => {
    await openPage('statistics/rating', { favorites: favoritesOf('Owl2411', 'Wren3018'), answers });
    const owl = await screen.findByRole('link', {
      name: 'Owl2411, 2,411 points, place 1,589, 2,411 players behind',
    });
    expect(owl).toHaveAttribute('href', '/pubg/profile/steam/Owl2411');
    expect(
      screen.getByRole('link', { name: 'Wren3018, 3,018 points, place 982, 3,018 players behind' }),
    ).toBeInTheDocument();
  });

  it('are listed below with the marked player, from the most points', async () => {
    await openPage('statistics/rating?player=Finch2900', {
      favorites: favoritesOf('Owl2411', 'Wren3018'),
      answers,
    });
    expect(await listed()).toEqual([
      'On the chartTierPointsPlaceAgainst Finch2900',
      '2Wren3018Gold 23,018#982+118',
      'Finch2900Gold 22,900#1,100',
      '1Owl2411Gold 22,411#1,589-489',
    ]);
    expect(screen.getByText('2,900 players behind')).toBeInTheDocument();
  });

  it('are at most six, and none that cannot be read', async () => {
    const names = ['Lost1', 'A2001', 'B2002', 'C2003', 'D2004', 'E2005', 'F2006'];
    const { asked } = await openPage('statistics/rating', { favorites: favoritesOf(...names), answers });
    expect(await listed()).toHaveLength(6);
    expect(asked('getPlayer')).toHaveLength(6);
  });

  it('are not there without favorites on the platform', async () => {
    const { asked } = await openPage('statistics/rating?shard=kakao', {
      favorites: favoritesOf('Owl2411'),
      answers,
    });
    await findChart();
    expect(asked('getPlayer')).toEqual([]);
    expect(screen.queryByRole('table', { name: 'Players on the chart' })).not.toBeInTheDocument();
  });
});
