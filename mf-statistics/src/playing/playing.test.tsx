import { aFailure, aGameRankingRow, aPlayerCount, neverAnswered } from '@hotdrop/shared-domain/testing';
import { setBrowserTimeZone } from '@hotdrop/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aComparedWeek, aPlaying, aRanking, aWeek } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.ts';

const ranked = async () =>
  within(await screen.findByRole('table', { name: 'Top games' })).getAllByRole('row');

describe('the playing page', () => {
  it('shows the player count, and those of yesterday, a week ago, and a year ago', async () => {
    await openPage('statistics/playing', {
      answers: {
        getPlayerCount: aPlayerCount({
          count: 412_806,
          yesterday: 400_000,
          lastWeek: 500_000,
          lastYear: 412_900,
        }),
      },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: '412,806 playing PUBG now' }),
    ).toBeInTheDocument();
    const shown = screen.getAllByText(/ago|Yesterday/, { selector: 'dt' }).map(({ parentElement }) => {
      const [, count, change] = [...(parentElement?.children ?? [])].map(({ textContent }) => textContent);
      return [count, change];
    });
    expect(shown).toEqual([
      ['400,000', '3.2% more now'],
      ['500,000', '17.4% fewer now'],
      ['412,900', 'As many as then'],
    ]);
  });

  it('says that as many play as yesterday below a change that can be shown', async () => {
    await openPage('statistics/playing', {
      answers: { getPlayerCount: aPlayerCount({ count: 100_040, yesterday: 100_000, lastWeek: null }) },
    });
    expect(await screen.findByText('As many as yesterday')).toBeInTheDocument();
    expect(screen.queryByText(/0\.0%/)).not.toBeInTheDocument();
  });

  it('leaves out an earlier count that is not known', async () => {
    await openPage('statistics/playing', {
      answers: { getPlayerCount: aPlayerCount({ lastWeek: undefined, lastYear: null }) },
    });
    expect(await screen.findByText(/^Yesterday/, { selector: 'dt' })).toBeInTheDocument();
    expect(screen.queryByText(/ago/, { selector: 'dt' })).not.toBeInTheDocument();
  });

  it('marks its own game in the ranking, and shows a dash for an unknown peak', async () => {
    await openPage('statistics/playing');
    const [, first, own, third] = await ranked();
    expect(own).toHaveClass('own');
    expect(first).not.toHaveClass('own');
    expect(third).toHaveTextContent('402,117––');
  });

  it.each([
    ['Asia/Kolkata', '500'],
    ['America/Los_Angeles', '400'],
  ])("shows today's peak in %s", async (zone, peak) => {
    setBrowserTimeZone(zone);
    const peaks = [
      { at: '2026-11-21T07:59:00.000Z', count: 500 },
      { at: '2026-11-21T08:00:00.000Z', count: 400 },
      { at: '2026-11-21T11:00:00.000Z', count: 300 },
    ];
    const ranking = [aGameRankingRow({ name: 'Harbor Nine', current: 300, peaks, isOwn: false })];
    await openPage('statistics/playing', { answers: { getPlaying: aPlaying({ ranking }) } });
    const [, row] = await ranked();
    expect(within(row ?? document.body).getAllByRole('cell')[5]).toHaveTextContent(peak);
  });

  it('shows the same count and change of its own game at the top and in the ranking', async () => {
    const ranking = [aGameRankingRow({ isOwn: true, current: 412_000, hours: [410_000, 412_000] })];
    await openPage('statistics/playing', {
      answers: {
        getPlayerCount: aPlayerCount({ count: 412_806, yesterday: 400_000 }),
        getPlaying: aPlaying({ ranking }),
      },
    });
    const [, own] = await ranked();
    expect(own).toHaveTextContent('412,806+3.2%');
  });

  it('says that the lowest figure of long steps is a mean', async () => {
    const history = [
      { at: '2026-11-18T00:00:00.000Z', count: 300, peak: 350 },
      { at: '2026-11-19T00:00:00.000Z', count: 400, peak: 500 },
    ];
    await openPage('statistics/playing?range=year', { answers: { getPlaying: aPlaying({ history }) } });
    const figures = (await screen.findByText('Mean', { selector: 'dt' })).closest('dl');
    expect(figures).toHaveTextContent(/Highest500.*Lowest mean300/);
  });

  it('shows movement, change, and share of the games', async () => {
    const ranking = [
      aGameRankingRow({ name: 'Up', current: 110, movement: 2, share: 0.6, hours: [100, 105, 110] }),
      aGameRankingRow({ name: 'Same', current: 100, movement: 0, share: 0.3, hours: [100, 90, 100] }),
      aGameRankingRow({ name: 'Down', current: 90, movement: -1, share: 0.1, hours: [100, 95, 90] }),
      aGameRankingRow({ name: 'New', movement: null, share: undefined, hours: [null, 4, 5] }),
    ].map((row) => ({ ...row, isOwn: false }));
    await openPage('statistics/playing', { answers: { getPlaying: aPlaying({ ranking }) } });
    const [, ...rows] = await ranked();
    const cells = rows.map((row) => within(row).getAllByRole('cell'));
    expect(cells.map((all) => all[1]?.textContent)).toEqual([
      '22 places up',
      '–same place',
      '11 place down',
      '',
    ]);
    expect(cells.map((all) => all[4]?.textContent)).toEqual(['+10.0%', 'as many', '-10.0%', '–']);
    expect(cells.map((all) => all[6]?.textContent)).toEqual(['60.0%', '30.0%', '10.0%', '']);
    expect(cells.map((all) => all[2]?.querySelector('path') !== null)).toEqual([true, true, true, true]);
  });

  it('compares the week with the week before, and keeps that in the address', async () => {
    const { address, asked } = await openPage('statistics/playing?range=week', {
      answers: { getPlaying: ({ compare }) => (compare ? aComparedWeek() : aPlaying()) },
    });
    const toggle = await screen.findByRole('button', { name: 'Last week', pressed: false });
    await userEvent.click(toggle);
    expect(await screen.findByRole('button', { name: 'Last week', pressed: true })).toBeInTheDocument();
    expect(address()).toBe('statistics/playing?range=week&compare=week');
    expect(asked('getPlaying').at(-1)).toEqual({ range: 'week', compare: 'week' });
    expect(
      await screen.findByRole('columnheader', { name: 'Week before', hidden: true }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Month' })).toHaveAttribute(
      'href',
      '/pubg/statistics/playing?range=month',
    );
    expect(screen.getByRole('link', { name: 'Day' })).toHaveAttribute(
      'href',
      '/pubg/statistics/playing?range=day&compare=week',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Last week' }));
    expect(address()).toBe('statistics/playing?range=week');
  });

  it('has dates without hours for steps of days', async () => {
    const day = 86_400_000;
    const history = [
      { at: '2026-11-18T00:00:00.000Z', count: 300 },
      { at: '2026-11-19T00:00:00.000Z', count: 500 },
    ];
    await openPage('statistics/playing?range=year', {
      answers: { getPlaying: aPlaying({ history, step: day }) },
    });
    const figures = (await screen.findByText('Mean', { selector: 'dt' })).closest('dl');
    expect(figures).toHaveTextContent('Highest500Nov 19, 2026');
    await userEvent.click(await screen.findByText('Show as a table'));
    const table = screen.getByRole('table', { name: 'Concurrent players as a table' });
    expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent(/^Nov 18, 2026/);
  });

  it('leaves the hour that is not over out of the figures', async () => {
    const history = [
      { at: '2026-11-21T12:00:00.000Z', count: 300 },
      { at: '2026-11-21T13:00:00.000Z', count: 500 },
      { at: '2026-11-21T14:00:00.000Z', count: 9, isOpen: true as const },
    ];
    await openPage('statistics/playing', { answers: { getPlaying: aPlaying({ history }) } });
    const figures = (await screen.findByText('Mean', { selector: 'dt' })).closest('dl');
    expect(figures).toHaveTextContent(/Highest500.*Lowest300.*Mean400/);
    expect(screen.getAllByText('Not over yet').length).toBeGreaterThan(0);
  });

  it('marks the start of a season, and links to the boards of the running one', async () => {
    await openPage('statistics/playing', { answers: { getPlaying: aComparedWeek() } });
    expect(await screen.findByRole('link', { name: 'Season 43 begins' })).toHaveAttribute(
      'href',
      '/pubg/ranks/steam/squad',
    );
    expect(screen.getByText('S42').closest('a')).toBeNull();
  });

  it('names the zone of its times and the length of its steps', async () => {
    setBrowserTimeZone('Asia/Kolkata');
    await openPage('statistics/playing', { answers: { getPlaying: aComparedWeek() } });
    expect(await screen.findByText(/Times are yours/)).toHaveTextContent('Times are yours, UTC+5:30.');
    expect(screen.getByText(/Every hour/)).toBeInTheDocument();
  });

  it('draws the week as a line with a label, and has a table with the same numbers', async () => {
    await openPage('statistics/playing');
    expect(
      await screen.findByRole('img', { name: 'Concurrent players, from 200,000 to 480,000' }),
    ).toBeInTheDocument();
    await userEvent.click(await screen.findByText('Show as a table'));
    const table = screen.getByRole('table', { name: 'Concurrent players as a table' });
    expect(within(table).getAllByRole('row')).toHaveLength(aWeek.length + 1);
  });

  it('reads the range from the address', async () => {
    const { site } = await openPage('statistics/playing?range=month');
    const month = await screen.findByRole('link', { name: 'Month' });
    expect(month).toHaveAttribute('aria-current', 'page');
    expect(site.api.made.find(({ call }) => call === 'getPlaying')?.input).toEqual({ range: 'month' });
  });

  it('defaults to a week for an unknown range', async () => {
    await openPage('statistics/playing?range=<script>');
    expect(await screen.findByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'page');
  });

  it('works without the count', async () => {
    await openPage('statistics/playing', { answers: { getPlayerCount: aFailure('server') } });
    expect(await screen.findByRole('heading', { level: 1, name: 'PUBG players now' })).toBeInTheDocument();
    expect(await ranked()).toHaveLength(aRanking.length + 1);
  });

  it.each([
    ['Concurrent players', 'The player counts could not be loaded'],
    ['Top games', 'The top games could not be loaded'],
  ])('shows an error with a retry button under %s', async (name, words) => {
    await openPage('statistics/playing', { answers: { getPlaying: aFailure('server') } });
    const panel = within(await screen.findByRole('region', { name }));
    expect(panel.getByText(words)).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('keeps the chart and the ranking of the shown range if another range fails to load', async () => {
    let isDown = false;
    await openPage('statistics/playing', {
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

  it('does not delay the page beyond the server timeout', async () => {
    await openPage('statistics/playing', {
      side: 'server',
      answers: { getPlaying: (_, options) => neverAnswered(options) },
    });
    expect(await screen.findByText('The player counts could not be loaded')).toBeInTheDocument();
  });

  it('keeps the range tabs if the counts fail to load', async () => {
    await openPage('statistics/playing', { answers: { getPlaying: aFailure('server') } });
    expect(await screen.findByRole('link', { name: 'Month' })).toBeInTheDocument();
  });

  it('has an empty state for a range without counts', async () => {
    await openPage('statistics/playing', { answers: { getPlaying: aPlaying({ history: [] }) } });
    expect(await screen.findByText('No counts for this range yet')).toBeInTheDocument();
  });
});
