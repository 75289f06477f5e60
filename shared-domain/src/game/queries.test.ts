import { arena, someModeStats, someRankedStats } from '../testing/index.ts';
import { coreModes, defaultPerspective, modeId, rankedViewsOf, sameMapIds } from './index.ts';
import { pubg } from './pubg/index.ts';

const season = pubg.seasons.read('pc-2018-43');
const beta = pubg.seasons.read('2018-04');
const survival = pubg.seasons.read('pc-2018-06');
const ranked = someRankedStats();
const normal = someModeStats();

test.each([
  ['TPP when nothing was played', season, {}, {}, 'tpp'],
  ['TPP when both were played', season, {}, { squad: ranked, 'squad-fpp': ranked }, 'tpp'],
  ['FPP when no ranked TPP was played but FPP was', season, { squad: normal }, { 'duo-fpp': ranked }, 'fpp'],
  ['FPP when only FPP was played, without ranked games', season, { 'squad-fpp': normal }, {}, 'fpp'],
  ['TPP when "All" was played', season, {}, { all: ranked, 'squad-fpp': ranked }, 'tpp'],
  [
    'FPP when the ranked TPP games are in a mode that is not shown',
    season,
    {},
    { solo: ranked, 'duo-fpp': ranked },
    'fpp',
  ],
  ['FPP in a survival season by its normal play', survival, { 'solo-fpp': normal }, {}, 'fpp'],
  ['FPP in a beta season by its normal play', beta, { 'solo-fpp': normal }, {}, 'fpp'],
  ['TPP in a beta season by its normal play', beta, { solo: normal }, { 'solo-fpp': ranked }, 'tpp'],
] as const)('the perspective is %s', (_, shown, normalStats, rankedStats, perspective) => {
  expect(defaultPerspective(pubg, shown, { normalStats, rankedStats })).toBe(perspective);
});

test('after season 36 shows squad and duo, with all modes as the fallback for squad', () => {
  const all = someRankedStats({ kills: 7 });
  expect(rankedViewsOf(pubg, season, { all }, 'tpp')).toEqual([
    { mode: 'all', stats: all },
    { mode: 'duo', stats: null },
  ]);
  expect(rankedViewsOf(pubg, season, { all, 'squad-fpp': ranked }, 'fpp')).toEqual([
    { mode: 'squad-fpp', stats: ranked },
    { mode: 'duo-fpp', stats: null },
  ]);
  expect(rankedViewsOf(pubg, season, {}, 'tpp')[0]).toEqual({ mode: 'squad', stats: null });
});

test('before season 36 shows squad and solo, without a fallback', () => {
  const before = pubg.seasons.read('pc-2018-20');
  expect(rankedViewsOf(pubg, before, { solo: ranked, all: ranked }, 'tpp')).toEqual([
    { mode: 'squad', stats: null },
    { mode: 'solo', stats: ranked },
  ]);
});

test('leaves out a view of a size that the game does not have', () => {
  const odd = { ...season, rankedViews: [{ size: 'legion', fallback: null }] };
  expect(rankedViewsOf(pubg, odd, {}, 'tpp')).toEqual([]);
});

test('a game without perspectives has the same modes in each', () => {
  expect(modeId(arena, 'duel', 'fpp')).toBe('duel');
  expect(coreModes(arena, 'tpp')).toEqual(coreModes(arena));
  expect(rankedViewsOf(arena, arena.seasons.read('s1'), { duel: ranked }, 'fpp')).toEqual([
    { mode: 'duel', stats: ranked },
  ]);
});

test.each([
  ['Italy_Main', ['Italy_Main', 'Italy_TDM_Main']],
  ['Baltic_Main', ['Baltic_Main', 'Erangel_Main']],
  ['Tomorrow_Main', ['Tomorrow_Main']],
])('%s has the same name as %j', (id, ids) => {
  expect(sameMapIds(pubg, id)).toEqual(ids);
});
