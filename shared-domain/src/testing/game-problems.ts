import {
  coreModes,
  type Game,
  lowestTier,
  nextTier,
  offeredPlatforms,
  readMap,
  readMode,
  readSeason,
  readShard,
  readTier,
  tierBands,
  tierByPoints,
  titleByPoints,
} from '../game/index.ts';
import { type Localized, locales } from '../locale/index.ts';

/** Values from outside that must not break a page. */
const oddIds = ['', ' ', '–', '☃', '__proto__', 'constructor', '../..', '<b>', 'x'.repeat(500), '0', '-1'];
const oddPoints = [
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  -1,
  0,
  0.5,
  999.9,
  3400,
  1e9,
  Number.POSITIVE_INFINITY,
];

const isComplete = (text: Localized) => locales.every((locale) => text[locale]?.trim());

/**
 * Lists the problems of a game as sentences. Empty for a game that every area can show. A sibling site runs it in its
 * own tests, with one season id of each form: `expect(await gameProblems(arena, {seasons: ['arena.s1']})).toEqual([])`.
 */
export async function gameProblems(
  game: Game,
  samples: { readonly seasons: readonly string[] },
): Promise<readonly string[]> {
  const problems: string[] = [];
  const check = (isFine: boolean, sentence: string) => {
    if (!isFine) problems.push(sentence);
  };
  const { platforms, shards, modes, matchTypes, maps, tiers } = game;

  check(/^\/[a-z0-9-]+$/.test(game.basePath), 'basePath is one slash and a lower-case word: /arena');
  check(isComplete(game.name), 'the game has no name in some language');
  check(coreModes(game).length > 0, 'no mode has season stats: one needs the kind core');
  check(
    offeredPlatforms(game).some(({ id }) => id === game.defaultPlatform),
    'defaultPlatform is none of the platforms that the picker offers',
  );
  for (const [what, list] of Object.entries({ platforms, shards, modes, matchTypes, maps, tiers })) {
    const ids = new Set(list.map(({ id }) => id.toLowerCase()));
    check(ids.size === list.length, `two ${what} have the same id`);
    for (const { id, name } of list) check(isComplete(name), `${what}: ${id} has no name in some language`);
  }
  for (const { id, platform } of shards) {
    check(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), `shard ${id} is not lower case with dashes`);
    check(
      platforms.some((each) => each.id === platform),
      `shard ${id} has no platform ${platform}`,
    );
  }
  for (const { id, defaultRegion } of platforms) {
    const regions = shards
      .filter((shard) => shard.platform === id && shard.id !== id)
      .map((shard) => shard.id);
    check(
      readShard(game, id).isKnown && !readShard(game, id).isRegion,
      `platform ${id} has no shard of its own id`,
    );
    check(
      defaultRegion === null || regions.includes(defaultRegion),
      `the default region ${defaultRegion} is no region of ${id}`,
    );
  }
  for (const { id, size, shortName } of coreModes(game)) {
    check(size !== null && isComplete(shortName), `core mode ${id} has no size or short name`);
  }
  for (const { id, plate } of maps) check(plate !== '', `map ${id} has no plate`);

  for (const { id, mark } of tiers) check(mark !== '', `the tier ${id} has no mark`);
  check(isComplete(lowestTier(game).label), 'the game has no tiers');

  for (const id of [...samples.seasons, ...oddIds]) {
    const season = readSeason(game, id);
    check(isComplete(season.label), `season ${JSON.stringify(id)} has no label`);
    check(season.ladder.length > 0, `season ${JSON.stringify(id)} has no ladder`);
  }
  for (const season of samples.seasons.map((id) => readSeason(game, id))) {
    const { id, shortId, rankedViews, ladder, titles = [] } = season;
    check(season.isKnown && samples.seasons.includes(id), `season ${id} is not known`);
    check(readSeason(game, shortId).id === id, `season ${id} is another one after a way through an address`);
    check(
      rankedViews.every(({ size }) => coreModes(game).some((mode) => mode.size === size)),
      `season ${id} shows a size that no mode has`,
    );
    for (const divisions of [ladder, titles]) {
      for (const { tier } of divisions) {
        check(
          tiers.some((known) => known.id === tier),
          `season ${id} has divisions of a tier, and the game has no tier ${tier}`,
        );
      }
      const points = divisions.flatMap(({ from }) => from ?? []);
      check(
        points.every((from, index) => index === 0 || from > (points[index - 1] ?? from)),
        `the divisions of season ${id} are not in order, lowest first`,
      );
    }
    for (const some of oddPoints) {
      const next = nextTier(game, season, some);
      const shares = next ? [next.progress, next.tierProgress] : [];
      const found = [tierByPoints(game, season, some), titleByPoints(game, season, some)];
      check(
        found.every((tier) => tier === null || isComplete(tier.label)),
        `${some} points have no tier in ${id}`,
      );
      check(
        (!next || next.missing > 0) && shares.every((share) => share >= 0 && share <= 1),
        `${some} points of ${id} are outside of their own tier`,
      );
    }
    check(
      tierBands(game, season).every(({ tier }) => tier.isKnown),
      `a band of ${id} has no known tier`,
    );
  }

  const { weapon, vehicle, damageCauser } = await game.loadDictionaries();
  for (const id of oddIds) {
    const texts = [
      readMap(game, id).name,
      readMode(game, id).name,
      readTier(game, { tier: id, subTier: id }).label,
    ];
    const words = [weapon, vehicle, damageCauser].map((name) => name(id));
    check(
      texts.every(isComplete) && !words.includes(''),
      `something with the id ${JSON.stringify(id)} has no name`,
    );
  }

  const geography = await game.loadGeography?.();
  for (const id of geography ? maps.map((map) => map.id) : []) {
    const { size = 1, towns = [] } = geography?.[id.toLowerCase()] ?? {};
    check(new Set(towns.map((town) => town.id)).size === towns.length, `two towns of ${id} have the same id`);
    for (const { name, x, y, radius } of towns) {
      check(
        name !== '' && radius > 0 && Math.min(x, y) >= 0 && Math.max(x, y) <= size,
        `the town ${JSON.stringify(name)} of ${id} has no name or radius, or is outside of the map`,
      );
    }
  }
  return problems;
}
