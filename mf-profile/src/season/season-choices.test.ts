import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { arena, aSeason } from '@hotdrop/shared-domain/testing';
import { seasonIds } from '../testing/profile-site.ts';
import { chooseDefaultSeason, listSeasonChoices } from './season-choices.ts';

const read = (part: string) => pubg.seasons.read(part);
const running = read('pc-2018-43').id;
const parts = (seasons: readonly { readonly shortId: string }[]) => seasons.map(({ shortId }) => shortId);
const seasons = seasonIds('pc-2018-43', 'pc-2018-42', 'pc-2018-41', 'pc-2018-06', '2018-04');

test('the three newest seasons are tabs, the newest first; older ones are a list', () => {
  const { recent, past } = listSeasonChoices(pubg, { seasons, running }, null);
  expect(parts(recent)).toEqual(['pc-2018-43', 'pc-2018-42', 'pc-2018-41']);
  expect(parts(past)).toEqual(['pc-2018-06', '2018-04']);
});

test('the running season is a tab even when the player has not played it', () => {
  const { recent } = listSeasonChoices(pubg, { seasons: seasonIds('pc-2018-40'), running }, null);
  expect(parts(recent)).toEqual(['pc-2018-43', 'pc-2018-40']);
});

test('a season that the address names has its place among the choices even when it was not played', () => {
  const few = seasonIds('pc-2018-43', 'pc-2018-30', 'pc-2018-20', '2018-04');
  const shown = (part: string) => {
    const { recent, past } = listSeasonChoices(pubg, { seasons: few, running }, read(part));
    return [parts(recent), parts(past)];
  };
  expect(shown('pc-2018-41')).toEqual([
    ['pc-2018-43', 'pc-2018-41', 'pc-2018-30'],
    ['pc-2018-20', '2018-04'],
  ]);
  expect(shown('pc-2018-02')).toEqual([
    ['pc-2018-43', 'pc-2018-30', 'pc-2018-20'],
    ['pc-2018-02', '2018-04'],
  ]);
});

test('a season that the address names is among the choices, whatever it is', () => {
  const { recent } = listSeasonChoices(pubg, { seasons, running }, read('season-of-tomorrow'));
  expect(parts(recent)).toContain('season-of-tomorrow');
});

test('seasons of another game have their places, too', () => {
  const [known, one] = [[aSeason({ id: 'arena.s7' }), aSeason({ id: 'arena.s2' })], arena.seasons.read('s4')];
  const { recent } = listSeasonChoices(arena, { seasons: known, running: 'arena.s8' }, one);
  expect(parts(recent)).toEqual(['s8', 's7', 's4']);
});

test('a player without seasons, on a platform without one, has no choice', () => {
  expect(listSeasonChoices(pubg, { seasons: [], running: null }, null)).toEqual({ recent: [], past: [] });
  expect(chooseDefaultSeason(pubg, { seasons: [], running: null })).toBeNull();
});

test('a page without a season shows the running one, or the newest that was played', () => {
  expect(chooseDefaultSeason(pubg, { seasons, running })?.shortId).toBe('pc-2018-43');
  expect(chooseDefaultSeason(pubg, { seasons: seasonIds('pc-2018-12'), running: null })?.shortId).toBe(
    'pc-2018-12',
  );
});
