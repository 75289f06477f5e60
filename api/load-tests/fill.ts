import { desc, eq } from 'drizzle-orm';
import { readConfig } from '../src/config.ts';
import { openStore } from '../src/data/open-store.ts';
import { pack } from '../src/data/packed.ts';
import { createPartitions } from '../src/data/partitions.ts';
import { matches as matchTable, participants, tracks as trackTable } from '../src/data/schema.ts';
import type { Store } from '../src/data/store.ts';
import { days } from '../src/durations.ts';
import { packPlayers } from '../src/matches/save-matches.ts';
import { packKillLog } from '../src/matches/stored-match.ts';

/**
 * Fills a database for load tests: 100,000 players, their stats, and 1,000,000 match participants. Run it once with
 * `DATABASE_URL` or `DATA_DIR`, then start the API host with the same setting.
 */

/** The player whose newest match has details. */
const loadedPlayer = 'load-004711';
/** The version of the tracks of that match. */
const loadedTracks = '0123456789abcdef';
/** The number of a player with 3,000 matches. */
const busyPlayer = 50_000;

const players = 100_000;
const matches = 50_000;
const perMatch = 20;
const season = 'division.bro.official.pc-2018-43';

const newestMatchAt = Date.now();

/** A match every 150 seconds, the newest first: 87 days. */
const createdAtSql = (number: string) =>
  `timestamptz '${new Date(newestMatchAt).toISOString()}' - ((${number}) * interval '150 seconds')`;

/** IDs and names are computed from a number, so that a load test knows them without a query. */
const accountIdSql = (number: string) => `'account.' || md5((${number})::text)`;
const nameSql = (number: string) => `'load-' || lpad((${number})::text, 6, '0')`;

/** The hash of an account as `hashAccount` computes it. */
const accountHashSql = (number: string) => `('x' || left(md5(${accountIdSql(number)}), 8))::bit(32)::int`;
/**
 * The players `p` of a match `m`, each with a number `i`. The factors are primes, so the players of a match are spread over
 * all players, and matches share few of them.
 */
const participantsSql = `generate_series(0, ${perMatch - 1}) i, lateral (select 1 + (m::bigint * 7919 + i * 5003) % ${players} as p) chosen`;

/** The busy player's matches begin 42 minutes after each other. */
const busyMatches = 3_000;
const busyMatchAtSql = `timestamptz '${new Date(newestMatchAt).toISOString()}' - (m * interval '42 minutes')`;
const busyTypeSql = `(array['competitive', 'official'])[1 + m % 2]`;
const busyMapSql = `(array['Baltic_Main', 'Desert_Main', 'Tiger_Main', 'Neon_Main', 'Kiki_Main'])[1 + m % 5]`;

const modeStatsSql = (number: string) => `
  jsonb_build_object('roundsPlayed', 40, 'wins', 4, 'losses', 36, 'top10s', 20, 'kills', 60 + (${number}) % 50, 'assists', 20,
    'dBNOs', 50, 'damageDealt', 9000, 'headshotKills', 15, 'roundMostKills', 7, 'maxKillStreaks', 3, 'roadKills', 0,
    'teamKills', 0, 'suicides', 0, 'revives', 9, 'heals', 80, 'boosts', 90, 'weaponsAcquired', 160, 'vehicleDestroys', 2,
    'longestKill', 301.5, 'walkDistance', 60000, 'rideDistance', 80000, 'swimDistance', 10, 'timeSurvived', 48000,
    'longestTimeSurvived', 1800, 'rankPoints', null)`;

const rankedStatsSql = (number: string) => `
  jsonb_build_object('currentRankPoint', 1000 + (${number} * 7919) % 2900, 'bestRankPoint', 3900,
    'currentTier', jsonb_build_object('tier', 'Gold', 'subTier', '2'), 'bestTier', jsonb_build_object('tier', 'Crystal', 'subTier', '4'),
    'roundsPlayed', 60, 'wins', 5, 'winRatio', 0.083, 'top10Ratio', 0.5, 'avgRank', 7.1, 'kda', 2.1, 'kills', 100, 'deaths', 55,
    'assists', 20, 'damageDealt', 15000, 'dBNOs', 70)`;

