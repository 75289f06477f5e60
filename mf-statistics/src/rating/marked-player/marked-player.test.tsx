import { durations } from '@hotdrop/shared-domain/rules';
import {
  aFailure,
  aSuggestion,
  neverAnswered,
  someRankedStats,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import type { CallOptions } from '@hotdrop/shared-domain/wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nightHeron, seasons } from '../../testing/fixtures.ts';
import { findChart, openPage } from '../../testing/open-page.ts';

describe('a marked player', () => {
  it('is highlighted in the chart, ahead of a share of the players', async () => {
    await openPage('statistics/rating?player=NightHeron', { answers: nightHeron });
    const say = await screen.findByText(/ahead of/);
    expect(say).toHaveTextContent('2,846 points: #39,812 of 1,284,112 on Steam, ahead of 96.9%');
    expect(screen.getByText('1,244,300 players behind')).toBeInTheDocument();
    const [mine] = (await findChart()).getAllByRole('button').filter(({ dataset }) => dataset.mine);
    expect(mine).toHaveTextContent('NightHeron · 2,8462,800 ~ 2,8991.30% of players#39,812, top 3.1%');
    await userEvent.click(await screen.findByText('Show as a table'));
    expect(screen.getByRole('rowheader', { name: '2,800 ~ 2,899' }).closest('tr')).toHaveClass('marked');
  });

  it('has the percentile of the profile, also on the board of a region', async () => {
    await openPage('statistics/rating?shard=pc-as&player=NightHeron', { answers: nightHeron });
    expect(await screen.findByText(/ahead of/)).toHaveTextContent('on Steam, ahead of 96.9%');
    // The chart is about the region's players.
    const [mine] = (await findChart()).getAllByRole('button').filter(({ dataset }) => dataset.mine);
    expect(mine).toHaveTextContent(/^NightHeron · 2,846.* of playerstop [\d.]+%$/);
    expect(screen.queryByText(/players behind$/)).not.toBeInTheDocument();
  });

  it('has the percentile of the exact place', async () => {
    const { rating } = someRankedStats();
    const squad = someRankedStats({
      rating: { ...rating, population: 1000, rankPoint: { rank: 17, ratio: 0.0185 } },
    });
    const getSeasonStats = someSeasonStats({ rankedStats: { squad } });
    await openPage('statistics/rating?player=NightHeron', { answers: { ...nightHeron, getSeasonStats } });
    expect(await screen.findByText(/ahead of/)).toHaveTextContent('#17 of 1,000 on Steam, ahead of 98.3%');
    const [mine] = (await findChart()).getAllByRole('button').filter(({ dataset }) => dataset.mine);
    expect(mine).toHaveTextContent(/#17, top 1\.7%$/);
  });

  it('has no percentile if the player is not counted', async () => {
    const { rating } = someRankedStats();
    const squad = someRankedStats({ rating: { ...rating, population: null, rankPoint: null } });
    const getSeasonStats = someSeasonStats({ rankedStats: { squad } });
    await openPage('statistics/rating?player=NightHeron', { answers: { ...nightHeron, getSeasonStats } });
    expect(await screen.findByText('2,846')).toBeInTheDocument();
    expect(screen.queryByText(/ahead of/)).not.toBeInTheDocument();
  });

  it('stays marked in another mode, and can be removed', async () => {
    await openPage('statistics/rating?player=NightHeron', { answers: nightHeron });
    const another = await screen.findByRole('link', { name: 'Show another player' });
    expect(another).toHaveAttribute('href', '/pubg/statistics/rating?shard=steam&mode=squad');
    expect(screen.getByRole('link', { name: 'Duo TPP', hidden: true })).toHaveAttribute(
      'href',
      '/pubg/statistics/rating?shard=steam&mode=duo&player=NightHeron',
    );
  });

  it('can be entered by name', async () => {
    const { address } = await openPage('statistics/rating', { answers: nightHeron });
    await userEvent.type(await screen.findByRole('searchbox'), '  NightHeron {Enter}');
    expect(await screen.findByText(/ahead of/)).toBeInTheDocument();
    expect(address()).toBe('statistics/rating?shard=steam&mode=squad&player=NightHeron');
  });

  it('is found on the platform of a region', async () => {
    const { asked } = await openPage('statistics/rating?shard=pc-as&player=NightHeron', {
      answers: nightHeron,
    });
    await screen.findByText(/ahead of/);
    expect(asked('getPlayer')).toEqual([{ shard: 'steam', player: 'NightHeron' }]);
  });

  it('has the points of all modes if the season counts them as one', async () => {
    const getSeasonStats = someSeasonStats({
      rankedStats: { all: someRankedStats({ currentRankPoint: 1500 }) },
    });
    await openPage('statistics/rating?mode=squad&player=NightHeron', {
      answers: { ...nightHeron, getSeasonStats },
    });
    expect(await screen.findByText(/ahead of/)).toHaveTextContent('1,500 points');
  });

  it('may have no rank points in the mode', async () => {
    await openPage('statistics/rating?mode=duo&player=NightHeron', { answers: nightHeron });
    expect(await screen.findByText(/has no rank points in this mode/)).toHaveTextContent('NightHeron');
    expect((await findChart()).getAllByRole('button').some(({ dataset }) => dataset.mine)).toBe(false);
  });

  it('may have games and no rank', async () => {
    const squad = someRankedStats({ currentRankPoint: 0 });
    const getSeasonStats = someSeasonStats({ rankedStats: { squad } });
    await openPage('statistics/rating?player=NightHeron', { answers: { ...nightHeron, getSeasonStats } });
    expect(await screen.findByText(/has no rank points in this mode/)).toHaveTextContent('NightHeron');
  });

  it('is not found, with suggestions on the same platform', async () => {
    const suggestions = [
      aSuggestion({ reason: 'case' }),
      aSuggestion({ name: 'Elsewhere', shard: 'KAKAO', reason: 'platform' }),
    ];
    await openPage('statistics/rating?player=nightheron', {
      answers: { getPlayer: aFailure('not-found', { suggestions }) },
    });
    const missing = await screen.findByText('player is not found', { exact: false });
    expect(missing).toHaveTextContent('nightheron: player is not found');
    expect(
      screen.getByText('Nicknames are case sensitive. Please check nickname and try again.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'NightHeron' })).toHaveAttribute(
      'href',
      '/pubg/statistics/rating?shard=steam&mode=squad&player=NightHeron',
    );
    expect(screen.queryByRole('link', { name: 'Elsewhere' })).not.toBeInTheDocument();
  });

  it('is found if the season loads late, and the chart has no tiers', async () => {
    const listActiveSeasons = async () => {
      await new Promise((resolve) => setTimeout(resolve, durations.optionalDataTimeout + 200));
      return { seasons };
    };
    await openPage('statistics/rating?player=NightHeron', { answers: { ...nightHeron, listActiveSeasons } });
    expect(await screen.findByText(/ahead of/)).toHaveTextContent('2,846 points');
    expect(screen.queryByRole('list', { name: 'Share of players by tier' })).not.toBeInTheDocument();
  });

  it('does not delay the page beyond the server timeout', async () => {
    const getPlayer = (_: unknown, options: CallOptions) => neverAnswered(options);
    await openPage('statistics/rating?mode=squad&player=NightHeron', {
      side: 'server',
      answers: { ...nightHeron, getPlayer },
    });
    expect(await screen.findByText(/Network error occurred/)).toBeInTheDocument();
    expect((await findChart()).getAllByRole('button')).toHaveLength(28);
  });

  it('is not requested if the name is invalid', async () => {
    const { asked } = await openPage(`statistics/rating?player=${'x'.repeat(25)}`);
    expect(await screen.findByText(/player is not found/)).toBeInTheDocument();
    expect(asked('getPlayer')).toEqual([]);
  });

  it.each([
    ['the player', { getPlayer: aFailure('network') }],
    ['the stats', { ...nightHeron, getSeasonStats: aFailure('server') }],
    ['the season', { ...nightHeron, listActiveSeasons: aFailure('server') }],
  ])('leaves the chart unchanged if the request for %s fails', async (_, answers) => {
    await openPage('statistics/rating?player=NightHeron', { answers });
    expect(await screen.findByText(/Network error occurred/)).toBeInTheDocument();
    expect((await findChart()).getAllByRole('button')).toHaveLength(28);
  });
});
