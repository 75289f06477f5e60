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

test.each(['2018-04', null])('offers every core mode where a season (%s) ranks none', (season) => {
  expect(ids(season)).toHaveLength(6);
});
