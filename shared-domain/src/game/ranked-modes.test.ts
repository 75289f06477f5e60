import { rankedModes } from './index.ts';
import { pubg } from './pubg/index.ts';

const ids = (season: string | null) =>
  rankedModes(pubg, season === null ? null : pubg.seasons.read(season)).map(({ id }) => id);

test.each([
  ['pc-2018-43', ['squad', 'duo', 'squad-fpp', 'duo-fpp']],
  ['pc-2018-30', ['squad', 'solo', 'squad-fpp', 'solo-fpp']],
])('offers the ranked modes of %s, in both perspectives', (season, modes) => {
  expect(ids(season)).toEqual(modes);
});

test('offers every core mode in a season without ranked modes', () => {
  expect(ids('2018-04')).toHaveLength(6);
});

test('offers the newest season’s ranked modes when the current season is unknown', () => {
  expect(ids(null)).toEqual(ids('pc-2018-43'));
});
