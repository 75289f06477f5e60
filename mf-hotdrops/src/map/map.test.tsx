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
  aTown('stalber', { landings: 40, averagePlace: 1, winRate: 1, averageKills: 9, deadEarly: 0 }),
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
    expect(table().getByRole('row', { name: /School/ })).toHaveTextContent('1,6179.84.3%1.0733.0%');
    expect(listTowns()).toEqual(['Pochinki', 'School', 'Gatka', 'Stalber']);
    expect(table().getByRole('row', { name: /^All of Erangel/ })).toHaveTextContent('19,968');
    expect(table().getByRole('row', { name: /^Elsewhere/ })).toHaveTextContent('3,594');
  });

  it('sums up the map, and compares only towns with a hundred landings', async () => {
    await open();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('Hottest dropPochinki9.6% land there');
    expect(summary).toHaveTextContent('DeadliestSchool33.0% dead within 2 min');
    expect(summary).toHaveTextContent('Best placeGatka#7.4 on average, 9.0% wins');
  });

  it('sorts by links', async () => {
    const { user, address } = await open();
    await user.click(table().getByRole('link', { name: /^Place/ }));
    await waitFor(() => expect(listTowns()).toEqual(['Stalber', 'Gatka', 'Pochinki', 'School']));
    expect(address()).toBe('hotdrops/erangel?sort=place');
    expect(table().getByRole('columnheader', { name: 'Avg place' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('shows the hottest town below the map, and any other that is chosen', async () => {
    const { user, address } = await open();
    expect(screen.getByRole('heading', { name: 'Pochinki' }).parentElement).toHaveTextContent(
      '1,917 landings in 100 of 312 matches',
    );
    await user.click(table().getByRole('link', { name: 'School' }));
    expect(await screen.findByRole('heading', { name: 'School' })).toBeVisible();
    expect(address()).toBe('hotdrops/erangel?town=school');
  });

  it('asks for a mode and a kind, and keeps the rest of the view', async () => {
    const { user, address, site } = await open('?sort=wins');
    await user.click(screen.getByRole('link', { name: 'Duo FPP' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Duo FPP' })).toHaveAttribute('aria-current'),
    );
    await user.click(screen.getByRole('link', { name: 'Ranked' }));
    await waitFor(() => expect(address()).toBe('hotdrops/erangel?mode=duo-fpp&kind=ranked&sort=wins'));
    expect(site.made.filter(({ call }) => call === 'getHotDrops').at(-1)?.input).toEqual({
      map: 'Baltic_Main',
      mode: 'duo-fpp',
      kind: 'ranked',
    });
  });

  it('explains the tones of each layer', async () => {
    const { user } = await open();
    const map = within(screen.getByRole('region', { name: 'Map of Erangel' }));
    expect(map.getByText('landings per town').parentElement).toHaveTextContent('401,917landings per town');
    await user.click(map.getByRole('link', { name: 'Dead in 2 min' }));
    const words = await map.findByText('dead within 2 minutes of landing');
    expect(words.parentElement).toHaveTextContent('0.0%33.0%');
    await user.click(map.getByRole('link', { name: 'Landings' }));
    await map.findByText('landings per town');
    await user.click(map.getByRole('link', { name: 'Cells' }));
    expect(await map.findByText('landings per cell of 204 m')).toBeVisible();
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
    const { container } = await openPage('hotdrops/atlantis');
    expect(container).toHaveTextContent('This page failed.');
  });

  it('keeps what it shows when another view cannot be loaded', async () => {
    let isUp = true;
    const { user } = await openPage('hotdrops/erangel', {
      answers: { getHotDrops: () => (isUp ? drops : aFailure('server')) },
    });
    isUp = false;
    await user.click(screen.getByRole('link', { name: 'Ranked' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The landings could not be loaded');
    expect(listTowns()).toContain('School');
  });
});
