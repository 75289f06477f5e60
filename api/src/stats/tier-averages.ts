import { limits } from '@hotdrop/shared-domain/rules';
import { type TierAverage, tierAverageSchema } from '@hotdrop/shared-domain/wire';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot } from '../data/snapshots.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requireShard } from '../http/require-known.ts';
import { requireSeason } from '../seasons/platform-seasons.ts';

/** Averages of the ranked players in each tier. A job computes and stores them. */

/** The average of fewer players says more about them than about their tier. */
const minTierPlayers = 10;

const tiersByMode = v.record(v.string(), v.array(tierAverageSchema));

export const tierAveragesKey = (platform: string, season: string) => `tier-averages/${platform}/${season}`;

const sum = v.pipe(v.nullable(v.union([v.number(), v.string()]), 0), v.transform(Number));
const rowSchema = v.object({
  mode: v.string(),
  tier: v.string(),
  players: sum,
  rounds: sum,
  kills: sum,
  assists: sum,
  deaths: sum,
  damage: sum,
  wins: sum,
  knocks: sum,
  rounds_with_knocks: sum,
  top_tens: sum,
  rounds_with_top_tens: sum,
  places: sum,
  rounds_with_places: sum,
});
type Row = v.InferOutput<typeof rowSchema>;

/** Four digits are more than a page shows. */
const divide = (sum: number, count: number): number | null =>
  count > 0 ? Number((sum / count).toPrecision(4)) : null;

const toAverage = (row: Row): TierAverage => ({
  tier: row.tier,
  players: row.players,
  stats:
    row.players < minTierPlayers
      ? null
      : {
          kd: divide(row.kills, row.deaths),
          kda: divide(row.kills + row.assists, row.deaths),
          avgDamageDealt: divide(row.damage, row.rounds),
          knocks: divide(row.knocks, row.rounds_with_knocks),
          avgRank: divide(row.places, row.rounds_with_places),
          winRatio: divide(row.wins, row.rounds),
          top10Ratio: divide(row.top_tens, row.rounds_with_top_tens),
        },
});

const numberOf = (field: string) => `(stats->>'${field}')::float8`;
const rounds = numberOf('roundsPlayed');

/**
 * Scans the stats of all players, so only a job may call this. Each game counts the same: averages of players would
 * give those with few games too much weight.
 */
export const computeTierAverages = async (
  { store }: Context,
  platform: string,
  season: string,
): Promise<Record<string, TierAverage[]>> => {
  const { rows } = await store.forJobs.execute(
    `select mode, stats->'currentTier'->>'tier' as tier, count(*)::int as players, sum(${rounds}) as rounds,
            sum(${numberOf('kills')}) as kills, sum(${numberOf('assists')}) as assists,
            sum(${numberOf('deaths')}) as deaths, sum(${numberOf('damageDealt')}) as damage,
            sum(${numberOf('wins')}) as wins,
            sum(${numberOf('dBNOs')}) as knocks,
            sum(${rounds}) filter (where stats->>'dBNOs' is not null) as rounds_with_knocks,
            sum(${numberOf('top10Ratio')} * ${rounds}) as top_tens,
            sum(${rounds}) filter (where stats->>'top10Ratio' is not null) as rounds_with_top_tens,
            sum(${numberOf('avgRank')} * ${rounds}) as places,
            sum(${rounds}) filter (where stats->>'avgRank' is not null) as rounds_with_places
       from season_stats join players using (account_id), jsonb_each(ranked) as each(mode, stats)
      where season = $2 and shard = $1 and players.ban is null and ${rounds} >= ${limits.comparedRounds}
        and ${numberOf('currentRankPoint')} > 0
      group by 1, 2`,
    [platform, season],
  );
  const all = v.parse(v.array(rowSchema), rows);
  return Object.fromEntries(
    [...Map.groupBy(all, ({ mode }) => mode)].map(([mode, own]) => [mode, own.map(toAverage)]),
  );
};

export const getTierAverages = operation(
  'getTierAverages',
  { summary: 'Averages of the ranked players in each tier, by mode', maxAge: cacheSeconds.fiveMinutes },
  async (context, input) => {
    const { platform } = requireShard(context.game, input.shard);
    const season = await requireSeason(context, platform, input.season);
    const stored = await readSnapshot(context.db, tierAveragesKey(platform, season.id), tiersByMode);
    return {
      season: season.id,
      tiers: stored?.value ?? {},
      updatedAt: stored?.takenAt.toISOString() ?? null,
    };
  },
);
