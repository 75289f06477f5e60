import fc from 'fast-check';
import { locales } from '../../locale/index.ts';
import { pubg } from './index.ts';

const { read, prefix } = pubg.seasons;
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String(from + step).padStart(2, '0'));

test('whole ids begin with the game’s prefix', () => {
  expect(prefix).toBe('division.bro.official.');
});

test.each([
  ...[1, 2, 3, 4, 5, 6].map((n) => [`2017-pre${n}`, '2017', n, `2017 Early Access Season ${n}`] as const),
  ...numbers(1, 9).map((n) => [`2018-${n}`, '2018', Number(n), `2018 Beta Season ${Number(n)}`] as const),
  ...numbers(1, 6).map((n) => [`pc-2018-${n}`, 'survival', Number(n), `Season ${Number(n)}`] as const),
  ...numbers(7, 38).map((n) => [`pc-2018-${n}`, 'ranked', Number(n), `Season ${Number(n)}`] as const),
  ...numbers(3, 6).map((n) => [`console-${n}`, 'past', Number(n), `Season ${Number(n)}`] as const),
  ...numbers(7, 38).map((n) => [`console-${n}`, 'ranked', Number(n), `Season ${Number(n)}`] as const),
  ['xbox-01', 'past', 1, 'Xbox Season 1'] as const,
  ['xbox-02', 'past', 2, 'Xbox Season 2'] as const,
  ['playstation-01', 'past', 1, 'PS Season 1'] as const,
  ['playstation-02', 'past', 2, 'PS Season 2'] as const,
  ['xb-pre1', 'past', 1, 'Xbox Preview season 1'] as const,
  ['pc-2018-43', 'ranked', 43, 'Season 43'] as const,
  ['console-107', 'ranked', 107, 'Season 107'] as const,
])('reads %s as a %s season with number %i', (id, group, number, en) => {
  for (const spelling of [id, prefix + id, id.toUpperCase(), ` ${prefix.toUpperCase()}${id} `]) {
    expect(read(spelling)).toMatchObject({
      id: prefix + id,
      shortId: id,
      group,
      number,
      label: { en },
      isKnown: true,
    });
  }
});

test('labels a season in every language', () => {
  expect(read('pc-2018-43').label).toEqual({
    ko: '시즌 43',
    en: 'Season 43',
    'zh-tw': '第 43 賽季',
    'zh-cn': '第 43 赛季',
    ja: 'シーズン43',
  });
});

test('puts the year where each language has it', () => {
  expect(read('2018-09').label).toEqual({
    ko: '2018 베타 시즌 9',
    en: '2018 Beta Season 9',
    'zh-tw': '2018 測試賽季 9',
    'zh-cn': '2018 测试赛季 9',
    ja: '2018年βシーズン9',
  });
});

test('reads the first season, which has no number', () => {
  expect(read('2017-beta')).toMatchObject({
    id: 'division.bro.official.2017-beta',
    group: '2017',
    number: null,
    label: { en: '2017 Beta Season' },
    isByRegion: true,
    isKnown: true,
  });
});

test.each([
  ['2017-pre3', { isByRegion: true, isOldStyle: true, hasRanked: false }],
  ['2018-04', { isByRegion: true, isOldStyle: true, hasRanked: false }],
  ['xbox-01', { isByRegion: false, isOldStyle: true, hasRanked: false }],
  ['console-06', { isByRegion: false, isOldStyle: true, hasRanked: false }],
  ['pc-2018-06', { isByRegion: false, isOldStyle: true, hasRanked: false }],
  ['pc-2018-07', { isByRegion: false, isOldStyle: false, hasRanked: true }],
])('%s is shown as its kind is', (id, kind) => {
  expect(read(id)).toMatchObject(kind);
});

test.each([
  ['pc-2018-06', []],
  [
    'pc-2018-35',
    [
      { size: 'squad', fallback: null },
      { size: 'solo', fallback: null },
    ],
  ],
  [
    'pc-2018-36',
    [
      { size: 'squad', fallback: 'all' },
      { size: 'duo', fallback: null },
    ],
  ],
  [
    'console-43',
    [
      { size: 'squad', fallback: 'all' },
      { size: 'duo', fallback: null },
    ],
  ],
])('the ranked view of %s shows what was ranked then', (id, views) => {
  expect(read(id).rankedViews).toEqual(views);
});

test.each([
  '2018-00',
  '2018-1',
  '2017-pre0',
  'pc-2018-0',
  'xxpc-2018-01',
  'pc-2018-01x',
  'lifetime',
  'pc-2018-1000',
])('shows %s, which has no known form, unchanged and as newer than all others', (id) => {
  expect(read(prefix + id)).toMatchObject({
    id: prefix + id,
    shortId: id,
    label: { en: id, ja: id },
    number: null,
    group: 'ranked',
    isOldStyle: false,
    isByRegion: false,
    hasRanked: true,
    rankedViews: [
      { size: 'squad', fallback: 'all' },
      { size: 'duo', fallback: null },
    ],
    isKnown: false,
  });
});

test('keeps an unknown id without the prefix as it was', () => {
  expect(read('Lifetime')).toMatchObject({ id: 'Lifetime', shortId: 'lifetime' });
});

test('any input gives a season with a label in every language, which reads the same again', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => prefix + text),
      ),
      (id) => {
        const season = read(id);
        expect(locales.every((locale) => season.label[locale] !== '')).toBe(true);
        expect(read(season.shortId).shortId).toBe(season.shortId);
      },
    ),
  );
});

test('every number from 1 on has a season of its own', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), (number) => {
      const season = read(`pc-2018-${String(number).padStart(2, '0')}`);
      expect(season).toMatchObject({ number, isKnown: true });
      expect(season.hasRanked).toBe(number >= 7);
    }),
  );
});
