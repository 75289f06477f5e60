import {
  coreModes,
  type Game,
  type Named,
  offeredPlatforms,
  readMap,
  readMode,
  type Season,
  type TierLabel,
} from '../game/index.ts';
import { type Localized, locales } from '../locale/index.ts';

export interface GameSamples {
  /** One season id of each form that the game has. */
  readonly seasons: readonly string[];
}

/** Values from outside that must not break a page. */
const odd = [
  '',
  ' ',
  '–',
  '☃',
  '__proto__',
  'constructor',
  'toString',
  '../..',
  '<b>',
  'x'.repeat(500),
  '0',
  '-1',
];
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

/**
 * Lists the problems of a game as sentences. Empty for a game that every area can show. A sibling site runs it in its
 * own tests: `expect(await gameProblems(arena, {seasons: ['arena.s1']})).toEqual([])`.
 */
export async function gameProblems(game: Game, samples: GameSamples): Promise<readonly string[]> {
  return [
    ...shape(game),
    ...references(game),
    ...Object.entries({
      platforms: game.platforms,
      shards: game.shards,
      modes: game.modes,
      matchTypes: game.matchTypes,
      maps: game.maps,
    }).flatMap(([what, list]) => listProblems(what, list)),
    ...game.maps.flatMap(({ id, plate }) => problem(plate !== '', `map ${id} has no plate`)),
    ...seasonProblems(game, samples.seasons),
    ...samples.seasons.flatMap((id) => labelProblems(game, game.seasons.read(id))),
    ...tierProblems(game, samples.seasons),
    ...(await dictionaryProblems(game)),
    ...(await geographyProblems(game)),
  ];
}

const problem = (isFine: boolean, sentence: string): readonly string[] => (isFine ? [] : [sentence]);

const isComplete = (text: Localized) => locales.every((locale) => text[locale]?.trim());

const shape = (game: Game) => [
  ...problem(/^\/[a-z0-9-]+$/.test(game.basePath), 'basePath is one slash and a lower-case word: /arena'),
  ...problem(isComplete(game.name), 'the game has no name in some language'),
  ...problem(coreModes(game).length > 0, 'no mode has season figures: one needs the kind core'),
  ...problem(
    offeredPlatforms(game).some(({ id }) => id === game.defaultPlatform),
    'defaultPlatform is none of the platforms that the picker offers',
  ),
  ...odd.flatMap((id) =>
    problem(
      isComplete(readMap(game, id).name) && isComplete(readMode(game, id).name),
      `an unknown map or mode ${JSON.stringify(id)} has no name`,
    ),
  ),
];

const references = (game: Game) => [
  ...game.shards.flatMap((shard) => [
    ...problem(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(shard.id), `shard ${shard.id} is not lower case with dashes`),
    ...problem(
      game.platforms.some(({ id }) => id === shard.platform),
      `shard ${shard.id} belongs to the platform ${shard.platform}, which the game does not have`,
    ),
  ]),
  ...game.platforms.flatMap(({ id, defaultRegion }) => [
    ...problem(
      game.shards.some((shard) => shard.id === id && !shard.isRegion),
      `platform ${id} has no shard of its own id`,
    ),
    ...problem(
      defaultRegion === null ||
        game.shards.some((shard) => shard.id === defaultRegion && shard.isRegion && shard.platform === id),
      `the default region ${defaultRegion} is no region of ${id}`,
    ),
  ]),
  ...coreModes(game).flatMap((mode) =>
    problem(
      mode.size !== null && isComplete(mode.shortName),
      `core mode ${mode.id} has no size or short name`,
    ),
  ),
];

const listProblems = (what: string, list: readonly Named[]) => [
  ...problem(
    new Set(list.map(({ id }) => id.toLowerCase())).size === list.length,
    `two ${what} have the same id`,
  ),
  ...list.flatMap(({ id, name, isKnown }) => [
    ...problem(isComplete(name), `${what}: ${id} has no name in some language`),
    ...problem(isKnown, `${what}: ${id} is listed and says that it is unknown`),
  ]),
];

