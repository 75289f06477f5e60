import {
  aClimber,
  aFailure,
  aLeaderboard,
  aLeaderboardRow,
  aListMeta,
  anActiveSeason,
  aPlayerBeyond,
  type FakeAnswers,
  memoryStorage,
  minutesAgo,
  neverAnswered,
} from '@hotdrop/shared-domain/testing';
import { rememberMyPlayer } from '@hotdrop/shared-ui/my-player';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, pagedBoard, setWindowWidth } from '../testing/open-page.ts';
import { csvText } from './csv.ts';

type Opened = Awaited<ReturnType<typeof openPage>>;

const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

beforeEach(() => {
  localStorage.clear();
  setWindowWidth(1280);
});

/** The rows of the table. */
const rows = () => screen.findAllByRole('row').then(([, ...rest]) => rest);
const names = async () => (await rows()).map((row) => within(row).queryByRole('rowheader')?.textContent);
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('rowheader', { name: new RegExp(`^${name}\\b`) })).closest('tr');
  if (!row) throw new Error(`${name} is in no row.`);
  return row;
};
const linkTo = (name: string | RegExp) =>
  screen.getByRole('link', { name, hidden: true }).getAttribute('href');
const findSide = async () =>
  within(await screen.findByRole('complementary', { name: 'About this leaderboard' }));
/** A board whose only player is in the table. */
const aPageOf = (...ranks: ReturnType<typeof aLeaderboardRow>[]) =>
  aLeaderboard({ ranks, meta: aListMeta({ page: 2, totalCount: 60 }) });

