import { arena } from '@hotdrop/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { someRatings } from '../testing/fixtures.ts';
import { findChart, openPage } from '../testing/open-page.ts';

const notEnough = 'Not enough statistical information available since new season is just started.';

describe('the board in an address', () => {
  it.each([
    ['', 'steam', 'squad'],
    ['?shard=kakao&mode=duo-fpp', 'kakao', 'duo-fpp'],
    ['?shard=PC_AS&mode=SQUAD', 'pc-as', 'squad'],
    ['?shard=&mode=', 'steam', 'squad'],
  ])('%s selects %s, %s', async (query, shard, mode) => {
    const { asked } = await openPage(`statistics/rating${query}`);
    await findChart();
    expect(asked('getRatings')).toEqual([{ shard, mode }]);
  });

  it.each(['?shard=nope', '?shard=__proto__', '?mode=%3Cscript%3E', '?shard=stadia&mode=constructor'])(
    '%s is not found',
    async (query) => {
      const { router, asked } = await openPage(`statistics/rating${query}`);
      await waitFor(() => expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]));
      expect(asked('getRatings')).toEqual([]);
    },
  );

  it.each([
    ['?shard=stadia', 'No rank points on Stadia, Squad TPP'],
    ['?shard=pc-krjp&mode=duo', 'No rank points on Steam Korea/Japan, Duo TPP'],
    ['?shard=kakao&mode=war', 'No rank points on Kakao, War'],
  ])('%s has an empty state, never the numbers of another board', async (query, title) => {
    const { asked } = await openPage(`statistics/rating${query}`);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Share of players by points' })).not.toBeInTheDocument();
    expect(asked('getRatings')).toEqual([]);
  });

  it('has an empty state for a mode that the season does not rank', async () => {
    await openPage('statistics/rating?mode=solo', { answers: { getRatings: someRatings({ ratings: [] }) } });
    expect(
      await screen.findByRole('heading', { name: 'No rank points on Steam, Solo TPP' }),
    ).toBeInTheDocument();
    expect(screen.queryByText(notEnough, { exact: false })).not.toBeInTheDocument();
  });

  it('defaults to the platform of the visitor', async () => {
    const { asked } = await openPage('statistics/rating', { state: { selectedPlatform: 'psn' } });
    await findChart();
    expect(asked('getRatings')).toEqual([{ shard: 'psn', mode: 'squad' }]);
  });

  it('links to every ranked platform, region, and mode', async () => {
    await openPage('statistics/rating?shard=pc-eu&mode=duo');
    const regions = within(await screen.findByRole('navigation', { name: 'Region' }));
    expect(regions.getByRole('link', { name: 'Europe' })).toHaveAttribute('aria-current', 'page');
    const link = (name: string) => screen.getByRole('link', { name, hidden: true });
    expect(link('All regions')).toHaveAttribute('href', '/pubg/statistics/rating?shard=steam&mode=duo');
    expect(link('Kakao')).toHaveAttribute('href', '/pubg/statistics/rating?shard=kakao&mode=duo');
    expect(link('Squad FPP')).toHaveAttribute('href', '/pubg/statistics/rating?shard=pc-eu&mode=squad-fpp');
    expect(screen.queryByRole('link', { name: 'Stadia', hidden: true })).not.toBeInTheDocument();
  });

  it('works with another game', async () => {
    const { asked } = await openPage('statistics/rating', {
      game: arena,
      answers: { listActiveSeasons: { seasons: { web: { id: 'arena.s1', label: 'S1', start: null } } } },
    });
    await findChart();
    expect(asked('getRatings')).toEqual([{ shard: 'web', mode: 'duel' }]);
    expect(screen.getByText('Star')).toBeInTheDocument();
  });
});
