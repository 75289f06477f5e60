import type { SeasonStats } from '@hotdrop/shared-domain/wire';
import { averageSchema } from '@hotdrop/shared-domain/wire';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot } from '../data/snapshots.ts';

/** The site's averages over all players of a season and mode: the small bar beside a figure. */

const byMode = v.record(v.string(), averageSchema);
const averagesSchema = v.object({ normal: byMode, ranked: byMode });
const none: SeasonStats['averages'] = { normal: {}, ranked: {} };

export const averagesKey = (platform: string, season: string) => `averages/${platform}/${season}`;

export const readAverages = async ({ db }: Context, platform: string, season: string) =>
  (await readSnapshot(db, averagesKey(platform, season), averagesSchema))?.value ?? none;

type Row = { mode: string; kills: number; losses: number; damage: number; rounds: number };

const per = (sum: number, count: number): number | null => (count > 0 ? sum / count : null);
const toAverages = (rows: readonly Row[]) =>
  Object.fromEntries(
    rows.map(({ mode, kills, losses, damage, rounds }) => [
      mode,
      { kd: per(Number(kills), Number(losses)), damage: per(Number(damage), Number(rounds)) },
    ]),
  );

/** Reads every player's figures of a season: for a job, not for a visitor's call. */
export const computeAverages = async ({ store }: Context, platform: string, season: string) => {
  const normal = await store.execute(
    `select mode, sum((stats->>'kills')::float8) as kills, sum((stats->>'losses')::float8) as losses,
            sum((stats->>'damageDealt')::float8) as damage, sum((stats->>'roundsPlayed')::float8) as rounds
       from season_figures, jsonb_each(normal) as each(mode, stats)
      where season = $2 and shard = $1 group by mode`,
    [platform, season],
  );
  const ranked = await store.execute(
    `select mode, sum(kills)::float8 as kills, sum(deaths)::float8 as losses,
            sum(avg_damage_dealt * rounds_played) as damage, sum(rounds_played)::float8 as rounds
       from ranked_figures where platform = $1 and season = $2 group by mode`,
    [platform, season],
  );
  return { normal: toAverages(normal.rows as Row[]), ranked: toAverages(ranked.rows as Row[]) };
};
