import { aFailure, type FakeAnswers, neverAnswered } from '@hotdrop/shared-domain/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, pagedBoard } from '../testing/open-page.ts';

const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

const named = { 24: 'NightHeron', 52: '2077' };
const places = new Map(Object.entries(named).map(([place, name]) => [name.toLowerCase(), Number(place)]));
const findOnLeaderboard: FakeAnswers['findOnLeaderboard'] = ({ name }) => ({
  place: places.get(name.toLowerCase()) ?? null,
});
const answers = { getLeaderboard: pagedBoard(named), findOnLeaderboard };

test.each([
  ['NightHeron', 'ranks/steam/squad?page=3&at=24'],
  ['nightheron', 'ranks/steam/squad?page=3&at=24'],
  ['17', 'ranks/steam/squad?page=2&at=17'],
  ['#60', 'ranks/steam/squad?page=6&at=60'],
  ['2077', 'ranks/steam/squad?page=6&at=52'],
])('a search for %s opens %s', async (wanted, found) => {
  const { address } = await openPage(`ranks/steam/squad?find=${encodeURIComponent(wanted)}`, { answers });
  await waitFor(() => expect(address()).toBe(found));
});

test('marks the found player, scrolls to them, and focuses them', async () => {
  await openPage('ranks/steam/squad', { answers });
  await userEvent.type(await screen.findByRole('searchbox'), 'NightHeron{Enter}');
  const row = (await screen.findByRole('link', { name: 'NightHeron' })).closest('tr');
  expect(row).toHaveClass('marked');
  expect(row?.contains(document.activeElement)).toBe(true);
  expect(scrollIntoView).toHaveBeenCalled();
});

test('shows a message and a link to the search for a name that is not on the board', async () => {
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

test('offers a retry if the search fails', async () => {
  let isDown = true;
  const { address } = await openPage('ranks/steam/squad?find=NightHeron', {
    answers: {
      ...answers,
      findOnLeaderboard: (input, options) => (isDown ? aFailure('busy') : findOnLeaderboard(input, options)),
    },
  });
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Could not search this leaderboard for NightHeron.',
  );
  expect(screen.queryByText(/No player named/)).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('ranks/steam/squad?page=3&at=24'));
});

test('shows the board on a server even if the search is slow', async () => {
  await openPage('ranks/steam/squad?find=NightHeron', {
    side: 'server',
    answers: { ...answers, findOnLeaderboard: (_, options) => neverAnswered(options) },
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Could not search this leaderboard');
  expect(screen.getByRole('link', { name: 'player1' })).toBeInTheDocument();
});

test('finds no player for a rank beyond the end of the board', async () => {
  await openPage('ranks/steam/squad?find=61', { answers });
  expect(await screen.findByRole('status')).toHaveTextContent('No player named 61 is on this leaderboard.');
});

test('shows the board for an empty search', async () => {
  const { asked } = await openPage('ranks/steam/squad?find=%20', { answers });
  expect(await screen.findByRole('link', { name: 'player1' })).toBeInTheDocument();
  expect(asked()).toHaveLength(1);
});
