import { durations } from '@hotdrop/shared-domain/rules';
import { aFailure, aGameRankingRow, aPlayerCount, neverAnswered } from '@hotdrop/shared-domain/testing';
import { setBrowserTimeZone } from '@hotdrop/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aComparedWeek, aPlaying, aRanking, aWeek } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.ts';

const path = 'statistics/playing';
const ranked = async () =>
  within(await screen.findByRole('table', { name: 'Top games' })).getAllByRole('row');
const findStats = async () => (await screen.findByText('Mean', { selector: 'dt' })).closest('dl');

// The first import of the chart library takes longer than a test waits for an element.
beforeAll(() => import('./lines.tsx'));

describe('the count at the top', () => {
  it('is compared with yesterday, a week ago, and a year ago, as far as they are known', async () => {
    await openPage(path, {
      answers: {
        getPlayerCount: aPlayerCount({
          count: 412_806,
          yesterday: 400_000,
          lastWeek: 412_900,
          lastYear: 300_000,
        }),
      },
    });
    await screen.findByRole('heading', { level: 1, name: '412,806 playing PUBG now' });
    // Its count is of an hour, so it has no minute.
    expect(screen.getByText(/A year ago/)).toHaveTextContent(/^A year ago Nov 22, 2025/);
    const shown = screen.getAllByText(/ago|Yesterday/, { selector: 'dt' }).map(({ parentElement }) => {
      const [, count, change] = [...(parentElement?.children ?? [])].map(({ textContent }) => textContent);
      return [count, change];
    });
    expect(shown).toEqual([
      ['400,000', '3.2% more now'],
      ['412,900', 'As many as then'],
      ['300,000', '37.6% more now'],
    ]);
  });

  it('refreshes while the page is visible, and keeps the last count if a request fails', async () => {
    jest.useFakeTimers();
    let count = 99;
    let isDown = false;
    const getPlayerCount = () => {
      if (isDown) return aFailure('server');
      count += 1;
      return aPlayerCount({ count });
    };
    const heading = (name: number) =>
      screen.findByRole('heading', { level: 1, name: `${name} playing PUBG now` });
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    const setVisibility = (state: 'visible' | 'hidden') => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const { asked, site, unmount } = await openPage(path, { answers: { getPlayerCount } });
    await heading(100);
    await pass(durations.countRefresh);
    await heading(101);
    expect(document.title).toBe('101 playing PUBG now · Hotdrop');

    await setVisibility('hidden');
    await setVisibility('visible');
    expect(asked('getPlayerCount')).toHaveLength(2);
    await setVisibility('hidden');
    await pass(10 * durations.countRefresh);
    expect(asked('getPlayerCount')).toHaveLength(2);
    await setVisibility('visible');
    await heading(102);

    isDown = true;
    await pass(durations.countRefresh);
    await heading(102);
    expect(site.reported).toMatchObject([{ call: 'getPlayerCount', kind: 'server' }]);
    unmount();
    await pass(5 * durations.countRefresh);
    expect(asked('getPlayerCount')).toHaveLength(4);
    jest.useRealTimers();
  });

  it('may be unknown', async () => {
    await openPage(path, { answers: { getPlayerCount: aFailure('server') } });
    expect(await screen.findByRole('heading', { level: 1, name: 'PUBG players now' })).toBeInTheDocument();
    expect(await ranked()).toHaveLength(aRanking.length + 1);
  });
});

describe('the top games', () => {
  it('have movement, change, peak of the visitor’s day, and share of the games', async () => {
    setBrowserTimeZone('America/Los_Angeles');
    const peaks = [
      { at: '2026-11-21T07:59:00.000Z', count: 500 },
      { at: '2026-11-21T08:00:00.000Z', count: 400 },
    ];
    const ranking = [
      aGameRankingRow({ name: 'Up', current: 110, movement: 2, share: 0.6, hours: [100, 110], peaks }),
      aGameRankingRow({ name: 'Same', current: 100, movement: 0, share: 0.3, hours: [100, 100] }),
      aGameRankingRow({ name: 'Down', current: 90, movement: -1, share: 0.1, hours: [100, 90] }),
      aGameRankingRow({
        name: 'New',
        movement: null,
        share: undefined,
        hours: [null, 4, 5],
        peak: null,
        peaks: undefined,
      }),
    ].map((row) => ({ ...row, isOurs: false }));
    await openPage(path, { answers: { getPlaying: aPlaying({ ranking }) } });
    const [, ...rows] = await ranked();
    const column = (index: number) => rows.map(({ children }) => children[index]?.textContent);
    expect(column(0)).toEqual(['1Up 22 places up', '2Same same place', '3Down 11 place down', '4New ']);
    expect(column(2)).toEqual(['+10.0%', 'as many', '-10.0%', '–']);
    expect([column(4)[0], column(4)[3]]).toEqual(['400', '–']);
    expect(column(5)).toEqual(['60.0%', '30.0%', '10.0%', '']);
  });

  it('have the same count and change of the own game as the top of the page', async () => {
    const ranking = [aGameRankingRow({ isOurs: true, current: 412_000, hours: [410_000, 412_000] })];
    await openPage(path, {
      answers: {
        getPlayerCount: aPlayerCount({ count: 412_806, yesterday: 400_000 }),
        getPlaying: aPlaying({ ranking }),
      },
    });
    const [, own] = await ranked();
    expect(own).toHaveTextContent('412,806+3.2%');
    expect(own).toHaveClass('mine');
  });
});

