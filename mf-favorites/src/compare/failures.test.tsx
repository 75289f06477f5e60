import { aFailure } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heads, line, loadedComparison, twoPlayers } from '../testing/compare-screen.ts';
import { aPlayerByName, openPage, someFigures } from '../testing/open-page.ts';

test('omits a player who fails to load, with a note', async () => {
  await openPage({
    path: twoPlayers,
    answers: {
      getPlayer: (input) => (input.player === 'Bea' ? aFailure('not-found') : aPlayerByName(input)),
    },
  });
  await loadedComparison();
  expect(heads()).toHaveLength(1);
  expect(screen.getByText(/1 player could not be loaded/)).toBeInTheDocument();
});

test('shows an error if all players fail, and can be retried', async () => {
  let isDown = true;
  await openPage({
    path: twoPlayers,
    answers: {
      getSeasonStats: (input) => (isDown ? aFailure('network') : someFigures(input)),
    },
  });
  expect(await screen.findByText('None of these players could be loaded')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await loadedComparison()).toBeInTheDocument();
});

test.each([
  '',
  '?player=',
  '?player=nobody',
  '?player=.x',
  '?player=steam.',
  `?player=steam.${'x'.repeat(60)}`,
])('has an empty state for %s', async (query) => {
  await openPage({ path: `favorite/compare${query}` });
  expect(await screen.findByText('No players to compare')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose from your favorites' })).toHaveAttribute(
    'href',
    '/pubg/favorite',
  );
});

test('shows the last season of the players if the running seasons are unknown', async () => {
  await openPage({ path: twoPlayers, answers: { listActiveSeasons: aFailure('network') } });
  await loadedComparison();
  expect(line('KDA')).not.toContain('–');
  expect(screen.queryByText('Stats not available')).toBeNull();
});

test('shows the players without stats if no season is known', async () => {
  await openPage({
    path: twoPlayers,
    answers: { listActiveSeasons: aFailure('network'), listSeasons: aFailure('network') },
  });
  await loadedComparison();
  expect(line('KDA')).toEqual(['–Stats not available', '–Stats not available']);
  const cards = screen.getByRole('region', { name: 'Players' });
  expect(within(cards).getAllByText('Stats not available')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull();
});
