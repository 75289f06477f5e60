import { type Game, readSeason } from '@hotdrop/shared-domain/game';
import { playerCacheTime, telemetryTimeout } from '../../durations.ts';
import { fetchWithRetry, type RequestOptions } from '../fetch-json.ts';
import {
  type Ban,
  type FetchedMatch,
  type FoundPlayer,
  type GameSource,
  type MatchBatch,
  UpstreamError,
} from '../upstream.ts';
import { countStatRequests, createBatch, createRecentCache, type PubgClient } from './client.ts';
import { toFetchedMatch, toNormalStats, toRankedStats, toSeasons, toWeapons } from './read-answers.ts';
import {
  clanShape,
  leaderboardShape,
  matchShape,
  type PlayersAnswer,
  playersShape,
  rankedShape,
  seasonShape,
  seasonsShape,
  weaponMasteryShape,
} from './shapes.ts';
import { readJsonArray } from './telemetry/read-json-array.ts';
import { readTelemetry } from './telemetry/read-telemetry.ts';

/** The API allows ten players per request. */
const batchSize = 10;
/** Match requests have no rate limit; this keeps them polite. */
const parallelMatches = 6;
const maxCachedPlayers = 5_000;

const bans: Readonly<Record<string, Ban>> = { TemporaryBan: 'temporary', PermanentBan: 'permanent' };

/** The list may name a match twice. */
const listMatchIds = ({ relationships }: PlayersAnswer): readonly string[] => [
  ...new Set(relationships?.matches?.data.map(({ id }) => id)),
];

const toFoundPlayer = (platform: string, player: PlayersAnswer): FoundPlayer => ({
  accountId: player.id,
  name: player.attributes.name,
  platform,
  region: null,
  ban: bans[player.attributes.banType] ?? null,
  clanId: player.attributes.clanId || null,
  matchIds: listMatchIds(player),
});

/** The API has one shard for the matches of both consoles. */
const matchShard = (platform: string): string =>
  platform === 'psn' || platform === 'xbox' ? 'console' : platform;

/** A 429 ends by itself; any other refusal is permanent. */
const refusalStatus = ({ status }: Response) => (status === 429 ? 'limited' : 'refused');

interface PubgSourceOptions {
  readonly client: PubgClient;
  readonly game: Game;
  readonly request: Omit<RequestOptions, 'source'>;
  /** Telemetry addresses come from answers; other origins are rejected. */
  readonly telemetryOrigins: readonly string[];
  readonly now: () => Date;
}

