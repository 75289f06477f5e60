import fc from 'fast-check';
import { locales } from '../../locale/index.ts';
import { readSeason } from '../index.ts';
import { pubg } from './index.ts';

const prefix = pubg.seasonPrefix;
const read = (id: string) => readSeason(pubg, id);

test.each([
  ['2017-beta', '2017', null, '2017 Beta Season'],
  ['2017-pre6', '2017', 6, '2017 Early Access Season 6'],
  ['2018-09', '2018', 9, '2018 Beta Season 9'],
  ['pc-2018-06', 'survival', 6, 'Season 6'],
  ['pc-2018-07', 'ranked', 7, 'Season 7'],
  ['pc-2018-43', 'ranked', 43, 'Season 43'],
  ['console-06', 'past', 6, 'Season 6'],
  ['console-107', 'ranked', 107, 'Season 107'],
  ['xbox-02', 'past', 2, 'Xbox Season 2'],
  ['playstation-01', 'past', 1, 'PS Season 1'],
  ['xb-pre1', 'past', 1, 'Xbox Preview season 1'],
])('reads %s as a %s season with number %s', (id, group, number, en) => {
  for (const spelling of [id, prefix + id, id.toUpperCase(), ` ${prefix.toUpperCase()}${id} `]) {
    const season = { id: prefix + id, shortId: id, group, number, label: { en }, isKnown: true };
    expect(read(spelling)).toMatchObject(season);
  }
});

test.each([
  ['2017-pre3', { isByRegion: true, hasRanked: false }],
  ['2018-04', { isByRegion: true, hasRanked: false }],
  ['xbox-01', { isByRegion: false, hasRanked: false }],
  ['console-06', { isByRegion: false, hasRanked: false }],
  ['pc-2018-06', { isByRegion: false, hasRanked: false }],
  ['pc-2018-07', { isByRegion: false, hasRanked: true }],
])('%s is shown as its kind is', (id, kind) => {
  expect(read(id)).toMatchObject(kind);
});

test('the ranked views of a season show what was ranked then', () => {
  const newest = [
    { size: 'squad', fallback: 'all' },
    { size: 'duo', fallback: null },
  ];
  expect(read('pc-2018-06').rankedViews).toEqual([]);
  expect(read('pc-2018-35').rankedViews).toEqual([
    { size: 'squad', fallback: null },
    { size: 'solo', fallback: null },
  ]);
  for (const id of ['pc-2018-36', 'console-43']) expect(read(id).rankedViews).toEqual(newest);
});

test.each(['2018-00', '2018-1', '2017-pre0', 'xxpc-2018-01', 'pc-2018-01x', 'lifetime', 'pc-2018-1000'])(
  'shows %s, which has no known form, unchanged and as newer than all others',
  (id) => {
    expect(read(prefix + id)).toMatchObject({
      id: prefix + id,
      shortId: id,
      label: { en: id, ja: id },
      number: null,
      group: 'ranked',
      hasRanked: true,
      rankedViews: read('pc-2018-43').rankedViews,
      isKnown: false,
    });
  },
);

test('any input gives a season with a label in every language, which reads the same again', () => {
  const input = fc.oneof(
    fc.string(),
    fc.string().map((text) => prefix + text),
  );
  fc.assert(
    fc.property(input, (id) => {
      const season = read(id);
      expect(locales.every((locale) => season.label[locale] !== '')).toBe(true);
      expect(read(season.shortId).shortId).toBe(season.shortId);
    }),
  );
});

test('every number from 1 on has a season of its own', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), (number) => {
      const season = read(`pc-2018-${String(number).padStart(2, '0')}`);
      expect(season).toMatchObject({ number, isKnown: true, hasRanked: number >= 7 });
    }),
  );
});
