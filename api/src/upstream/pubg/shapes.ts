import { matchMemberSchema, modeStatsSchema } from '@hotdrop/shared-domain/wire';
import * as v from 'valibot';

/** The parts of the official API's answers (JSON:API) that the site reads. Other fields are ignored. */

/** A number that may be missing or null: 0. The game stopped publishing some fields. */
const stat = v.pipe(
  v.nullish(v.number(), 0),
  v.transform((number) => Math.max(0, number)),
);
const count = v.pipe(stat, v.transform(Math.round));
/** A number for which 0 and "unknown" differ. */
const nullableStat = v.nullish(stat, null);
const nullableCount = v.nullish(count, null);
const text = v.nullish(v.string(), '');
const tierText = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String));
const tier = v.nullish(v.object({ tier: tierText, subTier: tierText }), { tier: '', subTier: '' });

/** A list without the entries that are not readable, so that one of them does not take the others with it. */
const listOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((entries) =>
      entries.flatMap((entry): v.InferOutput<S>[] => {
        const result = v.safeParse(schema, entry);
        return result.success ? [result.output] : [];
      }),
    ),
  );
/** Stats by mode or weapon, without those that are null. */
const byId = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(v.record(v.string(), v.nullable(schema)), {}),
    v.transform((all) =>
      Object.fromEntries(Object.entries(all).flatMap(([id, stats]) => (stats === null ? [] : [[id, stats]]))),
    ),
  );

export const playersShape = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      attributes: v.object({ name: v.string(), banType: text, clanId: text }),
      relationships: v.nullish(
        v.object({ matches: v.nullish(v.object({ data: listOf(v.object({ id: v.string() })) })) }),
      ),
    }),
  ),
});
export type PlayersAnswer = v.InferOutput<typeof playersShape>['data'][number];

export const seasonsShape = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      attributes: v.nullish(v.object({ isCurrentSeason: v.nullish(v.boolean(), false) })),
    }),
  ),
});
export type SeasonsAnswer = v.InferOutput<typeof seasonsShape>['data'];

type Published<E> = {
  [K in keyof E]: null extends Read<E[K]> ? typeof nullableStat : typeof stat;
};
type Read<S> = S extends v.GenericSchema ? v.InferOutput<S> : never;

/** Stats that have the same names on the wire, where counts are whole numbers. */
const published = <E extends v.ObjectEntries>(entries: E) =>
  v.object(
    Object.fromEntries(
      Object.entries(entries).map(([name, schema]) => {
        const number = v.is(schema, 0.5) ? stat : count;
        return [name, v.is(schema, null) ? v.nullish(number, null) : number];
      }),
    ) as Published<E>,
  );

const modeStats = published(modeStatsSchema.entries);
export type PublishedStats = v.InferOutput<typeof modeStats>;

export const seasonShape = v.object({
  data: v.object({ attributes: v.object({ gameModeStats: byId(modeStats) }) }),
});

const rankedStats = v.object({
  currentRankPoint: stat,
  bestRankPoint: stat,
  currentTier: tier,
  bestTier: tier,
  roundsPlayed: count,
  avgRank: nullableStat,
  top10Ratio: nullableStat,
  assists: count,
  wins: count,
  kills: count,
  deaths: count,
  damageDealt: stat,
  dBNOs: nullableCount,
});
export type PublishedRanked = v.InferOutput<typeof rankedStats>;

export const rankedShape = v.object({
  data: v.object({ attributes: v.object({ rankedGameModeStats: byId(rankedStats) }) }),
});

const memberStats = published(
  v.omit(matchMemberSchema, [
    'playerId',
    'name',
    'shard',
    'teamId',
    'teamRank',
    'teamTotal',
    'dbnos',
    'mainWeapon',
    'deaths',
    'ranked',
  ]).entries,
);

const participant = v.object({
  type: v.literal('participant'),
  id: v.string(),
  attributes: v.object({
    stats: v.object({
      ...memberStats.entries,
      playerId: v.pipe(v.string(), v.minLength(1)),
      name: v.pipe(v.string(), v.minLength(1)),
      DBNOs: count,
      deathType: text,
      winPlace: count,
    }),
  }),
});
const roster = v.object({
  type: v.literal('roster'),
  id: v.string(),
  attributes: v.object({ stats: v.object({ rank: count, teamId: count }) }),
  relationships: v.object({ participants: v.object({ data: listOf(v.object({ id: v.string() })) }) }),
});
const asset = v.object({
  type: v.literal('asset'),
  id: v.string(),
  attributes: v.object({ URL: v.pipe(v.string(), v.url()) }),
});

export const matchShape = v.object({
  data: v.object({
    id: v.string(),
    attributes: v.object({
      createdAt: v.string(),
      duration: nullableStat,
      matchType: text,
      gameMode: text,
      mapName: text,
    }),
  }),
  included: listOf(v.variant('type', [participant, roster, asset])),
});
export type MatchAnswer = v.InferOutput<typeof matchShape>;
export type ParticipantAnswer = v.InferOutput<typeof participant>;
export type RosterAnswer = v.InferOutput<typeof roster>;

export const leaderboardShape = v.object({
  included: listOf(
    v.object({
      id: v.string(),
      attributes: v.object({
        name: v.string(),
        rank: count,
        stats: v.object({
          rankPoints: stat,
          wins: nullableCount,
          games: nullableCount,
          averageDamage: nullableStat,
          averageRank: nullableStat,
          tier: tierText,
          subTier: tierText,
        }),
      }),
    }),
  ),
});

export const clanShape = v.object({
  data: v.object({ attributes: v.object({ clanName: v.pipe(v.string(), v.minLength(1)), clanTag: text }) }),
});

const weaponStats = v.nullish(
  v.object({
    Kills: count,
    Groggies: count,
    HeadShots: count,
    DamagePlayer: stat,
    MostKillsInAGame: count,
    LongestKill: nullableStat,
  }),
);
export type WeaponStatsAnswer = v.InferOutput<typeof weaponStats>;

const weaponSummary = v.object({
  LevelCurrent: count,
  StatsTotal: weaponStats,
  OfficialStatsTotal: weaponStats,
  CompetitiveStatsTotal: weaponStats,
});
export type WeaponSummaryAnswer = v.InferOutput<typeof weaponSummary>;

export const weaponMasteryShape = v.object({
  data: v.object({ attributes: v.object({ weaponSummaries: byId(weaponSummary) }) }),
});
