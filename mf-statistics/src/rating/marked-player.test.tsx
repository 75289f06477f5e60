import { durations } from '@hotdrop/shared-domain/rules';
import { rememberPlayer } from '@hotdrop/shared-domain/store';
import {
  aFailure,
  aPlayer,
  aPointsPlace,
  aSuggestion,
  neverAnswered,
  someRankedStats,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import type { CallOptions } from '@hotdrop/shared-domain/wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nightHeron, seasons } from '../testing/fixtures.ts';
import { findChart, openPage } from '../testing/open-page.ts';

const path = 'statistics/rating';
const linkTo = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href');
const findMine = async () =>
  (await findChart()).getAllByRole('button').filter(({ dataset }) => dataset.mine)[0];
const onSteam = (...names: readonly string[]) =>
  names.map((name) => ({ accountId: `account.${name}`, shard: 'STEAM' }));
/** Each account id contains the player's name. */
const getPlayer = ({ player }: { readonly player: string }) => ({
  player: aPlayer({ accountId: player, name: player.replace('account.', '') }),
});

describe('a marked player', () => {
  it('is highlighted in the chart with the exact place, ahead of a share of the players', async () => {
    await openPage(`${path}?player=NightHeron`, { answers: nightHeron });
    expect(await screen.findByText(/ahead of/)).toHaveTextContent(
      '2,846 points: #39,812 of 1,284,112 on Steam, ahead of 96.9%',
    );
    expect(screen.getByText('1,244,300 players behind')).toBeInTheDocument();
    expect(await findMine()).toHaveTextContent(
      'NightHeron · 2,8462,800 ~ 2,8991.30% of players#39,812, top 3.1%',
    );
    expect(linkTo('Show another player')).toBe('/pubg/statistics/rating?shard=steam&mode=squad');
    expect(linkTo('Duo TPP')).toBe('/pubg/statistics/rating?shard=steam&mode=duo&player=NightHeron');
    await userEvent.click(await screen.findByText('Show as a table'));
    expect(screen.getByRole('rowheader', { name: '2,800 ~ 2,899' }).closest('tr')).toHaveClass('mine');
  });

  it('has the place on the platform, but none on the chart of a region', async () => {
    const { asked } = await openPage(`${path}?shard=pc-as&player=NightHeron`, { answers: nightHeron });
    expect(await screen.findByText(/ahead of/)).toHaveTextContent('on Steam, ahead of 96.9%');
    expect(await findMine()).toHaveTextContent(/^NightHeron · 2,846.* of playerstop [\d.]+%$/);
    expect(screen.queryByText(/players behind$/)).not.toBeInTheDocument();
    expect(asked('getPlayer')).toEqual([{ shard: 'steam', player: 'NightHeron' }]);
  });

  it('has no place if the player is not counted', async () => {
    const { rating } = someRankedStats();
    const squad = someRankedStats({ rating: { ...rating, population: null, rankPoint: null } });
    const getSeasonStats = someSeasonStats({ rankedStats: { squad } });
    await openPage(`${path}?player=NightHeron`, { answers: { ...nightHeron, getSeasonStats } });
    expect(await screen.findByText('2,846')).toBeInTheDocument();
    expect(screen.queryByText(/ahead of/)).not.toBeInTheDocument();
  });

  it('can be entered by name', async () => {
    const { address } = await openPage(path, { answers: nightHeron });
    await userEvent.type(await screen.findByRole('searchbox'), '  NightHeron {Enter}');
    expect(await screen.findByText(/ahead of/)).toBeInTheDocument();
    expect(address()).toBe('statistics/rating?shard=steam&mode=squad&player=NightHeron');
  });

  it('has the points of all modes if the season counts them as one', async () => {
    const getSeasonStats = someSeasonStats({
      rankedStats: { all: someRankedStats({ currentRankPoint: 1500 }) },
    });
    await openPage(`${path}?player=NightHeron`, { answers: { ...nightHeron, getSeasonStats } });
    expect(await screen.findByText(/ahead of/)).toHaveTextContent('1,500 points');
  });

  it.each([
    ['no stats in the mode', {}],
    ['games and no rank', { squad: someRankedStats({ currentRankPoint: 0 }) }],
  ])('may have %s', async (_, rankedStats) => {
    const getSeasonStats = someSeasonStats({ rankedStats });
    await openPage(`${path}?player=NightHeron`, { answers: { ...nightHeron, getSeasonStats } });
    expect(await screen.findByText(/has no rank points in this mode/)).toHaveTextContent('NightHeron');
    expect(await findMine()).toBeUndefined();
  });

  it('may not be found, with suggestions on the same platform', async () => {
    const suggestions = [
      aSuggestion({ reason: 'case' }),
      aSuggestion({ name: 'Elsewhere', shard: 'KAKAO', reason: 'platform' }),
    ];
    await openPage(`${path}?player=nightheron`, {
      answers: { getPlayer: aFailure('not-found', { suggestions }) },
    });
    expect(await screen.findByText(/player is not found/)).toHaveTextContent(
      'nightheron: player is not found',
    );
    expect(linkTo('NightHeron')).toBe('/pubg/statistics/rating?shard=steam&mode=squad&player=NightHeron');
    expect(screen.queryByRole('link', { name: 'Elsewhere' })).not.toBeInTheDocument();
  });

  it('is not requested if the name is invalid', async () => {
    const { asked } = await openPage(`${path}?player=${'x'.repeat(25)}`);
    expect(await screen.findByText(/player is not found/)).toBeInTheDocument();
    expect(asked('getPlayer')).toEqual([]);
  });

  it('is found if the season loads late, and the chart has no tiers', async () => {
    const listActiveSeasons = async () => {
      await new Promise((resolve) => setTimeout(resolve, durations.optionalDataTimeout + 200));
      return { seasons };
    };
    await openPage(`${path}?player=NightHeron`, { answers: { ...nightHeron, listActiveSeasons } });
    expect(await screen.findByText(/ahead of/)).toHaveTextContent('2,846 points');
    expect(screen.queryByRole('list', { name: 'Share of players by tier' })).not.toBeInTheDocument();
  });

  it.each([
    ['player', { getPlayer: aFailure('network') }],
    ['stats', { ...nightHeron, getSeasonStats: aFailure('server') }],
    ['season', { ...nightHeron, listActiveSeasons: aFailure('server') }],
    [
      'player is late, so the',
      { ...nightHeron, getPlayer: (_: unknown, options: CallOptions) => neverAnswered(options) },
    ],
  ])('leaves the chart as it is if the %s request fails', async (_, answers) => {
    await openPage(`${path}?mode=squad&player=NightHeron`, { side: 'server', answers });
    expect(await screen.findByText(/Network error occurred/)).toBeInTheDocument();
    expect((await findChart()).getAllByRole('button')).toHaveLength(28);
  });
});

describe('the menu of favorites', () => {
  const openList = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Favorites' }));
  };
  /** Without a season, the chart has no favorites, and only the menu loads their names. */
  const noSeason = { listActiveSeasons: { seasons: {} } };

  it('lists the favorites on the platform of the board in their order, and marks one', async () => {
    const favorites = [
      { accountId: 'account.Owl', shard: 'STEAM' },
      { accountId: 'account.Garam', shard: 'KAKAO' },
      { accountId: 'account.NightHeron', shard: 'PC_AS' },
    ];
    const { address } = await openPage(`${path}?shard=pc-as`, {
      favorites,
      answers: { ...nightHeron, getPlayer },
    });
    await openList();
    // The chart links to the profiles of the favorites.
    const listMarks = () =>
      screen.getAllByRole<HTMLAnchorElement>('link').filter(({ search }) => search.includes('player='));
    await waitFor(() =>
      expect(listMarks().map(({ textContent }) => textContent)).toEqual(['Owl', 'NightHeron']),
    );
    await userEvent.click(listMarks()[1] ?? document.body);
    expect(await screen.findByText(/ahead of/)).toBeInTheDocument();
    expect(address()).toBe('statistics/rating?shard=pc-as&mode=squad&player=NightHeron');
  });

  it('loads unknown names when it opens, four at a time', async () => {
    let open = 0;
    let most = 0;
    const names = Array.from({ length: 11 }, (_, place) => `Bird${place}`);
    const { asked, site } = await openPage(path, {
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
    await findChart();
    expect(asked('getPlayer')).toEqual([]);
    rememberPlayer(site.store, aPlayer({ accountId: 'account.Bird0', name: 'Bird0' }));
    await openList();
    expect(await screen.findByRole('link', { name: 'Bird10' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bird0' })).toBeInTheDocument();
    expect(asked('getPlayer')).toHaveLength(10);
    expect(most).toBe(4);
  });

  it('counts the favorites that fail to load, and retries when it opens again', async () => {
    let isDown = true;
    await openPage(path, {
      favorites: onSteam('Owl', 'Finch'),
      answers: {
        ...noSeason,
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
});

describe('favorites on the chart', () => {
  /** The points of a player are at the end of the name: `Owl2411`. */
  const answers = {
    getPlayer: (input: { readonly player: string }) =>
      input.player.includes('Lost') ? aFailure('server') : getPlayer(input),
    getSeasonStats: ({ accountId }: { readonly accountId: string }) => {
      const points = Number(/\d+$/.exec(accountId)?.[0]);
      const rank = 4000 - points;
      const squad = someRankedStats({
        currentRankPoint: points,
        rating: {
          ...someRankedStats().rating,
          population: 4000,
          rankPoint: { rank, ratio: rank / 4000 },
        },
        currentTier: { tier: 'Gold', subTier: '2' },
      });
      return someSeasonStats({ rankedStats: { squad } });
    },
  };
  const listed = async () => {
    const table = within(await screen.findByRole('table', { name: 'Players on the chart' }));
    return table.getAllByRole('row').map((row) => row.textContent);
  };

  it('are flags, and rows below with the marked player, from the most points', async () => {
    await openPage(`${path}?player=Finch2900`, { favorites: onSteam('Owl2411', 'Wren3018'), answers });
    expect(await listed()).toEqual([
      'On the chartTierPointsPlaceAgainst Finch2900',
      '2Wren3018Gold 23,018#982+118',
      'Finch2900Gold 22,900#1,100',
      '1Owl2411Gold 22,411#1,589−489',
    ]);
    expect(linkTo('Owl2411, 2,411 points, place 1,589, 2,411 players behind')).toBe(
      '/pubg/profile/steam/Owl2411',
    );
  });

  it('are at most six, and none that cannot be read', async () => {
    const names = ['Lost1', 'A2001', 'B2002', 'C2003', 'D2004', 'E2005', 'F2006'];
    const { asked } = await openPage(path, { favorites: onSteam(...names), answers });
    expect(await listed()).toHaveLength(6);
    expect(asked('getPlayer')).toHaveLength(6);
  });

  it('are not there without favorites on the platform', async () => {
    const { asked } = await openPage(`${path}?shard=kakao`, { favorites: onSteam('Owl2411'), answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Favorites' }));
    expect(screen.getByText(/No favorites on Kakao yet/)).toBeInTheDocument();
    expect(asked('getPlayer')).toEqual([]);
    expect(screen.queryByRole('table', { name: 'Players on the chart' })).not.toBeInTheDocument();
  });
});

describe('what if I had', () => {
  const slider = () => screen.findByRole('slider', { name: 'What if I had' });
  const getPointsPlace = ({ points }: { readonly points: number | string }) =>
    aPointsPlace({ points: Number(points), place: Number(points) >= 3000 ? 12 : 600 });
  const says = (words: string) =>
    waitFor(async () => expect(await slider()).toHaveAttribute('aria-valuetext', words));

  it('begins with the median, and shows place, tier, and share of the last points', async () => {
    const { asked } = await openPage(path, { answers: { getPointsPlace } });
    await says('1,850 points: Diamond 2, #600 of 1,190');
    const input = await slider();
    for (const value of ['3000', '3100', '3200']) fireEvent.change(input, { target: { value } });
    await says('3,200 points: Diamond 2, #12 of 1,190');
    expect(screen.getByText(/^Top 1\.0% of 1,190/)).toBeInTheDocument();
    expect(asked('getPointsPlace')).toEqual([
      { shard: 'steam', mode: 'squad', points: 1850 },
      { shard: 'steam', mode: 'squad', points: 3200 },
    ]);
  });

  it('is never behind the last place', async () => {
    const last = () => aPointsPlace({ points: 1850, place: 1191 });
    await openPage(path, { answers: { getPointsPlace: last } });
    await says('1,850 points: Diamond 2, #1,190 of 1,190');
    expect(screen.getByText(/^Top 100/)).toHaveTextContent('Top 100.0% of 1,190.');
  });

  it('takes typed points, and keeps them in the address', async () => {
    const { router, asked } = await openPage(path, { answers: { getPointsPlace } });
    const field = await screen.findByRole('spinbutton', { name: 'Points' });
    await userEvent.clear(field);
    await userEvent.type(field, '3200');
    await says('3,200 points: Diamond 2, #12 of 1,190');
    await waitFor(() => expect(router.state.location.search).toContain('points=3200'));
    expect(await slider()).toHaveValue('3200');
    expect(asked('getRatings')).toHaveLength(1);
  });

  it('is on the points of a form without scripts', async () => {
    await openPage(`${path}?points=3200`, { answers: { getPointsPlace } });
    expect(await slider()).toHaveValue('3200');
    expect((await slider()).closest('form')).toHaveFormValues({ shard: 'steam', mode: 'squad' });
  });

  it('begins with the next division of a marked player, and compares with the player', async () => {
    const place = ({ points }: { readonly points: number | string }) =>
      aPointsPlace({ points: Number(points), place: 39_802, population: 1_284_112 });
    await openPage(`${path}?player=NightHeron`, { answers: { ...nightHeron, getPointsPlace: place } });
    expect(await slider()).toHaveValue('2900');
    expect(screen.getByText(/Up 10 places/)).toHaveTextContent('Up 10 places, with 54 points more.');
  });

  it.each([
    ['is late', neverAnswered],
    ['is given up because the time of the page is over', () => aFailure('aborted')],
  ])('asks again in the browser if the first answer %s', async (_, answerFirst) => {
    let calls = 0;
    const late = (input: { readonly points: number | string }, options: CallOptions) => {
      calls += 1;
      return calls === 1 ? answerFirst(options) : getPointsPlace(input);
    };
    await openPage(path, { answers: { getPointsPlace: late } });
    await says('1,850 points');
    await says('1,850 points: Diamond 2, #600 of 1,190');
  });

  it('is not there if the call fails', async () => {
    const { site } = await openPage(path, { answers: { getPointsPlace: aFailure('server') } });
    await findChart();
    expect(screen.queryByRole('slider', { name: 'What if I had' })).not.toBeInTheDocument();
    expect(site.reported).toHaveLength(1);
  });
});
