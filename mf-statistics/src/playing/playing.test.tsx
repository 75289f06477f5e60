import { aFailure, aGameRankingRow, aPlayerCount, neverAnswered } from '@hotdrop/shared-domain/testing';
import { setBrowserTimeZone } from '@hotdrop/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlaying, aRanking, aWeek } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.ts';

const ranked = async () =>
  within(await screen.findByRole('region', { name: 'Top games' })).getAllByRole('row');

describe('the playing page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows the player count and the change since yesterday', async () => {
    await openPage('statistics/playing', {
      answers: { getPlayerCount: aPlayerCount({ count: 412_806, yesterday: 400_000 }) },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: '412,806 playing PUBG now' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/this time yesterday/)).toHaveTextContent('3.2% more than this time yesterday');
  });

  it('marks its own game in the ranking, and shows a dash for an unknown peak', async () => {
    await openPage('statistics/playing');
    const [, first, own, third] = await ranked();
    expect(own).toHaveClass('marked');
    expect(first).not.toHaveClass('marked');
    expect(third).toHaveTextContent('402,117–');
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
    expect(row).toHaveTextContent(`Harbor Nine300${peak}`);
  });

  it('shows the same count of its own game at the top and in the ranking', async () => {
    await openPage('statistics/playing', { answers: { getPlayerCount: aPlayerCount({ count: 412_806 }) } });
    const [, , own] = await ranked();
    expect(own).toHaveTextContent('412,806');
  });

  it('draws the week as a line with a label, and has a table with the same numbers', async () => {
    await openPage('statistics/playing');
    expect(
      await screen.findByRole('img', { name: 'Concurrent players, from 200,000 to 480,000' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByText('Show as a table'));
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
