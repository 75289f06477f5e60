import { aFailure, someHotDrops, someResults } from '@hotdrop/shared-domain/testing';
import type { TownLandings } from '@hotdrop/shared-domain/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../testing/open-page.ts';

const aTown = (town: string | null, change: Partial<TownLandings> = {}): TownLandings => ({
  ...someResults({ landings: 200 }),
  town,
  matches: 100,
  averageTeams: 1.7,
  firstFight: 81,
  ...change,
});

const towns = [
  aTown('pochinki', { landings: 1_917 }),
  aTown('school', { landings: 1_617, averagePlace: 9.8, averageKills: 1.07, deadEarly: 0.33 }),
  aTown('gatka', { landings: 419, averagePlace: 7.4, winRate: 0.09, deadEarly: 0.056 }),
  aTown('stalber', { landings: 40, averagePlace: 1, winRate: 1, averageKills: 9, deadEarly: 0.05 }),
  aTown(null, { landings: 3_594 }),
];
const drops = someHotDrops({ towns, modes: ['squad', 'duo-fpp'] });

const open = (query = '') => openPage(`hotdrops/erangel${query}`, { answers: { getHotDrops: drops } });
const table = () => within(screen.getByRole('table', { name: 'Towns of Erangel' }));
const listTowns = () =>
  table()
    .getAllByRole('rowheader')
    .map((head) => within(head).queryByRole('link')?.textContent)
    .filter(Boolean);

