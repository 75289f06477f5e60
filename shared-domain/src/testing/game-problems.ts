import { coreModes, type Game, offeredPlatforms, readMap, readMode } from '../game/index.ts';
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
  const { platforms, shards, modes, matchTypes, maps, seasons, tiers } = game;

  check(/^\/[a-z0-9-]+$/.test(game.basePath), 'basePath is one slash and a lower-case word: /arena');
  check(isComplete(game.name), 'the game has no name in some language');
  check(coreModes(game).length > 0, 'no mode has season stats: one needs the kind core');
  check(
    offeredPlatforms(game).some(({ id }) => id === game.defaultPlatform),
    'defaultPlatform is none of the platforms that the picker offers',
  );
  for (const [what, list] of Object.entries({ platforms, shards, modes, matchTypes, maps })) {
    const ids = new Set(list.map(({ id }) => id.toLowerCase()));
    check(ids.size === list.length, `two ${what} have the same id`);
    for (const { id, name, isKnown } of list) {
      check(
        isComplete(name) && isKnown,
        `${what}: ${id} has no name in some language, or says that it is unknown`,
      );
    }
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
      .filter((shard) => shard.isRegion && shard.platform === id)
      .map((shard) => shard.id);
    check(
      shards.some((shard) => shard.id === id && !shard.isRegion),
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

  for (const id of [...samples.seasons, ...oddIds]) {
    const season = seasons.read(id);
    check(isComplete(season.label), `season ${JSON.stringify(id)} has no label`);
    check(
      seasons.read(season.shortId).shortId === season.shortId,
      `season ${JSON.stringify(id)} changes when it is read twice`,
    );
  }
  for (const season of samples.seasons.map(seasons.read)) {
    const { id, shortId, rankedViews } = season;
    check(season.isKnown && samples.seasons.includes(id), `season ${id} is not known`);
    check(seasons.read(shortId).id === id, `season ${id} is another one after a way through an address`);
    check(season.hasRanked || rankedViews.length === 0, `season ${id} shows ranked play it lacks`);
    check(
      rankedViews.every(({ size }) => coreModes(game).some((mode) => mode.size === size)),
      `season ${id} shows a size that no mode has`,
    );

    const bands = tiers.bands(season);
    for (const [index, { tier, from, to }] of bands.entries()) {
      check(to === null || to > from, `${tier.id} ${tier.division} of ${id} ends before it begins`);
      check(to === (bands[index + 1]?.from ?? null), `there is a gap above ${tier.id} ${tier.division}`);
    }
    const points = Array.from({ length: 100 }, (_, step) => step * 100);
    for (const tier of [
      ...tiers.ranked(season).map((rank) => tiers.read({ tier: rank.id, subTier: '' })),
      ...bands.map((band) => band.tier),
      ...points.flatMap((some) => [tiers.byPoints(some), tiers.title(season, some) ?? []].flat()),
    ]) {
      check(
        isComplete(tier.name) && isComplete(tier.label) && tier.mark !== '' && tier.isKnown,
        `the tier ${tier.id} of ${id} has no name in some language, or no mark`,
      );
    }
    for (const some of oddPoints) {
      const next = tiers.next(season, some);
      const shares = next ? [next.progress, next.tierProgress] : [];
      check(isComplete(tiers.byPoints(some).label), `${some} points have no tier`);
      check(
        (!next || next.missing > 0) && shares.every((share) => share >= 0 && share <= 1),
        `${some} points of ${id} are outside of their own tier`,
      );
    }
  }

  const { weapon, vehicle, damageCauser } = await game.loadDictionaries();
  for (const id of oddIds) {
    const texts = [
      readMap(game, id).name,
      readMode(game, id).name,
      tiers.read({ tier: id, subTier: id }).label,
    ];
    const words = [weapon, vehicle, damageCauser].map((name) => name(id));
    check(
      texts.every(isComplete) && !words.includes(''),
      `something with the id ${JSON.stringify(id)} has no name`,
    );
  }

  const geography = await game.loadGeography?.();
  for (const id of geography ? maps.map((map) => map.id) : []) {
    const { size = 1, towns = [] } = geography?.map(id) ?? {};
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