describe('a board', () => {
  it('shows all columns of a player, and says which board it is', async () => {
    const row = aLeaderboardRow({ tier: 'Crystal', subTier: '2', place: 26 });
    await openPage('ranks/pc-as/squad-fpp?page=2', {
      answers: { getLeaderboard: { ...aPageOf(row), updatedAt: minutesAgo(60) } },
    });
    const shown = await rowOf('QuietMortar');
    const cells = [...shown.children].map(({ textContent }) => textContent);
    expect(cells).toEqual([
      '26',
      '',
      'QuietMortar',
      '5,214',
      'Crystal 2',
      '598',
      '3.9',
      '43',
      '24.0%',
      '180',
      'Asia · Squad FPP',
      '4',
      '598 damage · 24.0% wins · 180 games',
    ]);
    expect(within(shown).getByRole('img', { name: 'Same place' })).toBeInTheDocument();
    expect(within(shown).getByRole('img', { name: '4 places up' })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'QuietMortar' });
    expect(link).toHaveAttribute('href', '/pubg/profile/steam/QuietMortar');
    expect(link).toHaveAttribute('rel', 'nofollow');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Steam Asia leaderboard');
    expect(screen.getByText(/Season 43, updated/)).toHaveTextContent(
      'Top players in this region. Season 43, updated 1 hour ago.',
    );
    expect(document.title).toBe('PUBG Steam Asia leaderboard, Squad FPP · Hotdrop');
  });

  it('shows dashes for missing numbers, and the ranks that the game publishes, with gaps', async () => {
    const ranks = [26, 27, 29].map((rank) =>
      aLeaderboardRow({
        accountId: `account.${rank}`,
        name: `player${rank}`,
        rank,
        avgDamageDealt: null,
        wins: null,
        winRatio: null,
        roundsPlayed: null,
      }),
    );
    await openPage('ranks/pc-as/squad?page=2', { answers: { getLeaderboard: aPageOf(...ranks) } });
    expect(within(await rowOf('player26')).getAllByText('–')).toHaveLength(4);
    expect((await rows()).map((row) => row.textContent?.slice(0, 2))).toEqual(['26', '27', '29']);
  });

  it('has pages, and divides its rows at the places 10 and 100, with the points they need', async () => {
    const { router } = await openPage('ranks/steam/squad', {
      answers: { getLeaderboard: pagedBoard({}, { perPage: 50, totalCount: 320 }) },
    });
    const dividers = async () =>
      (await rows()).flatMap((row, index) =>
        row.classList.contains('divider') ? [`${index}: ${row.textContent}`] : [],
      );
    expect(await dividers()).toEqual(['10: Top 10 4,990 points +46 in a week']);
    await act(() => router.navigate('/pubg/ranks/steam/squad?page=2'));
    expect((await names())[0]).toBe('player51');
    expect(await dividers()).toEqual(['50: Top 100 4,900 points +46 in a week']);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByText('51 to 100 of 320 players')).toBeInTheDocument();
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(linkTo('Next 5')).toBe('/pubg/ranks/steam/squad?page=6');
    await act(() => router.navigate('/pubg/ranks/steam/squad?sort=wins'));
    expect(await dividers()).toEqual([]);
  });

  it('links to every region, platform, and mode', async () => {
    await openPage('ranks/pc-eu/duo', { answers: { getLeaderboard: pagedBoard() } });
    const regions = within(await screen.findByRole('navigation', { name: 'Region' }));
    expect(regions.getByRole('link', { name: 'Europe' })).toHaveAttribute('aria-current', 'page');
    expect(linkTo('All regions')).toBe('/pubg/ranks/steam/duo');
    expect(linkTo('Kakao')).toBe('/pubg/ranks/kakao/duo');
    expect(linkTo('Squad FPP')).toBe('/pubg/ranks/pc-eu/squad-fpp');
  });

  it('names its players without links on a site without profiles, and links to its own pages', async () => {
    await openPage('ranks/steam/squad?page=2', {
      linkTo: () => undefined,
      answers: { getLeaderboard: pagedBoard({}, { perPage: 50, totalCount: 320 }) },
    });
    expect((await names())[0]).toBe('player51');
    const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links.filter((href) => !href?.startsWith('/pubg/ranks'))).toEqual([]);
    expect(linkTo('Next 5')).toBe('/pubg/ranks/steam/squad?page=6');
  });

  it('marks favorites, including one that another tab adds', async () => {
    const storage = memoryStorage({
      favorites: JSON.stringify([{ accountId: 'account.5', shard: 'STEAM' }]),
    });
    let change = (_key: string | null) => {};
    const watchStorage = (listener: typeof change) => {
      change = listener;
      return () => {};
    };
    const answers = { getLeaderboard: pagedBoard() };
    await openPage('ranks/steam/squad', { storage, watchStorage, answers });
    expect(within(await rowOf('player5')).getByText('Favorite')).toBeInTheDocument();
    storage.setItem('favorites', JSON.stringify([{ accountId: 'account.6', shard: 'STEAM' }]));
    act(() => change('favorites'));
    expect(within(await rowOf('player6')).getByText('Favorite')).toBeInTheDocument();
    expect(within(await rowOf('player5')).queryByText('Favorite')).not.toBeInTheDocument();
  });

  it.each(['fails', 'never answers'])('works without its season if that request %s', async (outcome) => {
    await openPage('ranks/steam/squad', {
      answers: {
        getLeaderboard: aLeaderboard(),
        listActiveSeasons: (_, options) =>
          outcome === 'fails' ? aFailure('server') : neverAnswered(options),
      },
    });
    expect(await screen.findByText(/Updated/)).toHaveTextContent(
      'All regions combined, sorted by points. Updated 1 hour ago.',
    );
  });
});

