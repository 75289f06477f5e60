import { aFailure, aPlayerBeyond, type FakeAnswers, neverAnswered } from '@hotdrop/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, pagedBoard } from '../../testing/open-page.ts';

const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

const named = { 2: 'Silver', 24: 'NightHeron', 52: '2077' };
const places = new Map(Object.entries(named).map(([place, name]) => [name.toLowerCase(), Number(place)]));
const findOnLeaderboard: FakeAnswers['findOnLeaderboard'] = ({ name }) => ({
  place: places.get(name.toLowerCase()) ?? null,
});
const answers = { getLeaderboard: pagedBoard(named), findOnLeaderboard };

test.each([
  ['NightHeron', 'ranks/steam/squad?page=3&find=NightHeron&at=24'],
  ['nightheron', 'ranks/steam/squad?page=3&find=nightheron&at=24'],
  ['17', 'ranks/steam/squad?page=2&find=17&at=17'],
  ['#60', 'ranks/steam/squad?page=6&find=%2360&at=60'],
  ['2077', 'ranks/steam/squad?page=6&find=2077&at=52'],
  ['silver', 'ranks/steam/squad?find=silver&at=2'],
])('a search for %s opens %s', async (wanted, found) => {
  const { address } = await openPage(`ranks/steam/squad?find=${encodeURIComponent(wanted)}`, { answers });
  await waitFor(() => expect(address()).toBe(found));
  expect(await screen.findByRole('searchbox')).toHaveValue(wanted);
});

test.each([
  ['NightHeron', 'row'],
  ['Silver', 'listitem'],
])('scrolls to %s and focuses it', async (name, role) => {
  scrollIntoView.mockClear();
  await openPage('ranks/steam/squad', { answers });
  await userEvent.type(await screen.findByRole('searchbox'), `${name}{Enter}`);
  await waitFor(() => expect(document.activeElement?.id).toBe('found'));
  const found = screen.getAllByRole(role).find((one) => one === document.activeElement);
  expect(found).toHaveTextContent(name);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
});

test('focuses the player again when the same search is repeated', async () => {
  await openPage('ranks/steam/squad', { answers });
  const search = await screen.findByRole('searchbox');
  await userEvent.type(search, 'Silver{Enter}');
  await waitFor(() => expect(document.activeElement?.id).toBe('found'));
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  await waitFor(() => expect(document.activeElement?.id).toBe('found'));
});

test('leaves the sorting, because places are by points', async () => {
  const { address } = await openPage('ranks/steam/squad?sort=damage&find=17', { answers });
  await waitFor(() => expect(address()).toBe('ranks/steam/squad?page=2&find=17&at=17'));
});

describe('a player beyond the board', () => {
  const beyond = (change = {}): FakeAnswers => ({
    getLeaderboard: pagedBoard({}, { totalCount: 500 }),
    findOnLeaderboard: { place: null, beyond: aPlayerBeyond(change) },
  });

  it('has the exact place, the distance to the board, and ways to go on', async () => {
    await openPage('ranks/steam/squad?find=Maru402', { answers: beyond() });
    const result = within(await screen.findByRole('status'));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Maru402 is #602 of 1,190 ranked players. Gold 1 with 2,146 points. ' +
        'This leaderboard has 500 places; the last one has 4,500 points, 2,354 more.',
    );
    expect(result.getByRole('link', { name: 'Open profile' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/Maru402',
    );
    expect(result.getByRole('link', { name: 'Show in the distribution' })).toHaveAttribute(
      'href',
      '/pubg/statistics/rating?shard=steam&mode=squad&player=Maru402',
    );
  });

  it('has no place in a game that publishes its board', async () => {
    await openPage('ranks/steam/squad?find=Maru402', {
      answers: beyond({ place: null, population: null }),
    });
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    expect(screen.getByRole('status')).toHaveTextContent(
      'Maru402 is not among the first 500 players. Gold 1 with 2,146 points.',
    );
  });
});

test('says that no player has the name, and links to the search', async () => {
  const { address } = await openPage('ranks/pc-eu/squad?find=Nobody', { answers });
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(screen.getByRole('status')).toHaveTextContent(
    'No ranked player named Nobody on Steam Europe. Names are case sensitive.',
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
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(screen.getByRole('status')).toHaveTextContent('Could not search this leaderboard for NightHeron.');
  expect(screen.queryByText(/No ranked player/)).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('ranks/steam/squad?page=3&find=NightHeron&at=24'));
});

test('shows the board on a server even if the search is slow', async () => {
  await openPage('ranks/steam/squad?find=NightHeron', {
    side: 'server',
    answers: { ...answers, findOnLeaderboard: (_, options) => neverAnswered(options) },
  });
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(screen.getByRole('status')).toHaveTextContent('Could not search this leaderboard');
  expect(screen.getByRole('link', { name: /player1\b/ })).toBeInTheDocument();
});

test.each(['61', '#61'])('says how many places the board has when asked for the rank %s', async (wanted) => {
  await openPage(`ranks/steam/squad?find=${encodeURIComponent(wanted)}`, { answers });
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(screen.getByRole('status')).toHaveTextContent(
    `This leaderboard has 60 places, and no ranked player on Steam is named ${wanted}.`,
  );
});

test('announces results in an element that was there before the search', async () => {
  await openPage('ranks/steam/squad', { answers });
  const status = await screen.findByRole('status');
  expect(status).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole('searchbox'), 'Nobody{Enter}');
  await waitFor(() => expect(status).toHaveTextContent('No ranked player named Nobody'));
});

test('shows the board for an empty search', async () => {
  const { asked } = await openPage('ranks/steam/squad?find=%20', { answers });
  expect(await screen.findByRole('link', { name: /player1\b/ })).toBeInTheDocument();
  expect(asked()).toHaveLength(1);
});
