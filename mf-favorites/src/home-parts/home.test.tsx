import { createFavorites } from '@hotdrop/shared-domain/favorites';
import {
  aFailure,
  anActiveSeason,
  aPlayer,
  type FakeAnswers,
  failureOf,
  fakeSite,
  memoryStorage,
  someRankedStats,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { renderPart } from '@hotdrop/shared-ui/testing/render-part';
import { screen, waitFor } from '@testing-library/react';
import { parts } from '../parts.tsx';

const unreachable = aFailure('network', { reason: 'unreachable' });

async function show(answers: FakeAnswers, settings: Partial<Parameters<typeof fakeSite>[0]> = {}) {
  const site = fakeSite({
    answers: { listActiveSeasons: { seasons: { steam: anActiveSeason() } }, ...answers },
    ...settings,
  });
  await renderPart(parts, { site, id: 'favorites' });
  return site;
}

describe('the favorites on the home page', () => {
  const anApiProblem = { status: 404, headers: { 'content-type': 'application/problem+json' } };
  const favorite = { accountId: 'account.1', shard: 'STEAM' };
  const withFavorite = () => {
    const favorites = createFavorites(memoryStorage());
    favorites.add(favorite);
    return { favorites };
  };
  const stats = someSeasonStats();

  it('explain how to add one when there are none', async () => {
    await show({});
    expect(screen.getByText(/Select the star next to a player’s name/)).toBeVisible();
  });

  it('show each player with a link to the profile', async () => {
    const player = aPlayer({ accountId: 'account.1', name: 'NightHeron' });
    await show({ getPlayer: { player }, getSeasonStats: stats }, withFavorite());
    expect(await screen.findByRole('link', { name: /NightHeron/ })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron',
    );
    expect(screen.getByRole('link', { name: /All 1/ })).toHaveAttribute('href', '/pubg/favorite');
  });

  it('show no points of a player without a rank', async () => {
    const player = aPlayer({ accountId: 'account.1', name: 'NightHeron' });
    const unranked = someRankedStats({ currentRankPoint: 0, currentTier: { tier: 'Unranked', subTier: '' } });
    const getSeasonStats = someSeasonStats({ rankedStats: { squad: unranked } });
    await show({ getPlayer: { player }, getSeasonStats }, withFavorite());
    expect(await screen.findByRole('listitem')).toHaveTextContent(/Unranked–$/);
  });

  it('remove a player who no longer exists', async () => {
    const settings = withFavorite();
    await show({ getPlayer: aFailure('not-found', { suggestions: [] }), getSeasonStats: stats }, settings);
    await waitFor(() => expect(settings.favorites.list()).toEqual([]));
  });

  it.each([
    ['after a network failure', () => unreachable],
    ['after a 404 from a proxy', () => failureOf(new Response('<h1>Not Found</h1>', { status: 404 }))],
    ['after a 404 for a wrong API URL', () => failureOf(Response.json({ status: 404 }, anApiProblem))],
  ])('keep a player %s but hide the row', async (_, failure) => {
    const settings = withFavorite();
    await show({ getPlayer: await failure(), getSeasonStats: stats }, settings);
    await waitFor(() => expect(screen.queryByText('Please wait...')).toBeNull());
    expect(settings.favorites.list()).toEqual([favorite]);
  });
});
