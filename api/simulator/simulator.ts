import { type LocalServer, type Reply, startLocalServer } from '../testing/local-server.ts';
import { answerMatch } from './matches.ts';
import { answerLeaderboard, answerNormal, answerRanked, answerSeasons } from './stats.ts';
import { answerSteam } from './steam.ts';
import { isTelemetryReady, writeTelemetry } from './telemetry.ts';
import { PubgWorld, type SimulatedPlayer } from './world.ts';

const window = 60_000;

/** Counts the requests of a key by the minute. */
const createRateLimit = (getLimit: () => number, now: () => Date) => {
  let left = 0;
  let resetsAt = 0;
  const headers = () => ({
    'X-RateLimit-Limit': String(getLimit()),
    'X-RateLimit-Remaining': String(left),
    // UNIX seconds.
    'X-RateLimit-Reset': String(Math.ceil(resetsAt / 1000)),
  });
  /** Counts a request. Returns whether it is allowed, and the headers of its answer. */
  return () => {
    const time = now().getTime();
    if (time >= resetsAt) {
      left = getLimit();
      resetsAt = time + window;
    }
    const isAllowed = left > 0;
    left = Math.max(0, left - 1);
    return { isAllowed, headers: headers() };
  };
};

interface SimulatorOptions {
  /** The clock of the service. Tests pass the clock of their API host. */
  readonly now?: () => Date;
  /** Counted requests per minute; the official service starts with 10. */
  readonly limit?: number;
}

/**
 * Simulates the official service: its seasons, stats, leaderboards, matches, telemetry, and rate limit. The counts of
 * Steam are at the same address.
 * `RealPlayer` has one match, `Fresh` one that has just ended, `Veteran` 300, `FirstPerson` plays only unranked FPP,
 * `Cheater` is banned, and every `Player<number>` exists.
 */
export interface PubgSimulator extends LocalServer {
  /** Players, matches, and the current season. Tests change it. */
  readonly world: PubgWorld;
  /** Counted requests per minute. */
  limit: number;
  /** Whether the service accepts the key. Refused requests do not count. */
  isKeyAccepted: boolean;
  /** Milliseconds before each counted answer. */
  latency: number;
  /** Positions in each telemetry file. A file of 2026 has 52,000 events and 20 to 40 MB. */
  telemetryEvents: number;
  /** Rows of each leaderboard. */
  boardSize: number;
  /** Replaces an answer, for failures. Return undefined for the usual answer. */
  override: (path: string) => Reply | undefined;
  /** Counts the requests whose address contains this text. */
  countRequests(part: string): number;
}

const unauthorized: Reply = { status: 401, body: { errors: [{ title: 'Unauthorized' }] } };
const notFound: Reply = { status: 404, body: { errors: [{ title: 'Not Found' }] } };

const toPlayerAnswer = (world: PubgWorld, platform: string, player: SimulatedPlayer) => ({
  type: 'player',
  id: player.id,
  attributes: {
    name: player.name,
    shardId: platform,
    banType: player.banType,
    clanId: player.clanId,
    patchVersion: '',
    titleId: 'pubg',
  },
  relationships: {
    assets: { data: [] },
    matches: { data: world.listMatchIds(player).map((id) => ({ type: 'match', id })) },
  },
});

const readList = (query: URLSearchParams, name: string): readonly string[] =>
  query.get(`filter[${name}]`)?.split(',') ?? [];

/** Up to ten names or account IDs. */
const findPlayers = (world: PubgWorld, query: URLSearchParams): readonly SimulatedPlayer[] => [
  ...readList(query, 'playerNames').flatMap((name) => world.find(name) ?? []),
  ...readList(query, 'playerIds').flatMap((id) => world.findById(id) ?? []),
];

const weaponStats = (kills: number, longestKill: number) => ({
  MostDefeatsInAGame: 0,
  Defeats: 0,
  DamagePlayer: kills * 150.5,
  HeadShots: Math.floor(kills / 4),
  Kills: kills,
  MostKillsInAGame: Math.min(kills, 5),
  Groggies: kills + 2 * Math.sign(kills),
  LongestKill: longestKill,
});

type Answer = (found: readonly string[], query: URLSearchParams) => Reply;