const steps: readonly (readonly [string, string])[] = [
  [
    'players',
    `insert into players (account_id, platform, name, region, tier, sub_tier, rank_point, seen_at, synced_at, matches_until)
     select ${accountIdSql('i')}, 'steam', ${nameSql('i')}, 'pc-as', 'Gold', '2', 1000 + (i * 7919) % 2900, now(), now(), now()
       from generate_series(1, ${players}) i
     on conflict do nothing`,
  ],
  [
    'season stats',
    `insert into season_stats (account_id, season, shard, normal, ranked, fetched_at)
     select ${accountIdSql('i')}, '${season}', 'steam',
            jsonb_build_object('squad', ${modeStatsSql('i')}, 'duo', ${modeStatsSql('i')}, 'solo', ${modeStatsSql('i')}),
            jsonb_build_object((array['squad', 'duo', 'squad-fpp', 'duo-fpp'])[1 + i % 4], ${rankedStatsSql('i')}), now()
       from generate_series(1, ${players}) i on conflict do nothing`,
  ],
  [
    'ranked stats',
    `insert into ranked_stats (platform, season, mode, account_id, region, rank_point, tier, sub_tier, kda, avg_damage_dealt,
                                 avg_rank, win_ratio, top10_ratio, wins, rounds_played, kills, deaths)
     select 'steam', '${season}', (array['squad', 'duo', 'squad-fpp', 'duo-fpp'])[1 + i % 4], ${accountIdSql('i')}, 'pc-as', 1000 + (i::bigint * 7919) % 2900, 'Gold', '2', 1 + random() * 3,
            100 + random() * 300, 2 + random() * 10, random() * 0.2, random(), 5, 60, 100, 55
       from generate_series(1, ${players}) i on conflict do nothing`,
  ],
  [
    'points of a season',
    `insert into point_readings (account_id, season, mode, at, until, rank_point)
     select ${accountIdSql('p')}, '${season}', 'squad', ${createdAtSql('m')}, ${createdAtSql('m')}, 1000 + (m * 37) % 2900
       from generate_series(1, ${matches}) m, ${participantsSql} on conflict do nothing`,
  ],
  [
    'points of a player with 3,000 matches',
    `insert into point_readings (account_id, season, mode, at, until, rank_point)
     select ${accountIdSql('4711')}, '${season}', 'squad', ${createdAtSql('m * 16 + 1')}, ${createdAtSql('m * 16 + 1')}, 1000 + (m * 37) % 2900
       from generate_series(1, 3000) m on conflict do nothing`,
  ],
  [
    'places of a season',
    `insert into board_places (board, mode, account_id, day, season, place, rank_point)
     select board, (array['squad', 'duo', 'squad-fpp', 'duo-fpp'])[1 + p % 4], ${accountIdSql('p')}, (now() at time zone 'utc')::date - age,
            '${season}', 1 + (p / 4 + age * 7) % 500, 3900 - (p / 4 + age * 7) % 500
       from unnest(array['steam', 'pc-as']) board, generate_series(0, 1999) p, generate_series(1, 84) age on conflict do nothing`,
  ],
  [
    'comments',
    `insert into users (id, display_name, seen_at) values ('load:1', 'Load', now()) on conflict do nothing;
     insert into comments (author_id, content, created_at)
     select 'load:1', 'Comment number ' || i, now() from generate_series(1, 10000) i`,
  ],
  [
    'matches',
    `insert into matches (id, platform, created_at, match_type, game_mode, map_name, duration, accounts)
     select 'load-' || m, 'steam', ${createdAtSql('m')}, 'competitive', 'squad', 'Baltic_Main', 1700, array_agg(${accountHashSql('p')})
       from generate_series(1, ${matches}) m, ${participantsSql} group by m on conflict do nothing`,
  ],
  [
    'participants',
    `insert into participants (match_id, account_id, created_at, name, platform, match_type, game_mode, map_name, team_id, team_rank,
                               team_total, kills, assists, damage_dealt, dbnos, walk_distance, ride_distance, time_survived,
                               longest_kill, main_weapon)
     select 'load-' || m, ${accountIdSql('p')}, ${createdAtSql('m')}, ${nameSql('p')}, 'steam', 'competitive', 'squad', 'Baltic_Main', 1 + i / 4,
            1 + i / 4, 5, i % 6, 1, 210.5, 2, 1800, 2500, 1500, 120.5, 'WeapHK416_C'
       from generate_series(1, ${matches}) m, ${participantsSql} on conflict do nothing`,
  ],
  [
    'matches of a busy player',
    `insert into matches (id, platform, created_at, match_type, game_mode, map_name, duration)
     select 'busy-' || m, 'steam', ${busyMatchAtSql}, ${busyTypeSql}, 'squad', ${busyMapSql}, 1700
       from generate_series(1, ${busyMatches}) m on conflict do nothing`,
  ],
  [
    'team of a busy player',
    `insert into participants (match_id, account_id, created_at, name, platform, match_type, game_mode, map_name, team_id,
                               team_rank, team_total, kills, assists, damage_dealt, dbnos, walk_distance, ride_distance,
                               time_survived, longest_kill, main_weapon)
     select 'busy-' || m, ${accountIdSql('p')}, ${busyMatchAtSql}, ${nameSql('p')}, 'steam', ${busyTypeSql}, 'squad',
            ${busyMapSql}, 1, 1 + m % 16, 16, m % 6, 1, 210.5, 2, 1800, 2500, 1500, m % 400,
            (array['WeapHK416_C', 'WeapAK47_C', 'WeapBerylM762_C', 'WeapMini14_C', null])[1 + m % 5]
       from generate_series(1, ${busyMatches}) m,
            lateral unnest(array[${busyPlayer}, 1 + m % 7, 11 + m % 40, 101 + m % 900]) p on conflict do nothing`,
  ],
  [
    'tracks of two weeks',
    `insert into tracks (match_id, created_at, map_name, version, bytes, is_cut, is_drawn, content)
     select id, created_at, map_name, left(md5(id), 16), 100, false, true, 'x'
       from matches where created_at > now() - interval '14 days' on conflict do nothing`,
  ],
  [
    'landings',
    `insert into landings (match_id, account_id, created_at, map_name, x, y, town, place, kills, is_dead_early, won_at, lost_at)
     select match_id, account_id, created_at, map_name, 4000, 4000, 'pochinki', team_rank, kills, kills = 0, '{4000,4000}', '{}'
       from participants on conflict do nothing`,
  ],
  [
    'sums of landings',
    `insert into landing_cells (day, map_name, game_mode, is_ranked, cell, landings, places, wins, kills, dead_early)
     select (now() at time zone 'utc')::date - age, map, mode, ranked, cell, 20, 180, 1, 20, 3
       from generate_series(0, 91) age, unnest(array['Baltic_Main', 'Desert_Main', 'Tiger_Main']) map,
            unnest(array['squad', 'duo', 'squad-fpp']) mode, unnest(array[true, false]) ranked, generate_series(0, 1599, 4) cell
         on conflict do nothing;
     insert into landing_towns (day, map_name, game_mode, is_ranked, town, landings, places, wins, kills, dead_early,
                                matches, teams, fights, fight_seconds)
     select (now() at time zone 'utc')::date - age, map, mode, ranked, town, 200, 1800, 10, 200, 30, 40, 60, 20, 1600
       from generate_series(0, 91) age, unnest(array['Baltic_Main', 'Desert_Main', 'Tiger_Main']) map,
            unnest(array['squad', 'duo', 'squad-fpp']) mode, unnest(array[true, false]) ranked,
            unnest(array['*', '', 'pochinki', 'school', 'rozhok']) town on conflict do nothing`,
  ],
  [
    'player counts of three years',
    `insert into player_counts (at, count)
     select date_bin('5 minutes', now(), timestamptz '2020-01-01') - i * interval '5 minutes', 200000 + (i::bigint * 7919) % 400000
       from generate_series(0, 3 * 365 * 288) i on conflict do nothing`,
  ],
];

