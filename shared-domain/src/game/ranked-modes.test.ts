import { rankedModes } from './index.ts';
import { pubg } from './pubg/index.ts';

const ids = (season: string | null) =>
  rankedModes(pubg, season === null ? null : pubg.seasons.read(season)).map(({ id }) => id);

test.each([
  ['pc-2018-43', ['squad', 'duo', 'squad-fpp', 'duo-fpp']],
  ['pc-2018-30', ['squad', 'solo', 'squad-fpp', 'solo-fpp']],
])('offers what %s ranks, in both perspectives', (season, modes) => {
  expect(ids(season)).toEqual(modes);
});

test('offers every core mode where a season ranks none', () => {
  expect(ids('2018-04')).toHaveLength(6);
});

test('offers what the newest season ranks where nobody says which one runs', () => {
  expect(ids(null)).toEqual(ids('pc-2018-43'));
});
