import { selectFavorites } from '@hotdrop/shared-domain/favorites';
import {
  aFailure,
  anActiveSeason,
  aPlayer,
  type FakeAnswers,
  failureOf,
  fakeSite,
  someRankedStats,
  someSeasonStats,
  testTime,
} from '@hotdrop/shared-domain/testing';
import { renderPart } from '@hotdrop/shared-ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
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

beforeEach(() => localStorage.clear());

describe('the favorites on the home page', () => {
  const anApiProblem = { status: 404, headers: { 'content-type': 'application/problem+json' } };
  const favorite = { accountId: 'account.1', shard: 'STEAM' };
  const withFavorite = { favorites: [favorite] };
  const stats = someSeasonStats();

  it('are absent when there are none', async () => {
    await show({});
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('say what changed since the last visit, with quiet players last', async () => {
    const favorites = ['Quiet', 'Busy'].map((name) => ({ accountId: `account.${name}`, shard: 'STEAM' }));
    const visit = (busy: Parameters<typeof someRankedStats>[0], now: number) =>
      show(
        {
          getPlayer: ({ player }) => ({
            player: aPlayer({ accountId: player, name: player.replace('account.', '') }),
          }),
          getSeasonStats: ({ accountId }) =>
            someSeasonStats({
              rankedStats: { squad: someRankedStats(accountId === 'account.Busy' ? busy : {}) },
            }),
        },
        { favorites, now: () => Date.parse(testTime) + now },
      );
    await visit({}, 0);
    expect(await screen.findByRole('link', { name: /Busy/ })).toHaveTextContent('Crystal 2');
    cleanup();
    const rating = { ...someRankedStats().rating, rankPoint: { rank: 39_800, ratio: 0.03 } };
    await visit({ currentRankPoint: 2904, roundsPlayed: 191, wins: 19, rating }, 3 * 60 * 60_000);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/^Busy 5 new matches, 2 wins Steam #39,800 12 12 places up 2,904\+58$/);
    expect(second).toHaveTextContent(/^Quiet No new matches Steam #39,812 – Same place/);
    expect(screen.getByText('Last visit: 3 hours ago')).toBeVisible();
  });

  it('reserve their rows before the browser knows them', async () => {
    const site = fakeSite({
      side: 'server',
      state: { returning: { favorites: 7, recentPlayers: 0, hasMyPlayer: false } },
      answers: { listActiveSeasons: { seasons: { steam: anActiveSeason() } } },
    });
    const loaded = await parts.load(site, 'favorites');
    const html = renderToString(<MemoryRouter>{loaded.render({}, { steam: 'pc-2018-43' })}</MemoryRouter>);
    expect(html.match(/<li/g)).toHaveLength(4);
    expect(html).toContain('All');
  });

  it('show each player with a link to the profile', async () => {
    const player = aPlayer({ accountId: 'account.1', name: 'NightHeron' });
    await show({ getPlayer: { player }, getSeasonStats: stats }, withFavorite);
    expect(await screen.findByRole('link', { name: /NightHeron/ })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron',
    );
    expect(screen.getByRole('link', { name: /All 1/ })).toHaveAttribute('href', '/pubg/favorite');
  });

  it('remove a player who no longer exists', async () => {
    const answers = { getPlayer: aFailure('not-found', { suggestions: [] }), getSeasonStats: stats };
    const { store } = await show(answers, withFavorite);
    await waitFor(() => expect(selectFavorites(store.getState())).toEqual([]));
  });

  it.each([
    ['after a network failure', () => unreachable],
    ['after a 404 from a proxy', () => failureOf(new Response('<h1>Not Found</h1>', { status: 404 }))],
    ['after a 404 for a wrong API URL', () => failureOf(Response.json({ status: 404 }, anApiProblem))],
  ])('keep a player %s but hide the row', async (_, failure) => {
    const { store } = await show({ getPlayer: await failure(), getSeasonStats: stats }, withFavorite);
    await waitFor(() => expect(screen.queryByText('Please wait...')).toBeNull());
    expect(selectFavorites(store.getState())).toEqual([favorite]);
  });
});