describe('the page of a map', () => {
  it('lists the towns with how landing there ends', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Erangel hot drops');
    expect(table().getByRole('row', { name: /School/ })).toHaveTextContent(
      'SchoolDeadliestLandings1,617Place9.8Won4.3%Dead early33.0%',
    );
    expect(listTowns()).toEqual(['Pochinki', 'School', 'Gatka', 'Stalber']);
    expect(table().getByRole('row', { name: /^All of Erangel/ })).toHaveTextContent('19,968');
  });

  it('shows shares of a town with few landings as counts, without a rank', async () => {
    await open();
    const stalber = table().getByRole('row', { name: /Stalber/ });
    expect(stalber).toHaveTextContent('Landings40Place–Won40 of 40Dead early2 of 40');
    expect(within(stalber).queryByText('Most won')).toBeNull();
  });

  it('marks the hottest and the deadliest town, and the one that wins most', async () => {
    await open();
    const markOf = (town: RegExp) => table().getByRole('row', { name: town });
    expect(markOf(/Pochinki/)).toHaveTextContent('Hottest');
    expect(markOf(/School/)).toHaveTextContent('Deadliest');
    expect(markOf(/Gatka/)).toHaveTextContent('Most won');
    const words = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(words).toEqual(['HottestPochinki9.6%', 'DeadliestSchool33.0%', 'Most wonGatka9.0%']);
  });

  it('sorts by links', async () => {
    const { user, address } = await open();
    await user.click(table().getByRole('link', { name: /^Place/ }));
    await waitFor(() => expect(listTowns()).toEqual(['Gatka', 'Pochinki', 'School', 'Stalber']));
    expect(address()).toBe('hotdrops/erangel?sort=place');
    expect(table().getByRole('columnheader', { name: 'Avg place' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('shows the hottest town below the map, and any other that is chosen', async () => {
    const { user, address } = await open();
    expect(screen.getByRole('region', { name: 'Pochinki' })).toHaveTextContent('in 100 of 312 matches');
    await user.click(table().getByRole('link', { name: 'School' }));
    expect(await screen.findByRole('heading', { name: 'School' })).toBeVisible();
    expect(address()).toBe('hotdrops/erangel?town=school');
  });

  it('asks for a mode and a kind, and keeps the rest of the view', async () => {
    const { user, address, site } = await open('?sort=wins');
    const choose = async (choice: RegExp, option: string) => {
      await user.click(screen.getByRole('button', { name: choice }));
      await user.click(screen.getByRole('link', { name: option }));
    };
    await choose(/^Mode/, 'Duo FPP');
    expect(await screen.findByRole('button', { name: /^Mode ?Duo FPP/ })).toBeVisible();
    await choose(/^Kind/, 'Ranked');
    await waitFor(() => expect(address()).toBe('hotdrops/erangel?mode=duo-fpp&kind=ranked&sort=wins'));
    expect(site.made.filter(({ call }) => call === 'getHotDrops').at(-1)?.input).toEqual({
      map: 'Baltic_Main',
      mode: 'duo-fpp',
      kind: 'ranked',
    });
  });

  it('gives the ends of the tones of each layer, of towns with enough landings', async () => {
    const { user } = await open();
    const map = within(screen.getByRole('region', { name: 'Map of Erangel' }));
    expect(map.getByText('401,917')).toBeVisible();
    await user.click(map.getByRole('link', { name: 'Dead early' }));
    expect(await map.findByText('5.6%33.0%')).toBeVisible();
  });

  it('lists the hottest towns first, and all of them on demand', async () => {
    const ids = ['pochinki', 'school', 'military-base', 'rozhok', 'yasnaya-polyana', 'georgopol', 'hospital'];
    const more = ['prison', 'shelter', 'mansion', 'mylta', 'primorsk', 'gatka', 'severny', 'lipovka'];
    const many = [...ids, ...more].map((id, at) => aTown(id, { landings: 900 - at }));
    const { user } = await openPage('hotdrops/erangel', {
      answers: { getHotDrops: { ...drops, towns: [...many, aTown(null, { landings: 3_594 })] } },
    });
    expect(listTowns()).toHaveLength(12);
    await user.click(screen.getByRole('link', { name: 'All 15 towns' }));
    await waitFor(() => expect(listTowns()).toHaveLength(15));
    expect(table().getByRole('row', { name: /^Elsewhere/ })).toHaveTextContent('3,594');
  });

  it.each([
    ['haven', 'Open a match of your own to add the first one.'],
    ['haven?mode=solo', 'Choose another mode'],
    ['haven?kind=ranked', 'Choose another mode'],
  ])('has only the plate of a map without matches, and says what to do: %s', async (view, words) => {
    const none = someHotDrops({
      matches: 0,
      towns: [],
      cells: [],
      modes: [],
      all: someResults({ landings: 0 }),
    });
    await openPage(`hotdrops/${view}`, { answers: { getHotDrops: none } });
    expect(screen.getByText(/^No match on Haven was read/)).toHaveTextContent(words);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'What the map shows' })).toBeNull();
  });

  it('redirects an id of the game to the name of the map', async () => {
    const { address } = await openPage('hotdrops/Baltic_Main?sort=dead');
    expect(address()).toBe('hotdrops/erangel?sort=dead');
  });

  it('shows a map that is too new to be known', async () => {
    const maps = [{ mapName: 'Kelp_Main', matches: 30, landings: 400, hottest: null }];
    const answers = { listHotDrops: { days: 92, updatedAt: null, hottest: [], maps } };
    await openPage('hotdrops/Kelp_Main', { answers });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kelp hot drops');
  });

  it('has no page for a name that no match has', async () => {
    const answers = { getHotDrops: aFailure('not-found') };
    const { container } = await openPage('hotdrops/atlantis', { answers });
    expect(container).toHaveTextContent('This page failed.');
  });

  it('keeps what it shows when another view cannot be loaded', async () => {
    let isUp = true;
    const { user } = await openPage('hotdrops/erangel', {
      answers: { getHotDrops: () => (isUp ? drops : aFailure('server')) },
    });
    isUp = false;
    await user.click(screen.getByRole('button', { name: /^Kind/ }));
    await user.click(screen.getByRole('link', { name: 'Ranked' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The landings could not be loaded');
    expect(listTowns()).toContain('School');
  });
});