describe('the chart', () => {
  it('compares the week with the week before, and keeps that in the address', async () => {
    setBrowserTimeZone('Asia/Kolkata');
    const { address, asked } = await openPage(`${path}?range=<script>`, {
      answers: { getPlaying: ({ compare }) => (compare ? aComparedWeek() : aPlaying()) },
    });
    await screen.findByRole('img', { name: 'Concurrent players, from 200,000 to 480,000' });
    expect(screen.getByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(await screen.findByText('Show as a table'));
    const table = screen.getByRole('table', { name: 'Concurrent players as a table' });
    expect(within(table).getAllByRole('row')).toHaveLength(aWeek.length + 1);

    await userEvent.click(await screen.findByRole('button', { name: 'Last week', pressed: false }));
    expect(await screen.findByRole('button', { name: 'Last week', pressed: true })).toBeInTheDocument();
    expect(address()).toBe('statistics/playing?range=week&compare=week');
    expect(asked('getPlaying').at(-1)).toEqual({ range: 'week', compare: 'week' });
    expect(await screen.findByRole('columnheader', { name: 'Week before' })).toBeInTheDocument();
    const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(linkTo('Month')).toBe('/pubg/statistics/playing?range=month');
    expect(linkTo('Day')).toBe('/pubg/statistics/playing?range=day&compare=week');
    expect(linkTo('Season 43 begins')).toBe('/pubg/ranks/steam/squad');
    expect(screen.getByText('S42').closest('a')).toBeNull();
    expect(screen.getByText(/Times are yours/)).toHaveTextContent('Times are yours, UTC+5:30.');
    expect(screen.getByText(/Every hour/)).toBeInTheDocument();
  });

  it('leaves the hour that is not over out of its stats', async () => {
    const history = [
      { at: '2026-11-21T12:00:00.000Z', count: 300 },
      { at: '2026-11-21T13:00:00.000Z', count: 500 },
      { at: '2026-11-21T14:00:00.000Z', count: 9, isOpen: true as const },
    ];
    await openPage(path, { answers: { getPlaying: aPlaying({ history }) } });
    expect(await findStats()).toHaveTextContent(/Highest500.*Lowest300.*Mean400/);
    expect(screen.getAllByText('Not over yet').length).toBeGreaterThan(0);
  });

  it('has peaks, means, and dates without hours in a range of days', async () => {
    const history = [
      { at: '2026-11-18T00:00:00.000Z', count: 300, peak: 350 },
      { at: '2026-11-19T00:00:00.000Z', count: 400, peak: 500 },
    ];
    await openPage(`${path}?range=year`, {
      answers: { getPlaying: aPlaying({ history, step: 86_400_000 }) },
    });
    expect(await findStats()).toHaveTextContent(/Highest500Nov 19, 2026.*Lowest mean300Nov 18, 2026/);
    await userEvent.click(await screen.findByText('Show as a table'));
    const table = screen.getByRole('table', { name: 'Concurrent players as a table' });
    expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent(/^Nov 18, 2026/);
  });

  it('keeps the shown range if another one fails to load', async () => {
    let isDown = false;
    await openPage(path, {
      answers: { getPlaying: () => (isDown ? aFailure('network') : aPlaying()) },
    });
    const chart = await screen.findByRole('img', { name: /^Concurrent players/ });
    isDown = true;
    await userEvent.click(screen.getByRole('link', { name: 'Month' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The player counts could not be loaded');
    expect(chart).toBeVisible();
    expect(screen.getByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'page');
    expect(await ranked()).toHaveLength(aRanking.length + 1);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Month' })).toHaveAttribute('aria-current', 'page');
  });

  it('says that its counts could not be loaded, on a server that would wait too long, too', async () => {
    await openPage(path, {
      side: 'server',
      answers: { getPlaying: (_, options) => neverAnswered(options) },
    });
    for (const name of ['Concurrent players', 'Top games']) {
      const panel = within(await screen.findByRole('region', { name }));
      expect(await panel.findByText(/could not be loaded/)).toBeInTheDocument();
      expect(panel.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Month' })).toBeInTheDocument();
  });

  it('may have no counts in its range yet', async () => {
    await openPage(path, { answers: { getPlaying: aPlaying({ history: [] }) } });
    expect(await screen.findByText('No counts for this range yet')).toBeInTheDocument();
  });
});