const unusedStats = {
  headshotKills: 0,
  roadKills: 0,
  teamKills: 0,
  vehicleDestroys: 0,
  revives: 0,
  boosts: 0,
  heals: 0,
  weaponsAcquired: 0,
  swimDistance: 0,
  deaths: 1,
};

/** Adds details to the newest match of a player, for a call that opens it. */
const addDetails = async ({ db }: Store): Promise<void> => {
  const [own] = await db
    .select()
    .from(participants)
    .where(eq(participants.name, loadedPlayer))
    .orderBy(desc(participants.createdAt))
    .limit(1);
  if (!own) throw new Error(`The database has no matches of ${loadedPlayer}.`);
  const rows = await db.select().from(participants).where(eq(participants.matchId, own.matchId));
  const members = rows.map(({ accountId, platform, matchId: _, createdAt: _at, ...stats }) => ({
    ...stats,
    ...unusedStats,
    playerId: accountId,
    shard: platform.toUpperCase(),
  }));
  const details = {
    ...(await packPlayers(members)),
    killLog: await packKillLog(members, { entries: [], mainWeapons: {} }),
  };
  await db.update(matchTable).set(details).where(eq(matchTable.id, own.matchId));
  await db
    .update(trackTable)
    .set({ version: loadedTracks, content: await pack({ players: [] }) })
    .where(eq(trackTable.matchId, own.matchId));
};

/** The weeks of all matches. */
const listWeeks = (): Date[] =>
  Array.from({ length: 14 }, (_, weeks) => new Date(newestMatchAt - weeks * days(7)));

const fill = async (store: Store): Promise<void> => {
  await store.db.transaction((tx) =>
    createPartitions(tx, listWeeks(), ['matches', 'participants', 'tracks', 'landings']),
  );
  for (const [name, statement] of steps) {
    const startedAt = performance.now();
    await store.forJobs.execute(statement);
    process.stdout.write(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  }
  await addDetails({ ...store, ...store.forJobs });
  for (const table of [
    'players',
    'season_stats',
    'ranked_stats',
    'matches',
    'participants',
    'tracks',
    'landings',
    'landing_cells',
    'landing_towns',
    'comments',
    'player_counts',
    'point_readings',
    'board_places',
  ]) {
    await store.forJobs.execute(`vacuum analyze ${table}`);
  }
};

const config = readConfig(process.env);
const store = await openStore(config, () => {}, { jobTimeout: 0 });
await fill(store);
await store.close();
process.exit(0);