const seasonProblems = (game: Game, samples: readonly string[]) => [
  ...[...samples, ...odd].flatMap((id) => {
    const season = game.seasons.read(id);
    const again = game.seasons.read(season.shortId);
    return [
      ...problem(isComplete(season.label), `season ${JSON.stringify(id)} has no label`),
      ...problem(
        again.shortId === season.shortId,
        `season ${JSON.stringify(id)} changes when it is read twice`,
      ),
    ];
  }),
  ...samples.flatMap((id) => {
    const season = game.seasons.read(id);
    const isSame = season.id === id && game.seasons.read(season.shortId).id === id;
    return [
      ...problem(season.isKnown, `season ${id} is not known`),
      ...problem(isSame, `season ${id} is another one after a way through an address`),
      ...problem(
        season.hasRanked || season.rankedViews.length === 0,
        `season ${id} shows ranked play it lacks`,
      ),
      ...season.rankedViews.flatMap(({ size }) =>
        problem(
          coreModes(game).some((mode) => mode.size === size),
          `season ${id} shows ${size}, which is no size of a mode`,
        ),
      ),
    ];
  }),
];

/** All tier labels of a season: of its ladder, its bands, and its points. */
function tierLabels({ tiers }: Game, season: Season): readonly TierLabel[] {
  const points = Array.from({ length: 100 }, (_, step) => step * 100);
  return [
    ...tiers.ranked(season).map(({ id }) => tiers.read({ tier: id, subTier: '' })),
    ...tiers.bands(season).map(({ tier }) => tier),
    ...points.flatMap((some) => [tiers.byPoints(some), tiers.title(season, some) ?? []].flat()),
  ];
}

const labelProblems = (game: Game, season: Season) =>
  tierLabels(game, season).flatMap(({ id, name, label, mark, isKnown }) =>
    problem(
      isComplete(name) && isComplete(label) && mark !== '' && isKnown,
      `the tier ${id} of ${season.id} has no name in some language, or no mark`,
    ),
  );

const tierProblems = (game: Game, samples: readonly string[]) => [
  ...odd.flatMap((tier) =>
    problem(
      isComplete(game.tiers.read({ tier, subTier: tier }).label),
      `tier ${JSON.stringify(tier)} has no label`,
    ),
  ),
  ...samples
    .map((id) => game.seasons.read(id))
    .flatMap((season) => [
      ...game.tiers
        .bands(season)
        .flatMap(({ tier, from, to }, place, all) => [
          ...problem(
            to === null || to > from,
            `${tier.id} ${tier.division} of ${season.id} ends before it begins`,
          ),
          ...problem(
            to === (all[place + 1]?.from ?? null),
            `there is a gap above ${tier.id} ${tier.division}`,
          ),
        ]),
      ...oddPoints.flatMap((points) => {
        const next = game.tiers.next(season, points);
        const shares = next ? [next.progress, next.tierProgress] : [];
        return [
          ...problem(isComplete(game.tiers.byPoints(points).label), `${points} points have no tier`),
          ...problem(
            !next || next.missing > 0,
            `${points} points of ${season.id} miss nothing to the next tier`,
          ),
          ...problem(
            shares.every((share) => share >= 0 && share <= 1),
            `${points} points of ${season.id} are outside of their own tier`,
          ),
        ];
      }),
    ]),
];

async function dictionaryProblems(game: Game) {
  const { weapon, vehicle, damageCauser } = await game.loadDictionaries();
  return odd.flatMap((id) =>
    problem(
      [weapon, vehicle, damageCauser].every((name) => name(id) !== ''),
      `the dictionaries have no word for ${JSON.stringify(id)}`,
    ),
  );
}

async function geographyProblems(game: Game) {
  const geography = await game.loadGeography?.();
  if (!geography) return [];
  return [...game.maps.map(({ id }) => id), ...odd].flatMap((id) => {
    const { size = 1, towns = [] } = geography.map(id) ?? {};
    return [
      ...problem(size > 0, `map ${id} has no size`),
      ...problem(
        new Set(towns.map((town) => town.id)).size === towns.length,
        `two towns of ${id} have the same id`,
      ),
      ...towns.flatMap(({ name, x, y, radius }) =>
        problem(
          name !== '' && radius > 0 && Math.min(x, y) >= 0 && Math.max(x, y) <= size,
          `the town ${JSON.stringify(name)} of ${id} has no name or radius, or is outside of the map`,
        ),
      ),
    ];
  });
}
