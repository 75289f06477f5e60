import fc from 'fast-check';
import { pubg } from '../game/pubg/index.ts';
import { arena } from '../testing/index.ts';
import { createLinks, readMatchParam, readPage, readSeasonParam, readShardParam } from './index.ts';

const links = createLinks('/pubg', pubg);
const heron = { shard: 'STEAM', name: 'NightHeron' };
const season = 'division.bro.official.pc-2018-43';

test.each([
  ['home', links.home(), '/pubg'],
  ['the search', links.search(), '/pubg/search'],
  [
    'a failed search',
    links.search({ shard: 'PC_KRJP', name: 'a b&c' }),
    '/pubg/search?shard=pc-krjp&name=a+b%26c',
  ],
  ['a name', links.profile({ name: 'Heron' }), '/pubg/profile/Heron'],
  ['a player', links.profile(heron), '/pubg/profile/steam/NightHeron'],
  ['a season', links.profile({ ...heron, season }), '/pubg/profile/steam/NightHeron/pc-2018-43'],
  [
    'the overview',
    links.profile({ ...heron, season, tab: 'overview' }),
    '/pubg/profile/steam/NightHeron/pc-2018-43',
  ],
  [
    'the stats',
    links.profile({ ...heron, season, tab: 'stats' }),
    '/pubg/profile/steam/NightHeron/pc-2018-43/stats',
  ],
  ['the matches', links.matches({ ...heron, season }), '/pubg/profile/steam/NightHeron/pc-2018-43/matches'],
  [
    'a page of matches',
    links.matches({ ...heron, season, page: 3 }),
    '/pubg/profile/steam/NightHeron/pc-2018-43/matches/3',
  ],
  [
    'a match',
    links.match({ ...heron, season, match: '9f2c-1' }),
    '/pubg/profile/steam/NightHeron/pc-2018-43/matches/9f2c-1',
  ],
  [
    'a match on its page',
    links.match({ ...heron, season, match: '9f2c', page: 3 }),
    '/pubg/profile/steam/NightHeron/pc-2018-43/matches/9f2c?page=3',
  ],
  ['a week', links.week({ ...heron, week: '2026-W47' }), '/pubg/profile/steam/NightHeron/week/2026-W47'],
  ['the share card', links.shareCard(heron), '/pubg/profile/steam/NightHeron/card.png'],
  ['the share card of the site', links.shareCard(), '/pubg/card.png'],
  [
    'the card of a season',
    links.shareCard({ ...heron, season: 'pc-2018-43' }),
    '/pubg/profile/steam/NightHeron/pc-2018-43/card.png',
  ],
  ['favorites', links.favorites(), '/pubg/favorite'],
  ['favorites by mode', links.favorites({ mode: 'duo-fpp' }), '/pubg/favorite?mode=duo-fpp'],
  [
    'a comparison',
    links.compare([
      { shard: 'STEAM', accountId: 'account.1' },
      { shard: 'PC_KRJP', accountId: 'account.2' },
    ]),
    '/pubg/favorite/compare?player=steam.account.1&player=pc-krjp.account.2',
  ],
  ['leaderboards', links.leaderboards(), '/pubg/ranks'],
  ['a board', links.leaderboards({ shard: 'PC_AS', mode: 'squad' }), '/pubg/ranks/pc-as/squad'],
  [
    'the first page of a board',
    links.leaderboards({ shard: 'steam', mode: 'duo', page: 1 }),
    '/pubg/ranks/steam/duo',
  ],
  [
    'a page of a board',
    links.leaderboards({ shard: 'steam', mode: 'duo', page: 2 }),
    '/pubg/ranks/steam/duo?page=2',
  ],
  ['the rating', links.rating(), '/pubg/statistics/rating'],
  [
    'a marked player',
    links.rating({ shard: 'STEAM', mode: 'squad', player: 'x' }),
    '/pubg/statistics/rating?shard=steam&mode=squad&player=x',
  ],
  ['who is playing', links.playing(), '/pubg/statistics/playing'],
  ['a range', links.playing({ range: 'month' }), '/pubg/statistics/playing?range=month'],
  ['the terms', links.terms(), '/pubg/about/terms'],
  [
    'signing in',
    links.signIn('https://hotdrop.example/pubg?a=1'),
    '/auth/steam?redirect_url=https%3A%2F%2Fhotdrop.example%2Fpubg%3Fa%3D1',
  ],
])('the address of %s', (_, address, expected) => {
  expect(address).toBe(expected);
});

test('another site has another base path and game', () => {
  const other = createLinks('/arena/', arena, { apiBase: 'https://api.example/api/v1' });
  expect(other.profile({ shard: 'WEB', name: 'x', season: 'arena.S3' })).toBe('/arena/profile/web/x/s3');
  expect(other.signIn('/arena')).toBe('https://api.example/auth/steam?redirect_url=%2Farena');
});

test.each([
  [undefined, '/auth/steam'],
  ['/api/v1', '/auth/steam'],
  ['https://api.example/api/v1', 'https://api.example/auth/steam'],
  ['http://127.0.0.1:4000/behind/api/v1', 'http://127.0.0.1:4000/behind/auth/steam'],
])('with API calls at %s, signing in starts at %s', (apiBase, expected) => {
  expect(createLinks('/pubg', pubg, { apiBase }).signIn('/pubg')).toBe(`${expected}?redirect_url=%2Fpubg`);
});

test('works for a site at the root', () => {
  const root = createLinks('/', pubg);
  expect([root.home(), root.terms()]).toEqual(['/', '/about/terms']);
});

test('keeps any name in one segment of the address', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
      const parts = links.profile({ shard: 'steam', name }).split('/');
      expect(parts).toHaveLength(5);
      expect(decodeURIComponent(parts[4] ?? '')).toBe(name);
    }),
  );
});

test.each([
  ['pc-krjp', 'pc-krjp', true],
  ['PC_KRJP', 'pc-krjp', false],
  ['Steam', 'steam', false],
])('the shard %s is spelled %s', (given, value, isCanonical) => {
  expect(readShardParam(given)).toEqual({ value, isCanonical });
});

test.each([
  ['pc-2018-43', 'pc-2018-43', true],
  [season, 'pc-2018-43', false],
  ['PC-2018-43', 'pc-2018-43', false],
])('the season %s is spelled %s', (given, value, isCanonical) => {
  expect(readSeasonParam(pubg, given)).toEqual({ value, isCanonical });
});

test.each([
  [undefined, { page: 1 }],
  ['3', { page: 3 }],
  ['0', { page: 1 }],
  ['99999999999999999999', { page: 1 }],
  ['9f2c6d10-4b1e', { match: '9f2c6d10-4b1e' }],
  ['3a', { match: '3a' }],
  ['-3', { match: '-3' }],
])('the last part %s of a matches address is %j', (given, expected) => {
  expect(readMatchParam(given)).toEqual(expected);
});

test.each([
  ['4', 4],
  [null, 1],
  [undefined, 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['many', 1],
  ['1e9', 1e9],
])('the page %s is page %i', (given, page) => {
  expect(readPage(given)).toBe(page);
});
