import { aFailure, anActiveSeason, arena, minutesAgo, neverAnswered } from '@hotdrop/shared-domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someRatings, someRows, wholeRatings } from '../testing/fixtures.ts';
import { findChart, openPage } from '../testing/open-page.ts';

const path = 'statistics/rating';
const notEnough = 'Not enough statistical information available since new season is just started.';
const panel = (name: string) => screen.findByRole('region', { name });
const listStats = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const linkTo = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href');

// The first import of the chart library takes longer than a test waits for an element.
beforeAll(() => import('./bars.tsx'));

describe('the distribution', () => {
  it('has a bar for each hundred points from the lowest tier on, a summary, and a table', async () => {
    await openPage(`${path}?shard=PC_AS&mode=Squad-FPP`);
    const bars = (await findChart()).getAllByRole('button');
    // From Bronze at 600, because some have fewer than 1,000 points, to whole tiers.
    expect(bars).toHaveLength(28);
    expect(bars[11]).toHaveTextContent('1,700 ~ 1,7998.10% of playerstop 61.70%');
    await waitFor(() => expect(document.querySelectorAll('rect[data-tier]')).toHaveLength(24));
    for (const tick of ['0.0%', '5.0%', '10.0%', '600', '1,400', '3,000']) {
      expect(screen.getAllByText(tick).length).toBeGreaterThan(0);
    }
    expect(listStats().slice(0, 4)).toEqual(['1,848', '1,513–2,203', '3,092', '1,284,112']);
    expect(document.title).toBe('PUBG rating distribution, Steam Asia, Squad FPP · Hotdrop');
    expect(screen.getByText(/Distribution of rank points/)).toHaveTextContent(
      'Distribution of rank points in Season 43. Updated 6 hours ago.',
    );
    await userEvent.click(await screen.findByText('Show as a table'));
    const rows = within(screen.getByRole('table', { name: /as a table/ })).getAllByRole('row');
    expect(rows).toHaveLength(29);
    expect(rows[12]).toHaveTextContent('1,700 ~ 1,7998.10%46.40%61.70%');
  });

  it('has the share of players in each tier, rounded for phones, with one decimal for rare tiers', async () => {
    const ratios = new Map([
      [3000, 0.013],
      [3400, 0.005],
      [2600, 0.0996],
      [1000, 0.8824],
    ]);
    const ratings = someRows.map((row) => ({ ...row, ratio: ratios.get(row.from ?? 0) ?? 0 }));
    await openPage(path, { answers: { getRatings: someRatings({ ratings }) } });
    const tiers = within(await screen.findByRole('list', { name: 'Share of players by tier' }));
    const shares = tiers
      .getAllByRole('listitem')
      .map(({ children }) => [1, 2, 3].map((index) => children[index]?.textContent).join(' '));
    expect(shares).toEqual([
      'Bronze 88.2% 88%',
      'Silver 0.0% 0.0%',
      'Gold 0.0% 0.0%',
      'Platinum 0.0% 0.0%',
      'Crystal 10.0% 10%',
      'Diamond 1.3% 1.3%',
      'Master 0.5% 0.5%',
    ]);
  });

  it('is read with the arrow keys', async () => {
    await openPage(path);
    const bars = (await findChart()).getAllByRole('button');
    act(() => bars[0]?.focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(bars[1]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(bars.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(bars[0]).toHaveFocus();
    expect(bars.filter(({ tabIndex }) => tabIndex === 0)).toEqual([bars[0]]);
  });

  it('has no tiers without a season, and dashes for unknown numbers', async () => {
    const getRatings = someRatings({ quantiles: null, sample: null, updatedAt: null });
    await openPage(path, { answers: { getRatings, listActiveSeasons: aFailure('server') } });
    await findChart();
    expect(screen.queryByRole('list', { name: 'Share of players by tier' })).not.toBeInTheDocument();
    expect(listStats().slice(0, 4)).toEqual(['–', '–', '–', '–']);
  });

  it('has the line of last week, the cumulative one on demand, and keeps both in links', async () => {
    const getRatings = wholeRatings();
    const { address, asked } = await openPage(`${path}?shard=steam&mode=squad`, { answers: { getRatings } });
    const paths = () =>
      [...document.querySelectorAll('svg > path')].map((drawn) => drawn.getAttribute('class'));
    await screen.findByRole('button', { name: 'Last week', pressed: true });
    await waitFor(() => expect(paths()).toContain('lastWeek'));
    expect(paths()).not.toContain('cumulative');
    await userEvent.click(screen.getByRole('button', { name: 'Cumulative', pressed: false }));
    expect(address()).toBe('statistics/rating?shard=steam&mode=squad&with=cumulative');
    expect(paths()).toContain('cumulative');
    expect(linkTo('Duo TPP')).toBe('/pubg/statistics/rating?shard=steam&mode=duo&with=cumulative');
    await userEvent.click(screen.getByRole('button', { name: 'Last week' }));
    expect(address()).toBe('statistics/rating?shard=steam&mode=squad&with=cumulative&without=last-week');
    expect(paths()).not.toContain('lastWeek');
    expect(asked('getRatings')).toHaveLength(1);
  });
});

describe('what is around the chart', () => {
  it('is the change since last week, an explanation, and the regions with most players first', async () => {
    await openPage(`${path}?with=cumulative`, { answers: { getRatings: wholeRatings() } });
    const moved = within(await panel('Since last week'));
    const rows = moved.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['TierNov 14TodayChange in % points', 'Silver100.0%100.0%as before']);
    expect(moved.getByText(/Half of the players now have 1,625 points or more/)).toBeInTheDocument();
    expect(moved.getByText('+18')).toBeInTheDocument();

    const words = await panel('How to read this');
    expect(words).toHaveTextContent(/Survivor is a place .* the best players of Master get it/);
    expect(words).toHaveTextContent('Today 1 player has it.');
    expect(words).toHaveTextContent('The last of them has 3,916 points.');
    expect(words).toHaveTextContent('Each bar is 100 points wide.');
    expect(words).toHaveTextContent('1,000 players with rank points in this season are known here.');

    const list = (await screen.findByRole('heading', { name: 'By region' })).closest('section');
    const cards = within(list ?? document.body).getAllByRole('link');
    expect(cards.map((card) => card.textContent)).toEqual([
      'Asia600 playersMedian 1,620 Top 1% 1,799',
      'Europe400 playersMedian 1,630 Top 1% 1,790',
      'Russia0 playersNo ranked players are known yet.',
    ]);
    expect(cards[0]).toHaveAttribute(
      'href',
      '/pubg/statistics/rating?shard=pc-as&mode=squad&with=cumulative',
    );
  });

  it('has the differences of the shares as they are shown', async () => {
    const gold = 0.3324;
    const histogram = { from: 1800, size: 100, counts: [100] };
    const ratings = wholeRatings().ratings.map((row, index) => ({
      ...row,
      ratio: [0.5, 0.5 - gold, 0, 0][index] ?? 0,
    }));
    const above = { ...ratings[0], range: '1,800 ~ 1,899', from: 1800, to: 1899, ratio: gold, count: 400 };
    const lastWeek = {
      day: '2026-11-14',
      sample: 10_000,
      median: 1607,
      histogram: { from: 1400, size: 400, counts: [6774, 3226] },
      tiers: [],
    };
    await openPage(path, {
      answers: { getRatings: wholeRatings({ ratings: [...ratings, above], histogram, lastWeek }) },
    });
    const rows = within(await panel('Since last week')).getAllByRole('row');
    expect(rows.map((row) => row.textContent).slice(1)).toEqual([
      'Gold32.3%33.2%+0.9',
      'Silver67.7%66.8%-0.9',
    ]);
  });

  it('is shorter on a board without last week and regions', async () => {
    await openPage(path, { answers: { getRatings: wholeRatings({ lastWeek: null, regions: [] }) } });
    await panel('How to read this');
    expect(screen.queryByRole('button', { name: 'Last week' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Since last week' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'By region' })).not.toBeInTheDocument();
  });
});

describe('the board in an address', () => {
  it.each([
    ['', 'steam', 'squad'],
    ['?shard=PC_AS&mode=SQUAD', 'pc-as', 'squad'],
    ['?shard=&mode=', 'steam', 'squad'],
  ])('%s selects %s, %s', async (query, shard, mode) => {
    const { asked } = await openPage(`${path}${query}`);
    await findChart();
    expect(asked('getRatings')).toEqual([{ shard, mode }]);
  });

  it.each(['?shard=__proto__', '?mode=%3Cscript%3E', '?shard=stadia&mode=constructor'])(
    '%s is not found',
    async (query) => {
      const { router, asked } = await openPage(`${path}${query}`);
      await waitFor(() => expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]));
      expect(asked('getRatings')).toEqual([]);
    },
  );

  it.each([
    ['?shard=stadia', 'No rank points on Stadia, Squad TPP'],
    ['?shard=pc-krjp&mode=duo', 'No rank points on Steam Korea/Japan, Duo TPP'],
    ['?shard=kakao&mode=war', 'No rank points on Kakao, War'],
  ])('%s has an empty state with links, never the numbers of another board', async (query, title) => {
    const { asked } = await openPage(`${path}${query}`);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Xbox' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/pubg/statistics/rating?shard=xbox'),
    );
    expect(screen.queryByRole('list', { name: 'Share of players by points' })).not.toBeInTheDocument();
    expect(asked('getRatings')).toEqual([]);
  });

  it('has an empty state for a mode that the season does not rank', async () => {
    await openPage(`${path}?mode=solo`, { answers: { getRatings: someRatings({ ratings: [] }) } });
    expect(
      await screen.findByRole('heading', { name: 'No rank points on Steam, Solo TPP' }),
    ).toBeInTheDocument();
    expect(screen.queryByText(notEnough, { exact: false })).not.toBeInTheDocument();
  });

  const [young, old] = [13, 15].map((days) => minutesAgo(days * 24 * 60));
  const tooFew = 'Too few ranked players for a distribution yet.';

  it.each([
    ['', [], null, young, notEnough],
    ['', someRows.map((row) => ({ ...row, ratio: 0 })), 7, young, notEnough],
    ['', [], null, old, tooFew],
    ['', [], 7, null, tooFew],
    ['?shard=pc-ru', [], 0, young, tooFew],
  ])('%s may have no distribution yet (%#)', async (query, ratings, sample, start = null, words) => {
    const seasons = { steam: anActiveSeason({ start }) };
    const answers = { getRatings: someRatings({ ratings, sample }), listActiveSeasons: { seasons } };
    await openPage(`${path}${query}`, { answers });
    const change = query
      ? 'We know the region of few players.'
      : 'It appears within ten minutes after 20 ranked players were looked up here.';
    expect(await screen.findByText(words, { exact: false })).toHaveTextContent(`${words} ${change}`);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const links = within(await panel('Rating distribution')).queryAllByRole('link', { name: 'Steam' });
    expect(links).toHaveLength(query ? 1 : 0);
  });

  it('defaults to the platform of the visitor, and links to every ranked platform, region, and mode', async () => {
    const { asked } = await openPage(`${path}?mode=duo`, { state: { selectedPlatform: 'psn' } });
    await findChart();
    expect(asked('getRatings')).toEqual([{ shard: 'psn', mode: 'duo' }]);
    expect(linkTo('Kakao')).toBe('/pubg/statistics/rating?shard=kakao&mode=duo');
    expect(linkTo('Squad FPP')).toBe('/pubg/statistics/rating?shard=psn&mode=squad-fpp');
    expect(screen.queryByRole('link', { name: 'Stadia', hidden: true })).not.toBeInTheDocument();
  });

  it('works with another game', async () => {
    const { asked } = await openPage(path, {
      game: arena,
      answers: { listActiveSeasons: { seasons: { web: { id: 'arena.s1', label: 'S1', start: null } } } },
    });
    await findChart();
    expect(asked('getRatings')).toEqual([{ shard: 'web', mode: 'duel' }]);
    expect(screen.getByText('Star')).toBeInTheDocument();
  });
});

describe('a distribution that fails to load', () => {
  const before = /Showing earlier data/;
  const failed = 'The distribution could not be loaded';

  it('shows an error, reports it, and can be retried', async () => {
    let isDown = true;
    const getRatings = () => (isDown ? aFailure('server') : someRatings());
    const { site } = await openPage(path, { answers: { getRatings } });
    expect(await screen.findByText(failed)).toBeInTheDocument();
    expect(site.reported).toMatchObject([{ call: 'getRatings', kind: 'server' }]);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await findChart()).getAllByRole('button')).not.toHaveLength(0);
  });

  it('shows the last known numbers of the same board with a note, and never those of another one', async () => {
    let isDown = false;
    const getRatings = ({ mode }: { mode: string }) =>
      isDown ? aFailure('server') : someRatings({ sample: mode === 'duo' ? 2222 : 4444 });
    const { router } = await openPage(path, { answers: { getRatings } });
    const go = (to: string) => act(() => router.navigate(`/pubg/statistics/${to}`));
    await screen.findByText('4,444');
    await go('rating?mode=duo');
    await screen.findByText('2,222');
    isDown = true;
    await act(() => router.revalidate());
    expect(await screen.findByText(before)).toBeInTheDocument();
    expect(screen.getByText('2,222')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await go('rating?shard=kakao');
    expect(await screen.findByText(failed)).toBeInTheDocument();
    isDown = false;
    await go('rating');
    await screen.findByText('4,444');
    expect(screen.queryByText(before)).not.toBeInTheDocument();
  });

  it('does not delay a page of the server', async () => {
    await openPage(path, {
      side: 'server',
      answers: { getRatings: (_, options) => neverAnswered(options) },
    });
    expect(await screen.findByText(failed)).toBeInTheDocument();
  });
});

test('a slow board says that it loads, and never replaces a later one', async () => {
  const getRatings = ({ mode }: { mode: string }, { signal }: { signal?: AbortSignal | undefined }) =>
    mode === 'duo'
      ? new Promise<ReturnType<typeof someRatings>>((resolve) =>
          signal?.addEventListener('abort', () => resolve(someRatings({ sample: 7 }))),
        )
      : someRatings({ sample: mode === 'solo' ? 5 : 6 });
  const { router, site } = await openPage(path, { answers: { getRatings } });
  await findChart();
  act(() => void router.navigate('/pubg/statistics/rating?mode=duo'));
  expect(await screen.findByText('Please wait...')).toBeInTheDocument();
  await act(() => router.navigate('/pubg/statistics/rating?mode=solo'));
  expect(await screen.findByText('5')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Please wait...')).not.toBeInTheDocument());
  expect(site.store.getState().statistics).toMatchObject({ mode: 'solo', isFetching: false });
});
