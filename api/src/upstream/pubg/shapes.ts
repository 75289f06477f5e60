import * as v from 'valibot';

/** The parts of the official API's answers (JSON:API) that the site reads. Other fields are ignored. */

/** A number that may be missing or null: 0. The game stopped publishing some fields. */
const figure = v.nullish(v.number(), 0);
/** A number for which 0 and "unknown" differ. */
const nullableFigure = v.nullish(v.number(), null);
const text = v.optional(v.string(), '');
const tier = v.optional(v.object({ tier: text, subTier: text }), { tier: '', subTier: '' });

export const playersShape = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      attributes: v.object({ name: v.string(), banType: v.optional(v.string(), 'Innocent') }),
      relationships: v.optional(
        v.object({
          matches: v.optional(v.object({ data: v.array(v.object({ id: v.string() })) }), { data: [] }),
        }),
        { matches: { data: [] } },
      ),
    }),
  ),
});
export type PlayersAnswer = v.InferOutput<typeof playersShape>['data'][number];

export const seasonsShape = v.object({
  data: v.array(
    v.object({ id: v.string(), attributes: v.object({ isCurrentSeason: v.optional(v.boolean(), false) }) }),
  ),
});
export type SeasonsAnswer = v.InferOutput<typeof seasonsShape>['data'];

const modeStats = v.object({
  roundsPlayed: figure,
  wins: figure,
  losses: figure,
  top10s: figure,
  kills: figure,
  assists: figure,
  dBNOs: figure,
  damageDealt: figure,
  headshotKills: figure,
  roundMostKills: figure,
  maxKillStreaks: figure,
  roadKills: figure,
  teamKills: figure,
  suicides: figure,
  revives: figure,
  heals: figure,
  boosts: figure,
  weaponsAcquired: figure,
  vehicleDestroys: figure,
  longestKill: figure,
  walkDistance: figure,
  rideDistance: figure,
  swimDistance: figure,
  timeSurvived: figure,
  longestTimeSurvived: figure,
  rankPoints: figure,
});
export type PublishedStats = v.InferOutput<typeof modeStats>;

export const seasonShape = v.object({
  data: v.object({ attributes: v.object({ gameModeStats: v.record(v.string(), modeStats) }) }),
});

const rankedStats = v.object({
  currentRankPoint: figure,
  bestRankPoint: figure,
  currentTier: tier,
  bestTier: tier,
  roundsPlayed: figure,
  avgRank: nullableFigure,
  top10Ratio: nullableFigure,
  assists: figure,
  wins: figure,
  kills: figure,
  deaths: figure,
  damageDealt: figure,
  dBNOs: nullableFigure,
});
export type PublishedRanked = v.InferOutput<typeof rankedStats>;

export const rankedShape = v.object({
  data: v.object({ attributes: v.object({ rankedGameModeStats: v.record(v.string(), rankedStats) }) }),
});

const link = v.object({ id: v.string() });

const included = v.union([
  v.object({
    type: v.literal('participant'),
    id: v.string(),
    attributes: v.object({
      stats: v.object({
        playerId: v.string(),
        name: v.string(),
        DBNOs: figure,
        assists: figure,
        boosts: figure,
        damageDealt: figure,
        deathType: text,
        headshotKills: figure,
        heals: figure,
        kills: figure,
        longestKill: figure,
        revives: figure,
        rideDistance: figure,
        roadKills: figure,
        swimDistance: figure,
        teamKills: figure,
        timeSurvived: figure,
        vehicleDestroys: figure,
        walkDistance: figure,
        weaponsAcquired: figure,
        winPlace: figure,
      }),
    }),
  }),
  v.object({
    type: v.literal('roster'),
    id: v.string(),
    attributes: v.object({ stats: v.object({ rank: v.number(), teamId: v.number() }) }),
    relationships: v.object({ participants: v.object({ data: v.array(link) }) }),
  }),
  v.object({ type: v.literal('asset'), id: v.string(), attributes: v.object({ URL: v.string() }) }),
  v.object({ type: v.pipe(v.string(), v.notValues(['participant', 'roster', 'asset'])) }),
]);

export const matchShape = v.object({
  data: v.object({
    id: v.string(),
    attributes: v.object({
      createdAt: v.string(),
      duration: nullableFigure,
      matchType: text,
      gameMode: v.string(),
      mapName: text,
    }),
  }),
  included: v.array(included),
});
export type MatchAnswer = v.InferOutput<typeof matchShape>;
type Included<T extends string> = Extract<MatchAnswer['included'][number], { type: T; id: string }>;
export type ParticipantAnswer = Included<'participant'>;
export type RosterAnswer = Included<'roster'>;

export const leaderboardShape = v.object({
  included: v.optional(
    v.array(
      v.object({
        id: v.string(),
        attributes: v.object({
          name: v.string(),
          rank: v.number(),
          stats: v.object({
            rankPoints: v.number(),
            wins: nullableFigure,
            games: nullableFigure,
            averageDamage: nullableFigure,
            tier: text,
            subTier: text,
          }),
        }),
      }),
    ),
    [],
  ),
});

const character = v.nullish(v.object({ accountId: text, name: text, teamId: v.optional(v.number()) }));
export type Character = v.InferOutput<typeof character>;
const damage = v.nullish(
  v.object({ damageCauserName: text, damageTypeCategory: text, distance: v.optional(v.number(), 0) }),
);

/** The fields of all events that a kill log is made from. */
export const eventShape = v.object({
  _T: v.string(),
  _D: v.optional(v.string(), ''),
  victim: character,
  killer: character,
  attacker: character,
  finisher: character,
  killerDamageInfo: damage,
  finishDamageInfo: damage,
  damageCauserName: text,
  damage: v.optional(v.number(), 0),
  MatchId: text,
  distance: v.optional(v.number(), 0),
});
export type TelemetryEvent = v.InferOutput<typeof eventShape>;
