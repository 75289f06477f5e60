import { readSeason } from '@hotdrop/shared-domain/game';
import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { arena, aSeason } from '@hotdrop/shared-domain/testing';
import { seasonIds } from '../testing/profile-site.ts';
import { chooseDefaultSeason, listSeasonChoices } from './season-choices.ts';

const read = (part: string) => readSeason(pubg, part);
const currentSeason = read('pc-2018-43').id;
const parts = (seasons: readonly { readonly shortId: string }[]) => seasons.map(({ shortId }) => shortId);
const seasons = seasonIds('pc-2018-43', 'pc-2018-42', 'pc-2018-41', 'pc-2018-06', '2018-04');

test('sorts the season of the address among the others even without games', () => {
  const few = seasonIds('pc-2018-43', 'pc-2018-30', '2018-04');
  const shown = (part: string) => parts(listSeasonChoices(pubg, { seasons: few, currentSeason }, read(part)));
  expect(shown('pc-2018-41')).toEqual(['pc-2018-43', 'pc-2018-41', 'pc-2018-30', '2018-04']);
  expect(shown('pc-2018-02')).toEqual(['pc-2018-43', 'pc-2018-30', 'pc-2018-02', '2018-04']);
});

test('sorts seasons of another game', () => {
  const [known, one] = [[aSeason({ id: 'arena.s7' }), aSeason({ id: 'arena.s2' })], readSeason(arena, 's4')];
  const choices = listSeasonChoices(arena, { seasons: known, currentSeason: 'arena.s8' }, one);
  expect(parts(choices)).toEqual(['s8', 's7', 's4', 's2']);
});

test('chooses the current season, or the newest one of the player', () => {
  expect(chooseDefaultSeason(pubg, { seasons, currentSeason })?.shortId).toBe('pc-2018-43');
  expect(chooseDefaultSeason(pubg, { seasons: seasonIds('pc-2018-12'), currentSeason: null })?.shortId).toBe(
    'pc-2018-12',
  );
});
