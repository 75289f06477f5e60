import type { SeasonStats } from '@hotdrop/shared-domain/wire';
import { averageSchema } from '@hotdrop/shared-domain/wire';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot } from '../data/snapshots.ts';

/** Averages over all players of a season and mode, shown as a small bar beside a stat. */

const byMode = v.record(v.string(), averageSchema);
const averagesSchema = v.object({ normal: byMode, ranked: byMode });
const none: SeasonStats['averages'] = { normal: {}, ranked: {} };

export const averagesKey = (platform: string, season: string) => `averages/${platform}/${season}`;

export const readAverages = async ({ db }: Context, platform: string, season: string) =>
  (await readSnapshot(db, averagesKey(platform, season), averagesSchema))?.value ?? none;

const sum = v.pipe(v.nullable(v.union([v.number(), v.string()]), 0), v.transform(Number));
const rowsSchema = v.array(v.object({ mode: v.string(), kills: sum, losses: sum, damage: sum, rounds: sum }));

const divide = (sum: number, count: number): number | null => (count > 0 ? sum / count : null);
const toAverages = (rows: unknown) =>
  Object.fromEntries(
    v
      .parse(rowsSchema, rows)
      .map(({ mode, kills, losses, damage, rounds }) => [
        mode,
        { kd: divide(kills, losses), damage: divide(damage, rounds) },
      ]),
  );

/** Scans the stats of all players, so only a job may call this. */
export const computeAverages = async ({ store }: Context, platform: string, season: string) => {
  const normal = await store.execute(
    `select mode, sum((stats->>'kills')::float8) as kills, sum((stats->>'losses')::float8) as losses,
            sum((stats->>'damageDealt')::float8) as damage, sum((stats->>'roundsPlayed')::float8) as rounds
       from season_stats, jsonb_each(normal) as each(mode, stats)
      where season = $2 and shard = $1 group by mode`,
    [platform, season],
  );
  const ranked = await store.execute(
    `select mode, sum(kills)::float8 as kills, sum(deaths)::float8 as losses,
            sum(avg_damage_dealt * rounds_played) as damage, sum(rounds_played)::float8 as rounds
       from ranked_stats where platform = $1 and season = $2 group by mode`,
    [platform, season],
  );
  return { normal: toAverages(normal.rows), ranked: toAverages(ranked.rows) };
};
