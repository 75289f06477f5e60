import { aFailure } from '@hotdrop/shared-domain/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someRatings, someRows } from '../testing/fixtures.ts';
import { findChart, openPage } from '../testing/open-page.ts';

const notEnough = 'Not enough statistical information available since new season is just started.';

describe('the distribution', () => {
  it('has a bar for each hundred points from the lowest tier on, with its share and the share above', async () => {
    await openPage('statistics/rating');
    const bars = (await findChart()).getAllByRole('button');
    // From Bronze at 600, because some have fewer than 1,000 points, to whole tiers.
    expect(bars).toHaveLength(28);
    expect(bars[11]).toHaveTextContent('1,700 ~ 1,7998.10% of playerstop 61.70%');
  });

  it('has round shares on its axis, and points at the limits of the tiers', async () => {
    await openPage('statistics/rating');
    await findChart();
    for (const tick of ['0%', '5%', '10%', '600', '1,400', '3,000']) {
      expect(screen.getAllByText(tick).length).toBeGreaterThan(0);
    }
  });

  it('has a tick for each division, and longer ones at the limits of the tiers', async () => {
    await openPage('statistics/rating');
    const bars = (await findChart()).getAllByRole('button');
    const axis = screen.getByText('600').parentElement;
    expect(axis?.querySelectorAll('i')).toHaveLength(bars.length);
    const tiers = screen.getByRole('list', { name: 'Share of players by tier' });
    expect(axis?.querySelectorAll('i[data-limit]').length).toBeGreaterThanOrEqual(
      within(tiers).getAllByRole('listitem').length,
    );
  });

  it('moves between bars with the arrow keys', async () => {
    await openPage('statistics/rating');
    const bars = (await findChart()).getAllByRole('button');
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

  it('shows the share of players in each tier', async () => {
    await openPage('statistics/rating');
    const tiers = within(await screen.findByRole('list', { name: 'Share of players by tier' }));
    const shares = tiers.getAllByRole('listitem').map((tier) => {
      const [name, share] = [...tier.children].filter(
        ({ tagName }) => tagName !== 'svg' && tagName !== 'SMALL',
      );
      return `${name?.textContent} ${share?.textContent}`;
    });
    expect(shares).toEqual([
      'Bronze 17.8%',
      'Silver 28.6%',
      'Gold 28.6%',
      'Platinum 17.3%',
      'Crystal 6.5%',
      'Diamond 1.2%',
    ]);
  });

  it('rounds the shares for phones, with one decimal for rare tiers', async () => {
    const ratios = new Map([
      [3000, 0.013],
      [3400, 0.005],
      [2600, 0.0996],
      [1000, 0.8824],
    ]);
    const ratings = someRows.map((row) => ({ ...row, ratio: ratios.get(row.from ?? 0) ?? 0 }));
    await openPage('statistics/rating', { answers: { getRatings: someRatings({ ratings }) } });
    const tiers = within(await screen.findByRole('list', { name: 'Share of players by tier' }));
    expect(tiers.getAllByRole('listitem').map(({ children }) => children[3]?.textContent)).toEqual([
      '88%',
      '0.0%',
      '0.0%',
      '0.0%',
      '10%',
      '1.3%',
      '0.5%',
    ]);
  });

  it('has a summary in numbers', async () => {
    await openPage('statistics/rating');
    await findChart();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures.slice(0, 4)).toEqual(['1,848', '1,513–2,203', '3,092', '1,284,112']);
  });

  it('shows dashes for missing numbers', async () => {
    const getRatings = someRatings({ quantiles: null, sample: null, updatedAt: null });
    await openPage('statistics/rating', { answers: { getRatings } });
    await findChart();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures.slice(0, 4)).toEqual(['–', '–', '–', '–']);
  });

  it('names its season and its last update', async () => {
    await openPage('statistics/rating');
    expect(await screen.findByText(/Distribution of rank points/)).toHaveTextContent(
      'Distribution of rank points in Season 43. Updated 6 hours ago.',
    );
  });

  it('has a table with the same numbers', async () => {
    await openPage('statistics/rating');
    await userEvent.click(await screen.findByText('Show as a table'));
    const rows = within(screen.getByRole('table', { name: /as a table/ })).getAllByRole('row');
    expect(rows).toHaveLength(29);
    expect(rows[12]).toHaveTextContent('1,700 ~ 1,7998.10%46.40%61.70%');
  });

  it('names the board in the page title', async () => {
    await openPage('statistics/rating?shard=PC_AS&mode=Squad-FPP');
    await findChart();
    expect(document.title).toBe('PUBG rating distribution, Steam Asia, Squad FPP · Hotdrop');
  });

  it('has an empty state if every share is zero', async () => {
    const ratings = someRows.map((row) => ({ ...row, ratio: 0 }));
    await openPage('statistics/rating', { answers: { getRatings: someRatings({ ratings }) } });
    expect(await screen.findByText(notEnough, { exact: false })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('has an empty state if there are no ranges', async () => {
    await openPage('statistics/rating', { answers: { getRatings: someRatings({ ratings: [] }) } });
    expect(await screen.findByText(notEnough, { exact: false })).toBeInTheDocument();
  });

  it('has no tiers if the season is unknown', async () => {
    await openPage('statistics/rating', { answers: { listActiveSeasons: aFailure('server') } });
    await findChart();
    expect(screen.queryByRole('list', { name: 'Share of players by tier' })).not.toBeInTheDocument();
  });
});

describe('a distribution that fails to load', () => {
  it('shows an error, reports it, and can be retried', async () => {
    let isDown = true;
    const getRatings = () => (isDown ? aFailure('server') : someRatings());
    const { site } = await openPage('statistics/rating', { answers: { getRatings } });
    expect(await screen.findByText('The distribution could not be loaded')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(site.reported).toMatchObject([{ call: 'getRatings', kind: 'server' }]);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await findChart()).getAllByRole('button')).not.toHaveLength(0);
  });
});

describe('a distribution that fails to reload', () => {
  const before = /Showing earlier data/;

  /** Loads squad, then duo; then the API goes down. */
  async function openTwoBoards() {
    let isDown = false;
    const getRatings = ({ mode }: { mode: string }) =>
      isDown ? aFailure('server') : someRatings({ sample: mode === 'duo' ? 2222 : 4444 });
    const page = await openPage('statistics/rating', { answers: { getRatings } });
    await screen.findByText('4,444');
    await act(() => page.router.navigate('/pubg/statistics/rating?mode=duo'));
    await screen.findByText('2,222');
    expect(screen.queryByText(before)).not.toBeInTheDocument();
    isDown = true;
    return { ...page, recover: () => (isDown = false) };
  }

  it('stays with a note, and can be retried', async () => {
    const { router, site, recover } = await openTwoBoards();
    await act(() => router.revalidate());
    expect(await screen.findByText(before)).toBeInTheDocument();
    expect((await findChart()).getAllByRole('button')).toHaveLength(28);
    expect(screen.getByText('2,222')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(site.reported).toMatchObject([{ call: 'getRatings' }]);

    recover();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(before)).not.toBeInTheDocument());
    expect(screen.getByText('2,222')).toBeInTheDocument();
  });

  it('shows the last known numbers of the same board after a visit to another page', async () => {
    const { router } = await openTwoBoards();
    await act(() => router.navigate('/pubg/statistics/playing'));
    await act(() => router.navigate('/pubg/statistics/rating'));
    expect(await screen.findByText('4,444')).toBeInTheDocument();
    expect(screen.getByText(before)).toBeInTheDocument();
  });

  it('never shows the numbers of another board', async () => {
    const { router } = await openTwoBoards();
    await act(() => router.navigate('/pubg/statistics/rating?shard=kakao'));
    expect(await screen.findByText('The distribution could not be loaded')).toBeInTheDocument();
    expect(screen.queryByText('4,444')).not.toBeInTheDocument();
  });

  it('never shows the numbers of another visitor', async () => {
    await openTwoBoards();
    cleanup();
    await openPage('statistics/rating', { answers: { getRatings: aFailure('server') } });
    expect(await screen.findByText('The distribution could not be loaded')).toBeInTheDocument();
  });
});

describe('switching to another distribution', () => {
  it('shows a waiting message until the distribution loads', async () => {
    let answer = () => {};
    const getRatings = ({ mode }: { mode: string }) =>
      mode === 'duo'
        ? new Promise<ReturnType<typeof someRatings>>((resolve) => {
            answer = () => resolve(someRatings());
          })
        : someRatings();
    const { router, site } = await openPage('statistics/rating', { answers: { getRatings } });
    await findChart();
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

  it('shows the last requested board if an earlier one is slow', async () => {
    const getRatings = ({ mode }: { mode: string }, { signal }: { signal?: AbortSignal | undefined }) =>
      mode === 'duo'
        ? new Promise<ReturnType<typeof someRatings>>((resolve) =>
            signal?.addEventListener('abort', () => resolve(someRatings({ sample: 7 }))),
          )
        : someRatings({ sample: mode === 'solo' ? 5 : 6 });
    const { router, site } = await openPage('statistics/rating', { answers: { getRatings } });
    await findChart();
    act(() => void router.navigate('/pubg/statistics/rating?mode=duo'));
    await act(() => router.navigate('/pubg/statistics/rating?mode=solo'));
    expect(await screen.findByText('5')).toBeInTheDocument();
    expect(site.store.getState().statistics).toMatchObject({ mode: 'solo', isFetching: false });
  });
});
