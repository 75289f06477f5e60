import { aFailure, aPlayerCount, type FakeAnswers, fakeSite } from '@hotdrop/shared-domain/testing';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area.tsx';
import { aRanking, aWeek } from '../testing/invented.ts';

const playing = { ranking: [...aRanking], history: [...aWeek], updatedAt: '2026-11-21T14:20:00.000Z' };
const Nothing = () => null;

async function openPage(path: string, answers: FakeAnswers = {}) {
  const site = fakeSite({ answers: { getPlayerCount: aPlayerCount(), getPlaying: playing, ...answers } });
  const around = { path: site.basePath, HydrateFallback: Nothing, ErrorBoundary: Nothing };
  const routes = [{ ...around, children: await area.routes(site) }];
  const page = await renderWithSite(routes, { site, path: `${site.basePath}/${path}` });
  return { ...page, site };
}

const ranked = async () =>
  within(await screen.findByRole('region', { name: 'Top games' })).getAllByRole('row');

describe('the playing page', () => {
  it('says how many play now, and how that compares with yesterday', async () => {
    await openPage('statistics/playing', {
      getPlayerCount: aPlayerCount({ count: 412_806, yesterday: 400_000 }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: '412,806' })).toBeInTheDocument();
    expect(screen.getByText(/on this time yesterday/)).toHaveTextContent('3.2% on this time yesterday');
  });

  it('marks the own game among the most played, and shows an unknown peak as a dash', async () => {
    await openPage('statistics/playing');
    const [, first, own, third] = await ranked();
    expect(own).toHaveClass('marked');
    expect(first).not.toHaveClass('marked');
    expect(third).toHaveTextContent('402,117–');
  });

  it('draws the week as a line with a sentence, and has a table with the same figures', async () => {
    await openPage('statistics/playing');
    expect(
      await screen.findByRole('img', { name: 'Concurrent players, from 200,000 to 480,000' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByText('The same as a table'));
    const table = screen.getByRole('table', { name: 'Concurrent players as a table' });
    expect(within(table).getAllByRole('row')).toHaveLength(aWeek.length + 1);
  });

  it('keeps the range in the address and asks for it', async () => {
    const { site } = await openPage('statistics/playing?range=month');
    const month = await screen.findByRole('link', { name: 'Month' });
    expect(month).toHaveAttribute('aria-current', 'page');
    expect(site.api.made.find(({ call }) => call === 'getPlaying')?.input).toEqual({ range: 'month' });
  });

  it('takes a range that it does not know for a week', async () => {
    await openPage('statistics/playing?range=<script>');
    expect(await screen.findByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'page');
  });

  it('goes on without the count when that alone fails', async () => {
    await openPage('statistics/playing', { getPlayerCount: aFailure('server') });
    expect(await screen.findByRole('heading', { level: 1, name: '–' })).toBeInTheDocument();
    expect(await ranked()).toHaveLength(aRanking.length + 1);
  });

  it('says that the counts could not be loaded, and offers to try again', async () => {
    await openPage('statistics/playing', { getPlaying: aFailure('server') });
    expect(await screen.findByText('The counts could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('says that a range has no counts yet', async () => {
    await openPage('statistics/playing', { getPlaying: { ...playing, history: [] } });
    expect(await screen.findByText('No counts for this range yet')).toBeInTheDocument();
  });
});
