import fc from 'fast-check';
import { createLinkTo } from '../contract/index.ts';
import { pubg } from '../game/pubg/index.ts';
import { arena, fakeSite, siteLinkPatterns } from '../testing/index.ts';
import {
  linksOf,
  readMatchParam,
  readPage,
  readSeasonParam,
  readShardParam,
  signInPattern,
} from './index.ts';

const links = linksOf(fakeSite());
const heron = { shard: 'STEAM', name: 'NightHeron' };
const season = 'division.bro.official.pc-2018-43';
const profile = '/pubg/profile/steam/NightHeron';

test.each([
  [links.home(), '/pubg'],
  [links.search(), '/pubg/search'],
  [links.search({ shard: 'PC_KRJP', name: 'a b&c' }), '/pubg/search?shard=pc-krjp&name=a+b%26c'],
  [links.profile({ name: 'Heron' }), '/pubg/profile/Heron'],
  [links.profile(heron), profile],
  [links.profile({ ...heron, season }), `${profile}/pc-2018-43`],
  [links.profile({ ...heron, season, tab: 'overview' }), `${profile}/pc-2018-43`],
  [links.profile({ ...heron, season, tab: 'stats' }), `${profile}/pc-2018-43/stats`],
  [links.matches({ ...heron, season }), `${profile}/pc-2018-43/matches`],
  [links.matches({ ...heron, season, page: 3 }), `${profile}/pc-2018-43/matches/3`],
  [links.match({ ...heron, season, match: '9f2c-1' }), `${profile}/pc-2018-43/matches/9f2c-1`],
  [links.match({ ...heron, season, match: '9f2c', page: 3 }), `${profile}/pc-2018-43/matches/9f2c?page=3`],
  [links.profile({ shard: 'steam', name: 'Hidden player' }), undefined],
  [links.profile({ shard: 'steam', name: '비공개 플레이어' }), undefined],
  [links.week({ ...heron, week: '2026-W47' }), `${profile}/week/2026-W47`],
  [links.playerCard(heron), `${profile}/card.png`],
  [links.siteCard(), '/pubg/card.png'],
  [links.playerCard({ ...heron, season }), `${profile}/pc-2018-43/card.png`],
  [links.favorites(), '/pubg/favorite'],
  [links.favorites({ mode: 'duo-fpp' }), '/pubg/favorite?mode=duo-fpp'],
  [
    links.compare([
      { shard: 'STEAM', name: 'NightHeron' },
      { shard: 'PSN', name: 'QuietMortar' },
    ]),
    '/pubg/favorite/compare?player=steam.NightHeron&player=psn.QuietMortar',
  ],
  [links.leaderboards(), '/pubg/ranks'],
  [links.leaderboards({ mode: 'duo' }), '/pubg/ranks?mode=duo'],
  [links.board({ shard: 'PC_AS', mode: 'squad' }), '/pubg/ranks/pc-as/squad'],
  [links.board({ shard: 'steam', mode: 'duo', page: 1 }), '/pubg/ranks/steam/duo'],
  [links.board({ shard: 'steam', mode: 'duo', page: 2 }), '/pubg/ranks/steam/duo?page=2'],
  [links.rating(), '/pubg/statistics/rating'],
  [
    links.rating({ shard: 'STEAM', mode: 'squad', player: 'x' }),
    '/pubg/statistics/rating?shard=steam&mode=squad&player=x',
  ],
  [links.playing({ range: 'month' }), '/pubg/statistics/playing?range=month'],
  [links.terms(), '/pubg/about/terms'],
  [links.signIn('/pubg?a=1'), '/auth/steam?redirect_url=%2Fpubg%3Fa%3D1'],
])('links to %s', (address, expected) => {
  expect(address).toBe(expected);
});

test('another site has another base path and game', () => {
  const other = linksOf(fakeSite({ basePath: '/arena', game: arena }));
  expect(other.profile({ shard: 'WEB', name: 'x', season: 'arena.S3' })).toBe('/arena/profile/web/x/s3');
});

test('a page that no area provides has no address', () => {
  const { profile: _, ...linkPatterns } = siteLinkPatterns;
  const site = fakeSite({ linkTo: createLinkTo('/pubg', linkPatterns) });
  expect(linksOf(site).profile(heron)).toBeUndefined();
  expect(linksOf(site).week({ ...heron, week: '2026-W47' })).toBe(`${profile}/week/2026-W47`);
});

test('an area links to its own pages on every site, and as it names them itself', () => {
  const site = fakeSite({ linkTo: createLinkTo('/pubg', { profile: 'members/:name' }) });
  const own = linksOf(site, { profile: 'profile/:shard/:name' });
  expect([own.profile(heron), linksOf(site).profile(heron)]).toEqual([profile, '/pubg/members/NightHeron']);
  expect(own.terms()).toBeUndefined();
});

test.each([
  ['/api/v1', '/auth/steam'],
  ['https://api.example/api/v1', 'https://api.example/auth/steam'],
  ['http://127.0.0.1:4000/behind/api/v1', 'http://127.0.0.1:4000/behind/auth/steam'],
])('with API calls at %s, signing in starts at %s', (apiBase, expected) => {
  const linkTo = createLinkTo('/pubg', { signIn: signInPattern(apiBase) });
  expect(linkTo('signIn', { redirect_url: '/pubg' })).toBe(`${expected}?redirect_url=%2Fpubg`);
});

test('keeps any name in one segment of the address', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
      const parts = links.profile({ shard: 'steam', name })?.split('/') ?? [];
      expect(parts).toHaveLength(5);
      expect(decodeURIComponent(parts[4] ?? '')).toBe(name);
    }),
  );
});

test('reads shards and seasons of an address, and whether they are spelled as links do', () => {
  expect(readShardParam('pc-krjp')).toEqual({ value: 'pc-krjp', isCanonical: true });
  expect(readShardParam('PC_KRJP')).toEqual({ value: 'pc-krjp', isCanonical: false });
  expect(readSeasonParam(pubg, 'pc-2018-43')).toEqual({ value: 'pc-2018-43', isCanonical: true });
  for (const id of [season, 'PC-2018-43']) {
    expect(readSeasonParam(pubg, id)).toEqual({ value: 'pc-2018-43', isCanonical: false });
  }
});

test('reads the last part of the address of matches as a page or a match', () => {
  const pages = [undefined, '3', '0', '99999999999999999999'].map(readMatchParam);
  expect(pages).toEqual([{ page: 1 }, { page: 3 }, { page: 1 }, { page: 1 }]);
  for (const match of ['9f2c6d10-4b1e', '3a', '-3']) expect(readMatchParam(match)).toEqual({ match });
});

test('reads a page that is no whole number from 1 on as the first', () => {
  expect(['4', '1e9', null, undefined, '0', '-2', '1.5', 'many'].map(readPage)).toEqual([
    4, 1e9, 1, 1, 1, 1, 1, 1,
  ]);
});
