import { arena, someModeStats, someRankedStats } from '../testing/index.ts';
import {
  coreModes,
  defaultPerspective,
  modeId,
  rankedModes,
  rankedViewsOf,
  readMode,
  readSeason,
  sameMapIds,
} from './index.ts';
import { pubg } from './pubg/index.ts';

const season = readSeason(pubg, 'pc-2018-43');
const beta = readSeason(pubg, '2018-04');
const survival = readSeason(pubg, 'pc-2018-06');
const ranked = someRankedStats();
const normal = someModeStats();

test.each([
  ['TPP when nothing was played', season, {}, {}, 'tpp'],
  ['TPP when both were played', season, {}, { squad: ranked, 'squad-fpp': ranked }, 'tpp'],
  ['FPP when no ranked TPP was played but FPP was', season, { squad: normal }, { 'duo-fpp': ranked }, 'fpp'],
  ['FPP when only FPP was played, without ranked games', season, { 'squad-fpp': normal }, {}, 'fpp'],
  ['TPP when "All" was played', season, {}, { all: ranked, 'squad-fpp': ranked }, 'tpp'],
  ['FPP when ranked TPP was in a hidden mode', season, {}, { solo: ranked, 'duo-fpp': ranked }, 'fpp'],
  ['FPP in a survival season by its normal play', survival, { 'solo-fpp': normal }, {}, 'fpp'],
  ['TPP in a beta season by its normal play', beta, { solo: normal }, { 'solo-fpp': ranked }, 'tpp'],
] as const)('the perspective is %s', (_, shown, normalStats, rankedStats, perspective) => {
  expect(defaultPerspective(pubg, shown, { normalStats, rankedStats })).toBe(perspective);
});

test('after season 36 shows squad and duo, with all modes as the fallback for squad', () => {
  const all = someRankedStats({ kills: 7 });
  const views = (stats: Record<string, typeof ranked>, perspective: 'tpp' | 'fpp') =>
    rankedViewsOf(pubg, season, stats, perspective).map((view) => [view.mode, view.stats]);
  expect(views({ all }, 'tpp')).toEqual([
    ['all', all],
    ['duo', null],
  ]);
  expect(views({ all, 'squad-fpp': ranked }, 'fpp')).toEqual([
    ['squad-fpp', ranked],
    ['duo-fpp', null],
  ]);
});

test('before season 36 shows squad and solo, without a fallback', () => {
  const before = readSeason(pubg, 'pc-2018-20');
  expect(rankedViewsOf(pubg, before, { solo: ranked, all: ranked }, 'tpp')).toEqual([
    { mode: 'squad', stats: null },
    { mode: 'solo', stats: ranked },
  ]);
});

test('a game without perspectives has the same modes in each', () => {
  expect(modeId(arena, 'duel', 'fpp')).toBe('duel');
  expect(coreModes(arena, 'tpp')).toEqual(coreModes(arena));
});

test('a thing is the same object each time, so that components can compare it', () => {
  expect(readMode(pubg, 'squad')).toBe(readMode(pubg, 'SQUAD'));
  expect(readSeason(pubg, 'pc-2018-43')).toBe(readSeason(pubg, 'division.bro.official.pc-2018-43'));
});

test('maps of the same name belong together', () => {
  expect(sameMapIds(pubg, 'Baltic_Main')).toEqual(['Baltic_Main', 'Erangel_Main']);
  expect(sameMapIds(pubg, 'Tomorrow_Main')).toEqual(['Tomorrow_Main']);
});

test('offers the ranked modes of a season in both perspectives, or all modes', () => {
  const ids = (id: string) => rankedModes(pubg, readSeason(pubg, id)).map((mode) => mode.id);
  expect(ids('pc-2018-43')).toEqual(['squad', 'duo', 'squad-fpp', 'duo-fpp']);
  expect(ids('pc-2018-30')).toEqual(['squad', 'solo', 'squad-fpp', 'solo-fpp']);
  expect(ids('2018-04')).toHaveLength(6);
  expect(rankedModes(pubg, null).map((mode) => mode.id)).toEqual(ids('pc-2018-43'));
});
