import { type Locale, locales } from '../../locale/index.ts';
import type { Game, Named } from '../index.ts';
import { pubg } from './index.ts';
import { loadPubg } from './load-pubg.ts';

/** Reads everything that a page in one language shows of a game. */
const readNames = ({ seasons, tiers, ...game }: Game, locale: Locale) => {
  const namesOf = (list: readonly Named[]) => list.map(({ id, name }) => [id, name[locale]]);
  return {
    lists: [game.platforms, game.shards, game.modes, game.matchTypes, game.maps].map(namesOf),
    seasons: ['2017-beta', '2017-pre3', '2018-04', 'pc-2018-43', 'xbox-02', 'playstation-01', 'xb-pre1'].map(
      (id) => seasons.read(id).label[locale],
    ),
    tiers: [0, 500, 1500, 2500, 3500, 4500, 5500, 6500].map((points) => tiers.byPoints(points).label[locale]),
  };
};

test.each(locales)('names everything in %s as the game in all languages does', async (locale) => {
  expect(readNames(await loadPubg(locale), locale)).toEqual(readNames(pubg, locale));
});