/** The answers that count, by the part of the address after `/shards/`. */
const countedAnswers = (
  world: PubgWorld,
  getBoardSize: () => number,
): readonly (readonly [RegExp, Answer])[] => {
  const withPlayer = (id: string | undefined, answer: (player: SimulatedPlayer) => object): Reply => {
    const player = world.findById(id ?? '');
    return player ? { body: answer(player) } : notFound;
  };
  return [
    [
      /^([\w-]+)\/players$/,
      ([platform = ''], query) => {
        const players = findPlayers(world, query);
        return players.length > 0
          ? { body: { data: players.map((player) => toPlayerAnswer(world, platform, player)) } }
          : notFound;
      },
    ],
    [/^([\w-]+)\/seasons$/, ([platform = '']) => ({ body: answerSeasons(world, platform) })],
    [
      /^[\w-]+\/players\/([\w.]+)\/seasons\/([\w.-]+)\/ranked$/,
      ([id, season = '']) => withPlayer(id, (player) => answerRanked(player, season)),
    ],
    [
      /^[\w-]+\/players\/([\w.]+)\/seasons\/([\w.-]+)$/,
      ([id, season = '']) => withPlayer(id, (player) => answerNormal(player, season)),
    ],
    [
      /^([\w-]+)\/leaderboards\/([\w.-]+)\/([\w-]+)$/,
      ([region = '', season = '', mode = '']) => ({
        body: answerLeaderboard(region, season, mode, getBoardSize()),
      }),
    ],
    [
      /^[\w-]+\/clans\/([\w.]+)$/,
      ([id]) => ({
        body: {
          data: {
            type: 'clan',
            id,
            attributes: { clanName: 'Simulated', clanTag: 'SIM', clanLevel: 7, clanMemberCount: 20 },
          },
        },
      }),
    ],
    [
      /^[\w-]+\/players\/([\w.]+)\/weapon_mastery$/,
      ([id]) =>
        withPlayer(id, () => ({
          data: {
            type: 'weaponMasterySummary',
            attributes: {
              platform: 'steam',
              weaponSummaries: {
                Item_Weapon_Mini14_C: {
                  XPTotal: 12_345,
                  LevelCurrent: 17,
                  TierCurrent: 2,
                  // An older count that no longer grows.
                  StatsTotal: { Kills: 7, DamagePlayer: 900, HeadShots: 1, Defeats: 5, Groggies: 6 },
                  OfficialStatsTotal: weaponStats(30, 310.5),
                  CompetitiveStatsTotal: weaponStats(10, 120.25),
                  Medals: [{ MedalId: 'Marksman', Count: 3 }],
                },
                Item_Weapon_Kar98k_C: {
                  XPTotal: 99_000,
                  LevelCurrent: 60,
                  TierCurrent: 1,
                  StatsTotal: { ...weaponStats(90, 0), LongestDefeat: 402.1 },
                  OfficialStatsTotal: weaponStats(0, 0),
                  CompetitiveStatsTotal: weaponStats(0, 0),
                  Medals: [],
                },
                Item_Weapon_Never_C: {
                  XPTotal: 0,
                  LevelCurrent: 1,
                  TierCurrent: 1,
                  StatsTotal: weaponStats(0, 0),
                },
              },
            },
          },
        })),
    ],
  ];
};

/** Starts the simulated service on a free port. */
export const startPubgSimulator = async ({
  now = () => new Date(),
  limit = 10,
}: SimulatorOptions = {}): Promise<PubgSimulator> => {
  const world = new PubgWorld(now);
  const counted = countedAnswers(world, () => simulator.boardSize);
  const countRequest = createRateLimit(() => simulator.limit, now);

  const answerTelemetry = (id: string): Reply => {
    const match = world.findMatch(id);
    if (!match) return notFound;
    return isTelemetryReady(match, now())
      ? { pieces: writeTelemetry(match, simulator.telemetryEvents) }
      : { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };
  };

  const answerCounted = (path: string, query: URLSearchParams): Reply | undefined => {
    for (const [route, answer] of counted) {
      const found = route.exec(path);
      if (!found) continue;
      const { latency: delay } = simulator;
      if (!simulator.isKeyAccepted) return { ...unauthorized, delay };
      const { isAllowed, headers } = countRequest();
      return { delay, headers, ...(isAllowed ? answer(found.slice(1), query) : { status: 429 }) };
    }
    return undefined;
  };

  const answer = (path: string, query: URLSearchParams): Reply => {
    const [, kind, match = ''] = /^\/shards\/[\w-]+\/(matches)\/([\w-]+)$/.exec(path) ?? [];
    if (kind) {
      const played = world.findMatch(match);
      return played ? { body: answerMatch(played, `${server.url}/telemetry/${match}.json`) } : notFound;
    }
    const telemetry = /^\/telemetry\/([\w-]+)\.json$/.exec(path)?.[1];
    if (telemetry) return answerTelemetry(telemetry);
    const counted = answerCounted(decodeURIComponent(path.replace('/shards/', '')), query);
    return counted ?? answerSteam(path, query) ?? notFound;
  };

  const server = await startLocalServer((path, query) => simulator.override(path) ?? answer(path, query));
  const simulator: PubgSimulator = {
    ...server,
    world,
    limit,
    isKeyAccepted: true,
    latency: 0,
    telemetryEvents: 100,
    boardSize: 500,
    override: () => undefined,
    countRequests: (part) => server.requests.filter((each) => each.includes(part)).length,
  };
  return simulator;
};
