import { aFailure, neverAnswered } from '@hotdrop/shared-domain/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoard, openPage } from '../testing/open-page.ts';

const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

const named = { 3: 'nightheron', 24: 'NightHeron', 37: 'xNightHeron', 41: 'Owl', 52: '2077' };
const answers = { getLeaderboard: aBoard(named) };

test.each([
  ['NightHeron', 'ranks/steam/squad?page=3&at=24'],
  ['NIGHTHERON', 'ranks/steam/squad?at=3'],
  ['night', 'ranks/steam/squad?at=3'],
  ['xnight', 'ranks/steam/squad?page=4&at=37'],
  ['wl', 'ranks/steam/squad?page=5&at=41'],
  ['17', 'ranks/steam/squad?page=2&at=17'],
  ['#60', 'ranks/steam/squad?page=6&at=60'],
  ['2077', 'ranks/steam/squad?page=6&at=52'],
])('finding %s leads to %s', async (wanted, found) => {
  const { address } = await openPage(`ranks/steam/squad?find=${encodeURIComponent(wanted)}`, { answers });
  await waitFor(() => expect(address()).toBe(found));
});

test('whoever was found is marked, in view and has the focus', async () => {
  await openPage('ranks/steam/squad', { answers });
  await userEvent.type(await screen.findByRole('searchbox'), 'NightHeron{Enter}');
  const row = (await screen.findByRole('link', { name: 'NightHeron' })).closest('tr');
  expect(row).toHaveClass('marked');
  expect(row).toContainElement(document.activeElement as HTMLElement);
  expect(scrollIntoView).toHaveBeenCalled();
});

test('a name that is not on the board is said to be missing, with a way on', async () => {
  const { address } = await openPage('ranks/pc-eu/squad?find=Nobody', { answers });
  expect(await screen.findByRole('status')).toHaveTextContent(
    'No player named Nobody is on this leaderboard.',
  );
  expect(screen.getByRole('link', { name: 'Search for this name' })).toHaveAttribute(
    'href',
    '/pubg/search?shard=steam&name=Nobody',
  );
  expect(screen.getByRole('searchbox')).toHaveValue('Nobody');
  expect(address()).toBe('ranks/pc-eu/squad?find=Nobody');
});

test('a name is found although some pages cannot be read', async () => {
  const board = aBoard(named);
  const { address } = await openPage('ranks/steam/squad?find=Owl', {
    answers: {
      getLeaderboard: (input, options) =>
        Number(input.page) === 2 || typeof board !== 'function' ? aFailure('busy') : board(input, options),
    },
  });
  await waitFor(() => expect(address()).toBe('ranks/steam/squad?page=5&at=41'));
});

test('a name that was not found on the pages that could be read may be asked for again', async () => {
  const board = aBoard(named);
  let isAway = true;
  const { address } = await openPage('ranks/steam/squad?find=Owl', {
    answers: {
      getLeaderboard: (input, options) =>
        (isAway && Number(input.page) === 5) || typeof board !== 'function'
          ? aFailure('busy')
          : board(input, options),
    },
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Could not search this leaderboard for Owl.');
  expect(screen.queryByText(/No player named/)).not.toBeInTheDocument();
  isAway = false;
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('ranks/steam/squad?page=5&at=41'));
});

test('a server that waits long for pages shows the board all the same', async () => {
  const board = aBoard(named);
  await openPage('ranks/steam/squad?find=Owl', {
    side: 'server',
    answers: {
      getLeaderboard: (input, options) =>
        Number(input.page) > 1 || typeof board !== 'function'
          ? neverAnswered(options)
          : board(input, options),
    },
  });
  expect(await screen.findByRole('status', {}, { timeout: 8_000 })).toHaveTextContent(
    'Could not search this leaderboard',
  );
  expect(screen.getByRole('link', { name: 'player1' })).toBeInTheDocument();
}, 10_000);

test('a rank beyond the end of the board is nobody', async () => {
  await openPage('ranks/steam/squad?find=61', { answers });
  expect(await screen.findByRole('status')).toHaveTextContent('No player named 61 is on this leaderboard.');
});

test('an empty search shows the board', async () => {
  const { asked } = await openPage('ranks/steam/squad?find=%20', { answers });
  expect(await screen.findByRole('link', { name: 'player1' })).toBeInTheDocument();
  expect(asked()).toHaveLength(1);
});