test('beside a board are the points needed, with links to their places, and the biggest climb', async () => {
  const cutoffs = [
    { place: 10, rankPoint: 3239, week: 46 },
    { place: 100, rankPoint: null, week: null },
  ];
  await openPage('ranks/steam/squad', {
    answers: { getLeaderboard: aLeaderboard({ cutoffs, climber: aClimber() }) },
  });
  const side = await findSide();
  expect(side.queryByRole('link', { name: /Top 100/ })).not.toBeInTheDocument();
  expect(linkTo(/Top 10 3,239/)).toBe('/pubg/ranks/steam/squad?at=10#found');
  expect(linkTo(/SwiftLark #308 to #264, \+49 points/)).toBe('/pubg/profile/steam/SwiftLark');
});

describe('sorting', () => {
  it('is a link in the head of a column for the whole board, and is announced', async () => {
    const { address, asked } = await openPage('ranks/steam/squad', {
      answers: { getLeaderboard: pagedBoard() },
    });
    const head = (name: string | RegExp) => screen.findByRole('columnheader', { name });
    const press = async (name: string) =>
      userEvent.click(within(await head(name)).getByRole('link', { name }));
    expect(await head('Points')).toHaveAttribute('aria-sort', 'descending');
    for (const name of ['Place', /^Places since yesterday/, 'Player', 'Tier', 'Region, mode'])
      expect(within(await head(name)).queryByRole('link')).not.toBeInTheDocument();

    await press('Wins');
    expect(await screen.findByText('Sorted by Wins, highest first')).toHaveAttribute('aria-live', 'polite');
    expect(address()).toBe('ranks/steam/squad?sort=wins');
    expect(asked().at(-1)).toEqual({ shard: 'steam', mode: 'squad', page: 1, sort: 'wins' });
    expect(await head('Points')).not.toHaveAttribute('aria-sort');
    // The second line of phones has what the board is sorted by.
    expect(await rowOf('player1')).toHaveTextContent('598 damage · 1 win · 180 games');
    expect(linkTo('Page 2')).toBe('/pubg/ranks/steam/squad?page=2&sort=wins');

    await press('Wins');
    expect(await screen.findByText('Sorted by Wins, lowest first')).toBeInTheDocument();
    expect(address()).toBe('ranks/steam/squad?sort=-wins');
    expect(await head('Wins')).toHaveAttribute('aria-sort', 'ascending');
    await press('Points');
    expect(await screen.findByText('Sorted by Points, highest first')).toBeInTheDocument();
    expect(address()).toBe('ranks/steam/squad');
  });

  it('is a list of links where the heads have no room', async () => {
    await openPage('ranks/steam/squad?sort=damage', { answers: { getLeaderboard: pagedBoard() } });
    expect(await screen.findByRole('button', { name: 'Sort by Avg damage' })).toBeInTheDocument();
    const options = screen
      .getAllByRole('link', { name: /^(Points|Avg damage|Wins|Win rate|Games)$/, hidden: true })
      .filter((link) => !link.closest('table'));
    expect(options.map((link) => link.getAttribute('href'))).toEqual([
      '/pubg/ranks/steam/squad',
      ...['damage', 'wins', 'winRate', 'games'].map((sort) => `/pubg/ranks/steam/squad?sort=${sort}`),
    ]);
  });
});

describe('an address', () => {
  it.each([
    ['ranks/PC_AS/Squad?page=2', 'ranks/pc-as/squad?page=2'],
    ['ranks/STEAM', 'ranks/steam/squad'],
    ['ranks/steam/squad?page=99', 'ranks/steam/squad?page=6'],
    ['ranks/steam/squad?page=-2', 'ranks/steam/squad?page=-2'],
  ])('%s opens %s', async (given, canonical) => {
    const { address, asked } = await openPage(given, { answers: { getLeaderboard: pagedBoard() } });
    await waitFor(() => expect(address()).toBe(canonical));
    expect(await rows()).not.toHaveLength(0);
    expect(asked().every((input) => Number((input as { page: number }).page) > 0)).toBe(true);
  });

  it.each(['ranks/stadia/squad', 'ranks/pc-krjp/squad', 'ranks/steam/war', 'ranks/nowhere'])(
    '%s is not found',
    async (path) => {
      const { router } = await openPage(path);
      await waitFor(() => expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]));
    },
  );

  it('of a mode without a leaderboard says so, and links to one that exists', async () => {
    const { router } = await openPage('ranks/pc-as/solo-fpp', {
      answers: { getLeaderboard: aFailure('not-found') },
    });
    const heading = await screen.findByRole('heading', {
      name: 'There is no Solo FPP leaderboard in this game',
    });
    const section = within(heading.closest('section') ?? heading);
    expect(section.getByRole('link', { name: 'Squad TPP' })).toHaveAttribute(
      'href',
      '/pubg/ranks/pc-as/squad',
    );
    // No link leads to another board of this mode.
    for (const link of screen.getAllByRole('link', { hidden: true }))
      expect(link).not.toHaveAttribute('href', expect.stringMatching(/solo/));
    expect(router.state.errors).toBeNull();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('an empty board', () => {
  const empty = aLeaderboard({ ranks: [], meta: aListMeta({ totalCount: 0 }) });

  it('says that the site has not read it yet', async () => {
    const getLeaderboard = { ...empty, updatedAt: null };
    await openPage('ranks/steam/squad', { answers: { getLeaderboard } });
    expect(await screen.findByText('This board was not read from the game yet')).toBeVisible();
    expect(screen.getByText(/takes up to two hours\.$/)).toBeVisible();
    expect(screen.queryByText('Too few ranked players yet')).toBeNull();
  });

  it.each([
    ['2026-11-21T01:00:00.000Z', /Season 43 started today\./],
    ['2026-11-19T01:00:00.000Z', /Season 43 started 2 days ago\./],
    ['2026-09-05T01:00:00.000Z', null],
  ])('promises players while its season is new, which started at %s', async (start, words) => {
    await openPage('ranks/steam/squad', {
      now: () => Date.parse('2026-11-21T03:00:00.000Z'),
      answers: {
        getLeaderboard: empty,
        listActiveSeasons: { seasons: { steam: anActiveSeason({ start }) } },
      },
    });
    expect(await screen.findByText('Too few ranked players yet')).toBeInTheDocument();
    if (words) expect(screen.getByText(words)).toHaveTextContent('Check back in a few days.');
    else expect(screen.queryByText(/Check back/)).toBeNull();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('a board that fails to load', () => {
  it('says that the game refuses the key of the site', async () => {
    await openPage('ranks/steam/squad', { answers: { getLeaderboard: aFailure('refused') } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "The leaderboard could not be loadedThe game's service refuses our requests at the moment.",
    );
  });

  it('shows an error, keeps the links to other boards, and can be retried', async () => {
    let isDown = true;
    const getLeaderboard = () => (isDown ? aFailure('network') : aLeaderboard());
    const { router } = await openPage('ranks/steam/squad', { answers: { getLeaderboard } });
    expect(await screen.findByText('The leaderboard could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Region' })).toBeInTheDocument();
    expect(router.state.errors).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /QuietMortar/ })).toBeInTheDocument();
  });

  it('offers no retry on a site that has no leaderboards', async () => {
    await openPage('ranks/steam/squad', { answers: { getLeaderboard: aFailure('unsupported') } });
    expect(await screen.findByText('Not available on this site')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['a reload', (page: Opened) => act(() => page.router.revalidate())],
    ['another page', () => userEvent.click(screen.getByRole('link', { name: 'Page 2' }))],
    ['a search', () => userEvent.type(screen.getByRole('searchbox'), 'nobody{Enter}')],
  ])('keeps its rows if %s fails, but not those of another board', async (_, load) => {
    let isDown = false;
    const board = pagedBoard();
    const page = await openPage('ranks/steam/squad', {
      answers: {
        getLeaderboard: (...call) =>
          isDown || typeof board !== 'function' ? aFailure('network') : board(...call),
      },
    });
    expect((await names())[0]).toBe('player1');
    isDown = true;
    await load(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('The leaderboard could not be loaded');
    expect((await names())[0]).toBe('player1');
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await act(() => page.router.navigate('/pubg/ranks/steam/squad-fpp'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the file of a board', () => {
  const saved: File[] = [];
  const press = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Save the whole leaderboard as CSV' });
    if (button) await userEvent.click(button);
  };
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (file) => String(file instanceof File && saved.push(file));
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  });

  it('has the whole board, with the columns and the rounding of the page', async () => {
    const movement = { day: -2, points: -11, season: 31, isNew: false };
    const ranks = [
      aLeaderboardRow({ name: '-dash', place: 1, rankPoint: 5213.6, avgDamageDealt: null, movement }),
      aLeaderboardRow({
        accountId: 'account.new',
        name: 'fresh',
        place: 2,
        rankPoint: 5001,
        avgDamageDealt: 1000.4,
        winRatio: 0.2366,
        tier: 'Crystal',
        subTier: '2',
        movement: { day: null, points: null, season: null, isNew: true },
      }),
    ];
    const { asked } = await openPage('ranks/steam/squad', {
      answers: {
        getLeaderboard: ({ perPage }) =>
          aLeaderboard({
            ranks: Number(perPage) === 500 ? ranks : ranks.slice(0, 1),
            meta: aListMeta({ perPage: Number(perPage ?? 50), totalCount: 2 }),
          }),
      },
    });
    await press();
    expect(asked().at(-1)).toEqual({ shard: 'steam', mode: 'squad', sort: 'points', page: 1, perPage: 500 });
    expect(saved[0]?.name).toBe('hotdrop-season-43-steam-squad.csv');
    const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      [
        '\uFEFF#,24 h,Player,Points,Tier,Avg damage,Avg place,Wins,Win rate,Games,"Region, mode",Season',
        "1,-2,'-dash,5214,Survivor,,3.9,43,24.0%,180,Asia · Squad TPP,31",
        '2,new,fresh,5001,Crystal 2,1000,3.9,43,23.7%,180,Asia · Squad TPP,new',
        '',
      ].join('\r\n'),
    );
  });

  it('says that it could not be loaded', async () => {
    const board = pagedBoard();
    await openPage('ranks/steam/squad', {
      answers: {
        getLeaderboard: (input, options) =>
          input.perPage || typeof board !== 'function' ? aFailure('network') : board(input, options),
      },
    });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('The leaderboard could not be loaded');
    expect(saved).toEqual([]);
  });

  it('has quoted text, and none that a spreadsheet runs', () => {
    expect(csvText([['a,b', 'say "hi"', 'two\nlines', '=1+1', '@sum', -3, null]])).toBe(
      '\uFEFF"a,b","say ""hi""","two\nlines",\'=1+1,\'@sum,-3,\r\n',
    );
  });
});

describe('a search on a board', () => {
  const named = { 2: 'Silver', 24: 'NightHeron', 52: '2077' };
  const places = new Map(Object.entries(named).map(([place, name]) => [name.toLowerCase(), Number(place)]));
  const findOnLeaderboard: FakeAnswers['findOnLeaderboard'] = ({ name }) => ({
    place: places.get(name.toLowerCase()) ?? null,
  });
  const answers = { getLeaderboard: pagedBoard(named), findOnLeaderboard };
  const findStatus = async () => {
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    return screen.getByRole('status');
  };

  it.each([
    ['nightheron', '', 'ranks/steam/squad?page=3&find=nightheron&at=24'],
    ['#60', '', 'ranks/steam/squad?page=6&find=%2360&at=60'],
    ['2077', '', 'ranks/steam/squad?page=6&find=2077&at=52'],
    // Places are by points.
    ['17', '&sort=damage', 'ranks/steam/squad?page=2&find=17&at=17'],
  ])('for %s opens its place', async (wanted, more, found) => {
    const { address } = await openPage(`ranks/steam/squad?find=${encodeURIComponent(wanted)}${more}`, {
      answers,
    });
    await waitFor(() => expect(address()).toBe(found));
    expect(await screen.findByRole('searchbox')).toHaveValue(wanted);
  });

  it('scrolls to a found name and focuses it, again when it is repeated', async () => {
    const name = 'NightHeron';
    scrollIntoView.mockClear();
    await openPage('ranks/steam/squad', { answers });
    const isFound = () => waitFor(() => expect(document.activeElement?.id).toBe('found'));
    await userEvent.type(await screen.findByRole('searchbox'), `${name}{Enter}`);
    await isFound();
    const found = screen.getAllByRole('row').find((one) => one === document.activeElement);
    expect(found).toHaveTextContent(name);
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    await isFound();
  });

  it('says that the found player has another name', async () => {
    await openPage('ranks/steam/squad?page=3&find=Heron&at=24', { answers });
    expect(await findStatus()).toHaveTextContent(
      'No player here is named Heron. The closest name is NightHeron.',
    );
  });

  it('tells the exact place of a player beyond the board, and the ways to go on', async () => {
    await openPage('ranks/steam/squad?find=Maru402', {
      answers: {
        getLeaderboard: pagedBoard({}, { totalCount: 500 }),
        findOnLeaderboard: { place: null, beyond: aPlayerBeyond() },
      },
    });
    expect(await findStatus()).toHaveTextContent(
      'Maru402 is #602 of 1,190 ranked players. Gold 1 with 2,146 points. ' +
        'This leaderboard has 500 places; the last one has 4,500 points, 2,354 more.',
    );
    expect(linkTo('Open profile')).toBe('/pubg/profile/steam/Maru402');
    expect(linkTo('Show in the distribution')).toBe(
      '/pubg/statistics/rating?shard=steam&mode=squad&player=Maru402',
    );
  });

  it('announces in an element that was there before that no player has the name', async () => {
    await openPage('ranks/pc-eu/squad', { answers });
    const status = await screen.findByRole('status');
    expect(status).toBeEmptyDOMElement();
    await userEvent.type(screen.getByRole('searchbox'), 'Nobody{Enter}');
    await waitFor(() => expect(status).toHaveTextContent('No ranked player named Nobody on Steam Europe.'));
    expect(linkTo('Search for this name')).toBe('/pubg/search?shard=steam&name=Nobody');
  });

  it('offers a retry if it fails', async () => {
    let isDown = true;
    const { address } = await openPage('ranks/steam/squad?find=NightHeron', {
      answers: {
        ...answers,
        findOnLeaderboard: (input, options) =>
          isDown ? aFailure('busy') : findOnLeaderboard(input, options),
      },
    });
    expect(await findStatus()).toHaveTextContent('Could not search this leaderboard for NightHeron.');
    isDown = false;
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('ranks/steam/squad?page=3&find=NightHeron&at=24'));
  });

  it('does not delay the board of a server', async () => {
    await openPage('ranks/steam/squad?find=NightHeron', {
      side: 'server',
      answers: { ...answers, findOnLeaderboard: (_, options) => neverAnswered(options) },
    });
    expect(await findStatus()).toHaveTextContent('Could not search this leaderboard');
    expect(screen.getByRole('link', { name: /player1\b/ })).toBeInTheDocument();
  });
});

describe('the visitor’s own player', () => {
  const remember = (place: number) =>
    rememberMyPlayer({ accountId: `account.${place}`, shard: 'STEAM', name: `player${place}` });
  const answers = (change: FakeAnswers = {}): FakeAnswers => ({
    getLeaderboard: pagedBoard({}, { totalCount: 120 }),
    findOnLeaderboard: ({ name }) => ({ place: Number(/\d+$/.exec(name)?.[0]), beyond: null }),
    ...change,
  });
  const ownRows = () => screen.getAllByRole('row').filter((row) => within(row).queryByText('You'));

  it('is marked on its page, and can be refused', async () => {
    remember(17);
    await openPage('ranks/steam/squad?page=2', { answers: answers() });
    expect((await findSide()).getByText(/short of the top 10/)).toHaveTextContent(
      'You: #17 with 4,983 points. 7 short of the top 10.',
    );
    expect(ownRows()).toHaveLength(1);
    expect(ownRows()[0]).toHaveTextContent(/^17player17You/);
    await userEvent.click((await findSide()).getByRole('button', { name: 'Not you?' }));
    expect(ownRows()).toHaveLength(0);
    expect(
      (await findSide()).getByText('Renew your own profile once to see your place here.'),
    ).toBeInTheDocument();
  });

  it('is at the end of other pages, and links to its own page', async () => {
    remember(57);
    await openPage('ranks/steam/squad', { answers: answers() });
    const link = await screen.findByRole('link', { name: 'player57' });
    expect(link).toHaveAttribute('href', '/pubg/ranks/steam/squad?page=6&at=57#found');
    expect(link.closest('tfoot')).not.toBeNull();
    expect(ownRows()).toHaveLength(1);
  });

  it.each([
    ['beyond the board', { accountId: 'account.602', rankPoint: 4880 }, /#602/],
    ['unknown, and another one contains its name', {}, /is not on this leaderboard yet/],
  ])('has no row when it is %s', async (_, player, words) => {
    remember(602);
    const beyond = aPlayerBeyond({ name: 'player602', ...player });
    await openPage('ranks/steam/squad', {
      answers: answers({ findOnLeaderboard: { place: null, beyond } }),
    });
    expect(await (await findSide()).findByText(words)).toBeInTheDocument();
    expect(ownRows()).toHaveLength(0);
  });

  it('is not looked up on another platform, and a failure is reported', async () => {
    remember(57);
    const { site, router } = await openPage('ranks/kakao/squad', {
      answers: answers({ findOnLeaderboard: aFailure('network') }),
    });
    expect(await (await findSide()).findByText(/player57/)).toBeInTheDocument();
    expect(site.made.filter(({ call }) => call === 'findOnLeaderboard')).toEqual([]);
    await act(() => router.navigate('/pubg/ranks/steam/squad'));
    await waitFor(() => expect(site.reported).toMatchObject([{ kind: 'network' }]));
    expect(ownRows()).toHaveLength(0);
  });
});

describe('the seasons of a board', () => {
  const [current, last] = ['43', '42'].map((number) => `division.bro.official.pc-2018-${number}`);
  /** The API has the last two seasons. */
  const getLeaderboard: FakeAnswers['getLeaderboard'] = (input, options) => {
    const board = pagedBoard({}, { totalCount: 120 });
    const content = typeof board === 'function' ? board(input, options) : aLeaderboard();
    if (input.season === 'pc-2018-41') return aFailure('not-found');
    return 'ranks' in content
      ? { ...content, seasons: [current ?? '', last ?? ''], isFinal: input.season === 'pc-2018-42' }
      : content;
  };
  const findOnLeaderboard: FakeAnswers['findOnLeaderboard'] = ({ name, season }) => ({
    place: season === 'pc-2018-42' ? Number(/\d+$/.exec(name)?.[0] ?? 0) || null : null,
    beyond: null,
  });
  const answers = { getLeaderboard, findOnLeaderboard };

  it('are links beside the choices of platform and mode, if there is more than one', async () => {
    const { unmount } = await openPage('ranks/steam/squad', { answers });
    expect(await screen.findByRole('button', { name: 'Season 43' })).toBeInTheDocument();
    expect(linkTo('Season 42')).toBe('/pubg/ranks/steam/squad?season=pc-2018-42');
    expect(linkTo('Season 43')).toBe('/pubg/ranks/steam/squad');
    expect(screen.getByRole('link', { name: 'Season 42', hidden: true })).toHaveAttribute('rel', 'nofollow');
    unmount();
    await openPage('ranks/steam/squad', {
      answers: { getLeaderboard: aLeaderboard({ seasons: [current ?? ''], isFinal: false }) },
    });
    await rows();
    expect(screen.queryByRole('button', { name: /^Season/ })).toBeNull();
  });

  it('keep the season on every way through a past board, except to other platforms', async () => {
    await openPage('ranks/pc-as/squad?season=pc-2018-42', { answers });
    expect(await screen.findByText('Season 42, final.')).toBeVisible();
    expect(document.title).toBe('PUBG Steam Asia leaderboard, Squad TPP, Season 42 · Hotdrop');
    const season = 'season=pc-2018-42';
    expect(linkTo('Page 2')).toBe(`/pubg/ranks/pc-as/squad?${season}&page=2`);
    const wins = within(screen.getByRole('columnheader', { name: 'Wins' })).getByRole('link');
    expect(wins).toHaveAttribute('href', `/pubg/ranks/pc-as/squad?${season}&sort=wins`);
    expect(linkTo('Duo TPP')).toBe(`/pubg/ranks/pc-as/duo?${season}`);
    expect(linkTo('Europe')).toBe(`/pubg/ranks/pc-eu/squad?${season}`);
    expect(linkTo(/^Top 10 /)).toBe(`/pubg/ranks/pc-as/squad?${season}&at=10#found`);
    expect(linkTo('All regions')).toBe(`/pubg/ranks/steam/squad?${season}`);
    expect(linkTo('Steam')).toBe(`/pubg/ranks/steam/squad?${season}`);
    expect(linkTo('Kakao')).toBe('/pubg/ranks/kakao/squad');
    expect(linkTo('player1')).toBe('/pubg/profile/steam/player1/pc-2018-42');
  });

  it('search a past board in its season', async () => {
    const { address } = await openPage('ranks/steam/squad?season=pc-2018-42', { answers });
    await userEvent.type(await screen.findByRole('searchbox'), 'player57{Enter}');
    await waitFor(() =>
      expect(address()).toBe('ranks/steam/squad?season=pc-2018-42&page=6&find=player57&at=57'),
    );
    // Without JavaScript, the browser sends the fields of the form.
    expect(screen.getByRole('searchbox').closest('form')).toHaveFormValues({ season: 'pc-2018-42' });
  });

  it('show nothing of today on a past board, and the visitor and favorites as they were', async () => {
    setWindowWidth(1600);
    rememberMyPlayer({ accountId: 'account.57', shard: 'STEAM', name: 'player57' });
    const { site } = await openPage('ranks/steam/squad?season=pc-2018-42', {
      favorites: [{ accountId: 'account.9', shard: 'STEAM' }],
      answers,
    });
    const side = await findSide();
    expect(await side.findByText(/^You:/)).toHaveTextContent('You: #57 with 4,943 points.');
    expect(side.queryByText(/short of/)).toBeNull();
    const panel = within(await screen.findByRole('region', { name: 'Your favorites here' }));
    expect(panel.getByRole('link')).toHaveAttribute('href', '/pubg/profile/steam/player9/pc-2018-42');
    expect(screen.queryByRole('columnheader', { name: /since/ })).toBeNull();
    expect(screen.queryByText(/updated/i)).toBeNull();
    const inputs = site.made.flatMap(({ call, input }) => (call === 'listActiveSeasons' ? [] : [input]));
    expect(inputs.length).toBeGreaterThan(3);
    for (const input of inputs) expect(input).toMatchObject({ season: 'pc-2018-42' });
  });

  it.each([
    ['pc-2018-43', 'ranks/steam/squad'],
    ['division.bro.official.PC-2018-42', 'ranks/steam/squad?season=pc-2018-42'],
    ['', 'ranks/steam/squad'],
  ])('with %s in the address open %s', async (season, canonical) => {
    const { address } = await openPage(`ranks/steam/squad?season=${season}`, { answers });
    await waitFor(() => expect(address()).toBe(canonical));
  });

  it('without a board say so, and lead to the current one', async () => {
    const { router } = await openPage('ranks/steam/squad?season=pc-2018-41', { answers });
    const title = 'This site has no Squad TPP leaderboard of Season 41';
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(linkTo('Current leaderboard')).toBe('/pubg/ranks/steam/squad');
    expect(router.state.errors).toBeNull();
  });
});

describe('favorites beside a board', () => {
  const favorites = [
    { accountId: 'account.57', shard: 'STEAM' },
    { accountId: 'account.9', shard: 'STEAM' },
    { accountId: 'account.9', shard: 'KAKAO' },
  ];
  const getLeaderboard: FakeAnswers['getLeaderboard'] = (input, options) => {
    const perPage = input.perPage ? 500 : 10;
    const board = pagedBoard({}, { perPage, totalCount: 120 });
    return typeof board === 'function' ? board(input, options) : aLeaderboard();
  };

  it('are listed by place in wide windows, and cost no call in narrower ones', async () => {
    const narrow = await openPage('ranks/steam/squad', {
      favorites,
      answers: { getLeaderboard },
    });
    await findSide();
    expect(narrow.asked()).toHaveLength(1);
    narrow.unmount();
    setWindowWidth(1600);
    await openPage('ranks/steam/squad', { favorites, answers: { getLeaderboard } });
    const panel = within(await screen.findByRole('region', { name: 'Your favorites here' }));
    expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^9player9 .* 4,991$/),
      expect.stringMatching(/^57player57 .* 4,943$/),
    ]);
  });
});
