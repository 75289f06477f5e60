import { aFailure, arena } from '@hotdrop/shared-domain/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chart } from '../testing/find-chart.ts';
import { aSpread, someRows } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.ts';

const notEnough = 'Not enough statistical information available since new season is just started.';

describe('the distribution', () => {
  it('has a bar for each range that says its share with two decimals, and who is in the top', async () => {
    await openPage('statistics/rating');
    const bars = (await chart()).getAllByRole('button');
    expect(bars).toHaveLength(someRows.length);
    expect(bars[8]).toHaveTextContent('1,700 ~ 1,7998.10% of playerstop 61.70%');
  });

  it('has an axis with one decimal', async () => {
    await openPage('statistics/rating');
    await chart();
    for (const tick of ['0.0%', '2.5%', '5.0%', '7.5%', '10.0%', '100.0%']) {
      expect(screen.getAllByText(tick).length).toBeGreaterThan(0);
    }
  });

  it('goes from bar to bar by the arrow keys', async () => {
    await openPage('statistics/rating');
    const bars = (await chart()).getAllByRole('button');
    act(() => bars[0]?.focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(bars[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(bars[1]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(bars.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(bars[0]).toHaveFocus();
    expect(bars.filter(({ tabIndex }) => tabIndex === 0)).toEqual([bars[0]]);
  });

  it('says how many players each tier has', async () => {
    await openPage('statistics/rating');
    const tiers = within(await screen.findByRole('list', { name: 'Share of players by tier' }));
    const shares = tiers.getAllByRole('listitem').map((tier) => {
      const [name, share] = [...tier.children].filter(({ tagName }) => tagName !== 'svg');
      return `${name?.textContent} ${share?.textContent}`;
    });
    expect(shares).toEqual([
      'Bronze 17.8%',
      'Silver 28.6%',
      'Gold 28.6%',
      'Platinum 17.3%',
      'Crystal 6.5%',
      'Diamond 1.2%',
      'Master 0.0%',
    ]);
  });

  it('says it on phones in two figures, and tells rare tiers apart', async () => {
    const ratios = new Map([
      [3000, 0.013],
      [3400, 0.005],
      [2600, 0.0996],
      [1000, 0.8824],
    ]);
    const ratings = someRows.map((row) => ({ ...row, ratio: ratios.get(row.from ?? 0) ?? 0 }));
    await openPage('statistics/rating', { answers: { getRatings: aSpread({ ratings }) } });
    const tiers = within(await screen.findByRole('list', { name: 'Share of players by tier' }));
    expect(
      tiers.getAllByRole('listitem').map(({ lastElementChild }) => lastElementChild?.textContent),
    ).toEqual(['88%', '0.0%', '0.0%', '0.0%', '10%', '1.3%', '0.5%']);
  });

  it('sums itself up in figures', async () => {
    await openPage('statistics/rating');
    await chart();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['1,848', '1,513–2,203', '3,092', '1,284,112']);
  });

  it('shows figures that nobody has counted as dashes', async () => {
    const getRatings = aSpread({ quantiles: null, sample: null, updatedAt: null });
    await openPage('statistics/rating', { answers: { getRatings } });
    await chart();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 4 }, () => '–'),
    );
  });

  it('says whose points they are, and when they were counted', async () => {
    await openPage('statistics/rating');
    expect(await screen.findByText(/Distribution of rank points/)).toHaveTextContent(
      'Distribution of rank points in Season 43. Updated 6 hours ago.',
    );
  });

  it('has a table with the same figures', async () => {
    await openPage('statistics/rating');
    await userEvent.click(await screen.findByText('Show as a table'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(someRows.length + 1);
    expect(rows[9]).toHaveTextContent('1,700 ~ 1,7998.10%46.40%61.70%');
  });

  it('names the page after the board', async () => {
    await openPage('statistics/rating?shard=PC_AS&mode=Squad-FPP');
    await chart();
    expect(document.title).toBe('PUBG rating distribution, Steam Asia, Squad FPP · Hotdrop');
  });

  it('says that there is not enough information when no range has a ratio', async () => {
    const ratings = someRows.map((row) => ({ ...row, ratio: 0 }));
    await openPage('statistics/rating', { answers: { getRatings: aSpread({ ratings }) } });
    expect(await screen.findByText(notEnough, { exact: false })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('says so when there is no range at all', async () => {
    await openPage('statistics/rating', { answers: { getRatings: aSpread({ ratings: [] }) } });
    expect(await screen.findByText(notEnough, { exact: false })).toBeInTheDocument();
  });

  it('has no tiers below it when the season is not known', async () => {
    await openPage('statistics/rating', { answers: { listActiveSeasons: aFailure('server') } });
    await chart();
    expect(screen.queryByRole('list', { name: 'Share of players by tier' })).not.toBeInTheDocument();
  });
});

describe('a distribution that cannot be read', () => {
  it('says so, reports why, and tries again', async () => {
    let isDown = true;
    const getRatings = () => (isDown ? aFailure('server') : aSpread());
    const { site } = await openPage('statistics/rating', { answers: { getRatings } });
    expect(await screen.findByText('The distribution could not be loaded')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(site.reported).toMatchObject([{ call: 'getRatings', kind: 'server' }]);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await chart()).getAllByRole('button')).not.toHaveLength(0);
  });
});

describe('a distribution that cannot be read anew', () => {
  const before = /Showing earlier data/;

  /** Duo is fetched after squad; then the API is away. */
  async function openTwoBoards() {
    let isDown = false;
    const getRatings = ({ mode }: { mode: string }) =>
      isDown ? aFailure('server') : aSpread({ sample: mode === 'duo' ? 2222 : 4444 });
    const page = await openPage('statistics/rating', { answers: { getRatings } });
    await screen.findByText('4,444');
    await act(() => page.router.navigate('/pubg/statistics/rating?mode=duo'));
    await screen.findByText('2,222');
    expect(screen.queryByText(before)).not.toBeInTheDocument();
    isDown = true;
    return { ...page, comesBack: () => (isDown = false) };
  }

  it('stays, says so quietly, and is read anew on demand', async () => {
    const { router, site, comesBack } = await openTwoBoards();
    await act(() => router.revalidate());
    expect(await screen.findByText(before)).toBeInTheDocument();
    expect((await chart()).getAllByRole('button')).toHaveLength(someRows.length);
    expect(screen.getByText('2,222')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(site.reported).toMatchObject([{ call: 'getRatings' }]);

    comesBack();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(before)).not.toBeInTheDocument());
    expect(screen.getByText('2,222')).toBeInTheDocument();
  });

  it('is that of the same board, also after a look at another page', async () => {
    const { router } = await openTwoBoards();
    await act(() => router.navigate('/pubg/statistics/playing'));
    await act(() => router.navigate('/pubg/statistics/rating'));
    expect(await screen.findByText('4,444')).toBeInTheDocument();
    expect(screen.getByText(before)).toBeInTheDocument();
  });

  it('is none of another board', async () => {
    const { router } = await openTwoBoards();
    await act(() => router.navigate('/pubg/statistics/rating?shard=kakao'));
    expect(await screen.findByText('The distribution could not be loaded')).toBeInTheDocument();
    expect(screen.queryByText('4,444')).not.toBeInTheDocument();
  });

  it('is not shown to another visitor', async () => {
    await openTwoBoards();
    cleanup();
    await openPage('statistics/rating', { answers: { getRatings: aFailure('server') } });
    expect(await screen.findByText('The distribution could not be loaded')).toBeInTheDocument();
  });
});

describe('waiting for another distribution', () => {
  it('says that it waits, and stops when the distribution is there', async () => {
    let answer = () => {};
    const getRatings = ({ mode }: { mode: string }) =>
      mode === 'duo'
        ? new Promise<ReturnType<typeof aSpread>>((resolve) => {
            answer = () => resolve(aSpread());
          })
        : aSpread();
    const { router, site } = await openPage('statistics/rating', { answers: { getRatings } });
    await chart();
    act(() => void router.navigate('/pubg/statistics/rating?mode=duo'));
    expect(await screen.findByText('Please wait...')).toBeInTheDocument();
    act(() => answer());
    await waitFor(() => expect(screen.queryByText('Please wait...')).not.toBeInTheDocument());
    expect(site.store.getState().statistics).toMatchObject({
      category: 'rating',
      mode: 'duo',
      shard: 'steam',
    });
  });

  it('a visitor who leaves a slow board for another one sees the other', async () => {
    const getRatings = ({ mode }: { mode: string }, { signal }: { signal?: AbortSignal | undefined }) =>
      mode === 'duo'
        ? new Promise<ReturnType<typeof aSpread>>((resolve) =>
            signal?.addEventListener('abort', () => resolve(aSpread({ sample: 7 }))),
          )
        : aSpread({ sample: mode === 'solo' ? 5 : 6 });
    const { router, site } = await openPage('statistics/rating', { answers: { getRatings } });
    await chart();
    act(() => void router.navigate('/pubg/statistics/rating?mode=duo'));
    await act(() => router.navigate('/pubg/statistics/rating?mode=solo'));
    expect(await screen.findByText('5')).toBeInTheDocument();
    expect(site.store.getState().statistics).toMatchObject({ mode: 'solo', isFetching: false });
  });
});

describe('the board that an address names', () => {
  it.each([
    ['', 'steam', 'squad'],
    ['?shard=kakao&mode=duo-fpp', 'kakao', 'duo-fpp'],
    ['?shard=PC_AS&mode=SQUAD', 'pc-as', 'squad'],
    ['?shard=nowhere&mode=war', 'steam', 'squad'],
    ['?shard=stadia&mode=%3Cscript%3E', 'steam', 'squad'],
    ['?shard=__proto__&mode=constructor', 'steam', 'squad'],
  ])('%s is %s, %s', async (query, shard, mode) => {
    const { asked } = await openPage(`statistics/rating${query}`);
    await chart();
    expect(asked('getRatings')).toEqual([{ shard, mode }]);
  });

  it('without a shard it is the platform that the visitor has chosen', async () => {
    const { asked } = await openPage('statistics/rating', { state: { selectedPlatform: 'psn' } });
    await chart();
    expect(asked('getRatings')).toEqual([{ shard: 'psn', mode: 'squad' }]);
  });

  it('offers every ranked platform, region and mode by address', async () => {
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
    await chart();
    expect(asked('getRatings')).toEqual([{ shard: 'web', mode: 'duel' }]);
    expect(screen.getByText('Star')).toBeInTheDocument();
  });
});
