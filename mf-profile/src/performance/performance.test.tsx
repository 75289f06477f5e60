import {
  aFailure,
  aTierAverage,
  someRankedStats,
  someSeasonStats,
  someTierAverages,
} from '@hotdrop/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileSite } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';

const open = async (answers: Parameters<typeof profileSite>[0] = {}, query = '') => {
  await renderProfile(`profile/steam/NightHeron/pc-2018-43${query}`, profileSite(answers));
  const panel = await screen.findByRole('region', { name: 'Performance' });
  return { panel, performance: within(panel) };
};
const ranked = (change: Parameters<typeof someRankedStats>[0]) => ({
  getSeasonStats: someSeasonStats({ rankedStats: { squad: someRankedStats(change) } }),
});
const tier = (change: Parameters<typeof aTierAverage>[0]) => ({
  getTierAverages: someTierAverages({ tiers: { squad: [aTierAverage(change)] } }),
});
const rowsOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test("compares with the player's tier, and offers everyone and the next tier", async () => {
  const { panel, performance } = await open();
  const against = within(performance.getByRole('navigation', { name: 'Compared with' }));
  expect(against.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Everyone',
    'Crystal',
    'Diamond',
  ]);
  expect(against.getByRole('link', { current: 'page' })).toHaveTextContent('Crystal');
  expect(panel).toHaveTextContent(
    'Average of all games of the 112 players in Crystal on Steam, Squad TPP. Computed on Nov 21, 2026.',
  );
});

test('says what sets the player apart, and what holds them back', async () => {
  const { panel } = await open();
  expect(panel).toHaveTextContent('Stands out by damage. 331 damage a game, the average of Crystal is 291.');
  expect(panel).toHaveTextContent(
    'Held back by the last fight. 9.1% of the games are won, the average of Crystal is 11.8%.',
  );
});

test('leaves out stats that one side does not have', async () => {
  const { stats } = aTierAverage();
  const { panel } = await open({
    ...ranked({ dBNOs: null }),
    ...tier({ stats: stats && { ...stats, avgRank: null, winRatio: 0 } }),
  });
  expect(rowsOf(panel)).toHaveLength(4);
  expect(panel.innerHTML).not.toMatch(/NaN|Infinity/);
});

test('says that a tier has too few players or none', async () => {
  const { performance, panel } = await open();
  await userEvent.click(performance.getByRole('link', { name: 'Diamond' }));
  await waitFor(() => expect(panel).toHaveTextContent('Too few players are in Diamond for an average.'));
  expect(performance.queryByRole('table')).not.toBeInTheDocument();
});

test('compares with everyone until ten games are played', async () => {
  const { performance } = await open(ranked({ roundsPlayed: 6 }));
  expect(performance.getByRole('columnheader', { name: /Median/ })).toBeInTheDocument();
  await userEvent.click(performance.getByRole('link', { name: 'Crystal' }));
  expect(
    await performance.findByText('The comparison needs 4 more ranked games in this mode.'),
  ).toBeVisible();
});

test('shows a failure in its place, and still compares with everyone', async () => {
  const { performance, panel } = await open({ getTierAverages: aFailure('network') });
  expect(performance.getByRole('columnheader', { name: /Median/ })).toBeInTheDocument();
  await userEvent.click(performance.getByRole('link', { name: 'Crystal' }));
  await waitFor(() => expect(panel).toHaveTextContent('The averages of the tiers could not be loaded.'));
});
