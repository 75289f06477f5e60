import type { Game } from '@hotdrop/shared-domain/game';
import * as v from 'valibot';
import { listOverlap, playerAnswerMemory, telemetryTimeout } from '../../durations.ts';
import type { Asking } from '../fetch-json.ts';
import { ask, readJson } from '../fetch-json.ts';
import {
  type Ban,
  type FetchedMatch,
  type FoundPlayer,
  type GameSource,
  UpstreamError,
} from '../upstream.ts';
import { createBatch } from './batch.ts';
import type { PubgClient } from './client.ts';
import { normalFrom, rankedFrom } from './read-figures.ts';
import { matchFrom } from './read-match.ts';
import { readTelemetry } from './read-telemetry.ts';
import {
  leaderboardShape,
  matchShape,
  type PlayersAnswer,
  playersShape,
  rankedShape,
  seasonShape,
  seasonsShape,
} from './shapes.ts';

/** The API takes up to ten players in one request. */
const batchSize = 10;
/** Matches do not count against the limit; this many at once are polite. */
const matchesAtOnce = 6;
/** Nobody waits for a leaderboard: this much of every minute stays for what visitors ask. */
const visitorsShare = 0.5;

const bans: Readonly<Record<string, Ban>> = { TemporaryBan: 'temporary', PermanentBan: 'permanent' };

const foundFrom = (platform: string, { id, attributes }: PlayersAnswer): FoundPlayer => ({
  accountId: id,
  name: attributes.name,
  platform,
  region: null,
  ban: bans[attributes.banType] ?? null,
});

/** The game keeps matches of both consoles together. */
const matchShard = (platform: string): string =>
  platform === 'psn' || platform === 'xbox' ? 'console' : platform;

/** Too many at once ends by itself; any other refusal of telemetry stays one. */
const kindOf = ({ status }: Response) => (status === 429 ? 'limited' : 'refused');

interface Options {
  readonly client: PubgClient;
  readonly game: Game;
  readonly asking: Omit<Asking, 'source'>;
  /** Where telemetry may be read from: an address in an answer is not followed anywhere else. */
  readonly telemetryOrigins: readonly string[];
  readonly now: () => Date;
}

export const pubgSource = ({ client, game, asking, telemetryOrigins, now }: Options): GameSource => {
  const seen = new Map<string, { readonly at: number; readonly player: PlayersAnswer }>();

  const askPlayers = (platform: string, filter: 'playerNames' | 'playerIds') =>
    createBatch(batchSize, async (keys) => {
      const list = keys.map(encodeURIComponent).join(',');
      const answer = await client.get(`/shards/${platform}/players?filter[${filter}]=${list}`, playersShape);
      return new Map(
        (answer?.data ?? []).map((player) => {
          if (seen.size > 5_000) seen.clear();
          seen.set(player.id, { at: now().getTime(), player });
          return [filter === 'playerIds' ? player.id : player.attributes.name, player];
        }),
      );
    });

  const batches = new Map<string, (key: string) => Promise<PlayersAnswer | null>>();
  const playerBy = (platform: string, filter: 'playerNames' | 'playerIds', key: string) => {
    const name = `${platform}/${filter}`;
    const batch = batches.get(name) ?? askPlayers(platform, filter);
    batches.set(name, batch);
    return batch(key);
  };

  const recent = async (platform: string, accountId: string): Promise<PlayersAnswer | null> => {
    const known = seen.get(accountId);
    return known && now().getTime() - known.at < playerAnswerMemory
      ? known.player
      : playerBy(platform, 'playerIds', accountId);
  };

  const readMatch = async (platform: string, id: string): Promise<FetchedMatch | null> => {
    const path = `/shards/${matchShard(platform)}/matches/${encodeURIComponent(id)}`;
    const answer = await client.getFree(path, matchShape);
    return answer && matchFrom(answer, platform);
  };

  return {
    name: 'pubg',
    isInstant: false,
    async findByName(platform, name) {
      const player = await playerBy(platform, 'playerNames', name);
      return player && foundFrom(platform, player);
    },
    async findById(platform, accountId) {
      const player = await playerBy(platform, 'playerIds', accountId);
      return player && foundFrom(platform, player);
    },
    async listSeasons(platform) {
      const answer = await client.get(`/shards/${platform}/seasons`, seasonsShape);
      return (answer?.data ?? []).map(({ id, attributes }) => ({
        id,
        start: null,
        isCurrent: attributes.isCurrentSeason,
      }));
    },
    seasonsPlayed: async () => null,
    async seasonFigures(shard, accountId, season) {
      const path = `/shards/${shard}/players/${encodeURIComponent(accountId)}/seasons/${encodeURIComponent(season)}`;
      const { hasRanked, isOldStyle } = game.seasons.read(season);
      const normal = await client.get(path, seasonShape);
      const ranked = hasRanked ? await client.get(`${path}/ranked`, rankedShape) : null;
      return {
        normal: normalFrom(normal?.data.attributes.gameModeStats ?? {}, isOldStyle),
        ranked: rankedFrom(ranked?.data.attributes.rankedGameModeStats ?? {}),
      };
    },
    async matchesSince(platform, accountId, since, known) {
      const player = await recent(platform, accountId);
      const ids = player?.relationships.matches.data.map(({ id }) => id) ?? [];
      const old = await known(ids);
      const fresh = ids.filter((id) => !old.has(id));
      const found: FetchedMatch[] = [];
      for (let start = 0; start < fresh.length; start += matchesAtOnce) {
        const part = fresh.slice(start, start + matchesAtOnce).map((id) => readMatch(platform, id));
        for (const match of await Promise.all(part)) if (match) found.push(match);
      }
      return found.filter(({ head }) => head.createdAt > new Date(since.getTime() - listOverlap));
    },
    match: readMatch,
    async killLog(_platform, _match, telemetryUrl) {
      if (telemetryUrl === null) return null;
      if (!telemetryOrigins.includes(new URL(telemetryUrl).origin)) {
        throw new UpstreamError(
          'malformed',
          `Telemetry is kept at a strange address: ${new URL(telemetryUrl).origin}`,
        );
      }
      const source = 'the telemetry store';
      const response = await ask(
        telemetryUrl,
        { 'Accept-Encoding': 'gzip' },
        { ...asking, source, timeout: telemetryTimeout },
      );
      if (response.status === 404) return null;
      if (!response.ok) throw new UpstreamError(kindOf(response), `${source} answered ${response.status}.`);
      return readTelemetry(await readJson(response, v.array(v.unknown()), source));
    },
    async leaderboard(region, season, mode) {
      const path = `/shards/${region}/leaderboards/${season}/${mode}`;
      const answer = await client.get(path, leaderboardShape, visitorsShare);
      return (answer?.included ?? []).map(({ id, attributes: { name, stats } }) => ({
        accountId: id,
        name,
        rankPoint: Math.round(stats.rankPoints),
        tier: stats.tier,
        subTier: stats.subTier,
        kda: stats.kda,
        avgDamageDealt: stats.averageDamage,
        wins: stats.wins,
        roundsPlayed: stats.games,
      }));
    },
  };
};