export const createPubgSource = ({
  client,
  game,
  request,
  telemetryOrigins,
  now,
}: PubgSourceOptions): GameSource => {
  const recentPlayers = createRecentCache<PlayersAnswer>({
    max: maxCachedPlayers,
    maxAge: playerCacheTime,
    now,
  });

  const createPlayerBatch = (platform: string, filter: 'playerNames' | 'playerIds') =>
    createBatch(batchSize, async (keys) => {
      const list = keys.map(encodeURIComponent).join(',');
      const answer = await client.get(`/shards/${platform}/players?filter[${filter}]=${list}`, playersShape);
      return new Map(
        (answer?.data ?? []).map((player) => {
          recentPlayers.set(player.id, player);
          return [filter === 'playerIds' ? player.id : player.attributes.name, player];
        }),
      );
    });

  const batches = new Map<string, (key: string) => Promise<PlayersAnswer | null>>();
  const fetchPlayer = (platform: string, filter: 'playerNames' | 'playerIds', key: string) => {
    const name = `${platform}/${filter}`;
    const batch = batches.get(name) ?? createPlayerBatch(platform, filter);
    batches.set(name, batch);
    return batch(key);
  };

  const findRecentPlayer = async (platform: string, accountId: string): Promise<PlayersAnswer | null> =>
    recentPlayers.get(accountId) ?? fetchPlayer(platform, 'playerIds', accountId);

  const readMatch = async (platform: string, id: string): Promise<FetchedMatch | null> => {
    const path = `/shards/${matchShard(platform)}/matches/${encodeURIComponent(id)}`;
    const answer = await client.getUnlimited(path, matchShape);
    return answer && toFetchedMatch(answer, platform);
  };

  /** Reads matches at the same time. One that fails does not stop the others. */
  const readMatches = async (platform: string, ids: readonly string[]): Promise<MatchBatch> => {
    const matches: FetchedMatch[] = [];
    const failures: MatchBatch['failures'][number][] = [];
    const read = async (matchId: string): Promise<void> => {
      try {
        const match = await readMatch(platform, matchId);
        if (match) matches.push(match);
      } catch (error) {
        failures.push({ matchId, error });
      }
    };
    await Promise.all(ids.map(read));
    return { matches, failures };
  };

  /** A refusal is returned, so that it does not discard the normal stats. */
  const fetchRanked = async (path: string) => {
    try {
      return await client.get(`${path}/ranked`, rankedShape);
    } catch (error) {
      if (error instanceof UpstreamError) return error;
      throw error;
    }
  };

  return {
    name: 'pubg',
    isInstant: false,
    async findByName(platform, name) {
      const player = await fetchPlayer(platform, 'playerNames', name);
      return player && toFoundPlayer(platform, player);
    },
    async findById(platform, accountId) {
      const player = await findRecentPlayer(platform, accountId);
      return player && toFoundPlayer(platform, player);
    },
    async listSeasons(platform) {
      const answer = await client.get(`/shards/${platform}/seasons`, seasonsShape);
      return toSeasons(game, platform, answer?.data ?? []);
    },
    seasonsPlayed: async () => null,
    countRenewalRequests(_platform, accountId, season) {
      const forPlayer = recentPlayers.has(accountId) ? 0 : 1;
      return season === null ? forPlayer : forPlayer + countStatRequests(game, season);
    },
    async seasonStats(shard, accountId, season) {
      const path = `/shards/${shard}/players/${encodeURIComponent(accountId)}/seasons/${encodeURIComponent(season)}`;
      const { hasRanked } = readSeason(game, season);
      // A visitor waits for both.
      const [normal, ranked] = await Promise.all([
        client.get(path, seasonShape),
        hasRanked ? fetchRanked(path) : null,
      ]);
      const isRankedMissing = ranked instanceof UpstreamError;
      return {
        normal: toNormalStats(normal?.data.attributes.gameModeStats ?? {}, !hasRanked),
        ranked: isRankedMissing ? {} : toRankedStats(ranked?.data.attributes.rankedGameModeStats ?? {}),
        ...(isRankedMissing && { isRankedMissing }),
      };
    },
    async *matchesSince(platform, accountId, _since, findStored) {
      const player = await findRecentPlayer(platform, accountId);
      // The next renewal reads the player again.
      recentPlayers.delete(accountId);
      const ids = player ? listMatchIds(player) : [];
      const stored = await findStored(ids);
      const missing = ids.filter((id) => !stored.has(id));
      for (let start = 0; start < missing.length; start += parallelMatches) {
        yield readMatches(platform, missing.slice(start, start + parallelMatches));
      }
    },
    match: readMatch,
    async telemetry(_platform, _match, telemetryUrl) {
      if (telemetryUrl === null) return null;
      if (!telemetryOrigins.includes(new URL(telemetryUrl).origin)) {
        throw new UpstreamError(
          'malformed',
          `Telemetry address of an unknown origin: ${new URL(telemetryUrl).origin}`,
        );
      }
      const source = 'the telemetry store';
      const response = await fetchWithRetry(
        telemetryUrl,
        { 'Accept-Encoding': 'gzip' },
        { ...request, source, timeout: telemetryTimeout },
      );
      // The store answers 403 or 404 until the file of a young match is there.
      if (!response.ok) {
        const message = `${source} answered with status ${response.status}.`;
        throw new UpstreamError(refusalStatus(response), message);
      }
      return readTelemetry(readJsonArray(response.body, source));
    },
    async clan(platform, clanId) {
      const answer = await client.get(`/shards/${platform}/clans/${encodeURIComponent(clanId)}`, clanShape);
      if (!answer) return null;
      const { clanName, clanTag } = answer.data.attributes;
      return { name: clanName, tag: clanTag };
    },
    async weapons(platform, accountId) {
      const path = `/shards/${platform}/players/${encodeURIComponent(accountId)}/weapon_mastery`;
      const answer = await client.get(path, weaponMasteryShape);
      return toWeapons(answer?.data.attributes.weaponSummaries ?? {});
    },
    async leaderboard(region, season, mode) {
      const path = `/shards/${region}/leaderboards/${season}/${mode}`;
      const answer = await client.get(path, leaderboardShape);
      // 0 is no value here, and the KDA is 0 for all players.
      return (answer?.included ?? []).map(({ id, attributes: { name, rank, stats } }) => ({
        accountId: id,
        name,
        rank,
        rankPoint: Math.round(stats.rankPoints),
        tier: stats.tier,
        subTier: stats.subTier,
        kda: null,
        avgDamageDealt: stats.averageDamage,
        avgRank: stats.averageRank || null,
        wins: stats.wins,
        winRatio: stats.games && stats.wins !== null ? stats.wins / stats.games : null,
        roundsPlayed: stats.games,
      }));
    },
  };
};
