import { readSeason } from '@hotdrop/shared-domain/game';
import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { someModeStats, someRankedStats, someSeasonStats } from '@hotdrop/shared-domain/testing';
import { buildOverview, type ChoiceQuery, hasStats, type SeasonMode } from './season-overview.ts';

const free: ChoiceQuery = { perspective: null, mode: null };
const overview = (
  season: string,
  stats: Parameters<typeof someSeasonStats>[0],
  choice: Partial<ChoiceQuery> = {},
) => buildOverview(pubg, readSeason(pubg, season), someSeasonStats(stats), { ...free, ...choice });
const modes = (list: readonly SeasonMode[]) => list.map(({ mode, played }) => [mode.id, played !== null]);

describe('perspective', () => {
  test('is TPP if TPP was played', () => {
    const stats = { rankedStats: { squad: someRankedStats(), 'squad-fpp': someRankedStats() } };
    expect(overview('pc-2018-43', stats).perspective).toBe('tpp');
  });
  test('is FPP if all ranked games are FPP', () => {
    expect(overview('pc-2018-43', { rankedStats: { 'squad-fpp': someRankedStats() } }).perspective).toBe(
      'fpp',
    );
  });
  test.each(['pc-2018-43', 'pc-2018-06'])('follows normal play in %s without ranked games', (season) => {
    const stats = { rankedStats: {}, normalStats: { 'squad-fpp': someModeStats() } };
    expect(overview(season, stats).perspective).toBe('fpp');
  });
});

test('a requested mode that was played brings its perspective', () => {
  const stats = { rankedStats: { squad: someRankedStats(), 'duo-fpp': someRankedStats() } };
  expect(overview('pc-2018-43', stats, { mode: 'duo-fpp' })).toMatchObject({
    perspective: 'fpp',
    chosen: { mode: { id: 'duo-fpp' } },
  });
  expect(overview('pc-2018-43', stats, { mode: 'squad-fpp' }).perspective).toBe('tpp');
});

describe('ranked modes', () => {
  test('are squad and duo from season 36 on', () => {
    expect(modes(overview('pc-2018-36', {}).ranked)).toEqual([
      ['squad', true],
      ['duo', false],
    ]);
  });
  test('are squad and solo before season 36', () => {
    expect(modes(overview('pc-2018-35', { rankedStats: { solo: someRankedStats() } }).ranked)).toEqual([
      ['squad', false],
      ['solo', true],
    ]);
  });
  test.each(['pc-2018-06', '2018-04', '2017-pre3', 'xbox-02'])('do not exist in %s', (season) => {
    expect(overview(season, {}).ranked).toEqual([]);
  });
});

describe('old seasons', () => {
  const stats = { normalStats: { squad: someModeStats({ rankPoints: 3412.4 }) }, rankedStats: {} };
  test('take the tier from rank points', () => {
    const { chosen } = overview('2018-04', stats);
    expect(chosen?.played).toMatchObject({
      kind: 'normal',
      tier: { id: 'platinum' },
      points: 3412,
      title: null,
    });
  });
  test('add the survival title where the season had one', () => {
    expect(overview('pc-2018-03', stats).chosen?.played.title).toMatchObject({ id: 'skilled' });
  });
  test('have no tier if the points are not known', () => {
    const unknown = { normalStats: { squad: someModeStats({ rankPoints: null }) }, rankedStats: {} };
    expect(overview('2018-04', unknown).chosen?.played).toMatchObject({ tier: null, points: null });
  });
});

describe('the mode with detailed stats', () => {
  const rankedStats = { squad: someRankedStats(), duo: someRankedStats({ wins: 1 }) };
  test("is the season's main ranked mode", () => {
    expect(overview('pc-2018-43', { rankedStats }).chosen?.mode.id).toBe('squad');
  });
});

test('hasStats is false for a season without modes', () => {
  expect(hasStats(someSeasonStats({ normalStats: {}, rankedStats: {} }))).toBe(false);
  expect(hasStats(someSeasonStats())).toBe(true);
});
