import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { createLinks } from '@hotdrop/shared-domain/links';
import { maxPages, type ListPosition, linkToPosition, parseListPosition } from './list-position.ts';

const about = { shard: 'steam', name: 'NightHeron', season: 'pc-2018-43' };
const links = createLinks('/pubg', pubg);
const base = '/pubg/profile/steam/NightHeron/pc-2018-43/matches';
const first: Place = { page: 1, from: 1, mode: null, map: null, match: null };
const read = (id: string | undefined, query = '') => parseListPosition(id, new URLSearchParams(query));

test.each([
  [undefined, '', first],
  ['3', '', { ...first, page: 3, from: 3 }],
  ['3', 'from=1', { ...first, page: 3, from: 1 }],
  ['9f2c', '', { ...first, match: '9f2c' }],
  ['9f2c', 'page=3&from=2', { ...first, page: 3, from: 2, match: '9f2c' }],
  ['2', 'mode=squad&map=Baltic_Main', { ...first, page: 2, from: 2, mode: 'squad', map: 'Baltic_Main' }],
])('reads %s?%s, and writes it again', (id, query, place) => {
  expect(read(id, query)).toEqual(place);
  const written = new URL(linkToPosition(links, about, place), 'https://hotdrop.example');
  const last = written.pathname.slice(base.length + 1) || undefined;
  expect(parseListPosition(last, written.searchParams)).toEqual(place);
});

test.each(['from=4', 'from=-1', 'from=zero', `from=1&page=${maxPages + 5}`])(
  'shows one page alone for %s, which is no beginning',
  (query) => {
    const { page, from } = read('9f2c', query);
    expect(query.startsWith('from=1') || query.startsWith('from=4') ? from : page).toBe(page);
  },
);

test('never shows more pages at once than a page can bear', () => {
  expect(read('30', 'from=1')).toMatchObject({ page: 30, from: 30 });
});
