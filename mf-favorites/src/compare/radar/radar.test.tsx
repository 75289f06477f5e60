import { screen, within } from '@testing-library/react';
import { loadedComparison, twoPlayers } from '../../testing/compare-screen.ts';
import { rowOf } from '../../testing/list-screen.ts';
import { aWorld, openPage } from '../../testing/open-page.ts';

describe('where players stand', () => {
  it('is a table with the shares of players left behind', async () => {
    await openPage({ path: twoPlayers });
    await loadedComparison();
    const table = screen.getByRole('table', { name: 'Share of ranked players left behind' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Ada', 'Bea']);
    expect(rowOf(within(table).getByRole('rowheader', { name: 'Points' }))).toHaveTextContent(
      'Points96.9%96.9%',
    );
    expect(screen.getByRole('img', { name: 'Radar of the figures in the table' })).toBeInTheDocument();
  });

  it('scrolls if many players are compared', async () => {
    const players = ['Ada', 'Bea', 'Cyd', 'Dan'].map((name) => `player=steam.${name}`);
    await openPage({ path: `favorite/compare?${players.join('&')}` });
    await loadedComparison();
    const region = screen.getByRole('region', { name: 'Share of ranked players left behind' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getAllByRole('columnheader')).toHaveLength(4);
  });

  it('keeps the look of each player if another has no standings', async () => {
    await openPage({ path: twoPlayers, answers: aWorld({ Ada: null }) });
    await loadedComparison();
    const table = screen.getByRole('table', { name: 'Share of ranked players left behind' });
    const [head] = within(table).getAllByRole('columnheader');
    expect(head).toHaveTextContent('Bea');
    expect(head?.querySelector('svg')).toHaveClass('s1');
  });

  it('is unknown without standings, as in past seasons', async () => {
    const unknown = {
      ...{ population: null, rankPoint: null, kda: null, avgDamageDealt: null, avgRank: null },
      ...{ winRatio: null, top10Ratio: null, wins: null, roundsPlayed: null },
    };
    await openPage({
      path: twoPlayers,
      answers: aWorld({ Ada: { rating: unknown }, Bea: { rating: unknown } }),
    });
    await loadedComparison();
    expect(screen.queryByText('Where they stand')).toBeNull();
    expect(screen.queryByText(/^No\. /)).toBeNull();
  });
});
