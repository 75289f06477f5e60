import { linksOf } from '@hotdrop/shared-domain/links';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { linkPatterns } from '../link-patterns.ts';
import {
  type ListPosition,
  linkToPosition,
  maxPages,
  parseListPosition,
  unfiltered,
} from './list-position.ts';

const about = { shard: 'steam', name: 'NightHeron', season: 'pc-2018-43' };
const links = linksOf(fakeSite(), linkPatterns);
const base = '/pubg/profile/steam/NightHeron/pc-2018-43/matches';
const first: ListPosition = { page: 1, from: 1, ...unfiltered, perspective: null, match: null };
const read = (id: string | undefined, query = '') => parseListPosition(id, new URLSearchParams(query));

test.each([
  [undefined, '', first],
  ['3', '', { ...first, page: 3, from: 3 }],
  ['3', 'from=1', { ...first, page: 3, from: 1 }],
  ['9f2c', '', { ...first, match: '9f2c' }],
  ['9f2c', 'page=3&from=2', { ...first, page: 3, from: 2, match: '9f2c' }],
  ['2', 'perspective=fpp', { ...first, page: 2, from: 2, perspective: 'fpp' }],
  ['2', 'mode=squad&map=Baltic_Main', { ...first, page: 2, from: 2, mode: 'squad', map: 'Baltic_Main' }],
  ['1', 'kind=normal&with=account.mate', { ...first, kind: 'normal' as const, teammate: 'account.mate' }],
])('parses %s?%s, and links to it', (id, query, position) => {
  expect(read(id, query)).toEqual(position);
  const written = new URL(linkToPosition(links, about, position), 'https://hotdrop.example');
  const last = written.pathname.slice(base.length + 1) || undefined;
  expect(parseListPosition(last, written.searchParams)).toEqual(position);
});

test.each(['from=4', 'from=-1', 'from=zero', `from=1&page=${maxPages + 5}`])(
  'shows a single page for the invalid %s',
  (query) => {
    const { page, from } = read('9f2c', query);
    expect(query.startsWith('from=1') || query.startsWith('from=4') ? from : page).toBe(page);
  },
);

test('limits the number of pages', () => {
  expect(read('30', 'from=1')).toMatchObject({ page: 30, from: 30 });
});
