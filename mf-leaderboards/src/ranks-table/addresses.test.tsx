import { aFailure, aLeaderboard, anActiveSeason, fakeSite } from '@hotdrop/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createStaticHandler } from 'react-router-dom';
import { openPage, pagedBoard } from '../testing/open-page.ts';

const rows = () => screen.findAllByRole('row').then(([, ...rest]) => rest);

describe('an address', () => {
  it.each([
    ['ranks/PC_AS/Squad?page=2', 'ranks/pc-as/squad?page=2'],
    ['ranks/steam', 'ranks/steam/squad'],
    ['ranks/STEAM', 'ranks/steam/squad'],
    ['ranks/steam/squad?page=99', 'ranks/steam/squad?page=6'],
  ])('%s redirects to %s', async (given, canonical) => {
    const { address } = await openPage(given, { answers: { getLeaderboard: pagedBoard() } });
    await waitFor(() => expect(address()).toBe(canonical));
    expect(await rows()).not.toHaveLength(0);
  });

  it.each([
    'ranks/stadia/squad',
    'ranks/pc-krjp/squad',
    'ranks/nowhere/squad',
    'ranks/steam/war',
    'ranks/nowhere',
  ])('%s is not found', async (path) => {
    const { router } = await openPage(path);
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]));
  });

  it.each(['0', '-2', 'two', '1.5'])('defaults to the first page for page %s', async (page) => {
    const { asked } = await openPage(`ranks/steam/squad?page=${page}`, {
      answers: { getLeaderboard: pagedBoard() },
    });
    await rows();
    expect(asked()).toEqual([{ shard: 'steam', mode: 'squad', page: 1 }]);
  });
});

describe('a mode without a leaderboard', () => {
  it.each(['steam/solo', 'pc-as/solo-fpp'])('says so at %s, and links to one that exists', async (path) => {
    const { router } = await openPage(`ranks/${path}`, {
      answers: { getLeaderboard: aFailure('not-found') },
    });
    expect(
      await screen.findByRole('heading', { name: /^There is no Solo .PP leaderboard in this game$/ }),
    ).toBeInTheDocument();
    const [shard] = path.split('/');
    const main = screen.getByRole('heading', { name: /^There is no/ }).closest('section');
    if (!main) throw new Error('The heading is in no section.');
    expect(within(main).getByRole('link', { name: 'Squad TPP' })).toHaveAttribute(
      'href',
      `/pubg/ranks/${shard}/squad`,
    );
    // No link leads to another board of this mode.
    for (const link of screen.getAllByRole('link', { hidden: true }))
      expect(link).not.toHaveAttribute('href', expect.stringMatching(/solo/));
    expect(router.state.errors).toBeNull();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has the status 404, also with an older API host', async () => {
    const { area } = await import('../area.tsx');
    const site = fakeSite({
      side: 'server',
      answers: {
        getLeaderboard: aLeaderboard({ ranks: [] }),
        listActiveSeasons: { seasons: { steam: anActiveSeason() } },
      },
    });
    const handler = createStaticHandler([{ path: '/pubg', children: await area.routes(site) }]);
    const context = await handler.query(new Request('https://hotdrop.example/pubg/ranks/steam/solo'));
    expect(context).toMatchObject({ statusCode: 404 });
  });
});
