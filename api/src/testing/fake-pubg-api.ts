import { type LocalServer, type Reply, startLocalServer } from './local-server.ts';
import {
  createMatchAnswer,
  createPlayerAnswer,
  leaderboardAnswer,
  normalAnswer,
  rankedAnswer,
  seasonsAnswer,
  telemetryAnswer,
} from './pubg-answers.ts';
import { startApi, type TestApi } from './start-api.ts';

export const match = 'aaaaaaaa-0000-4000-8000-000000000001';
export const createdAt = '2026-11-20T10:00:30Z';
/** The headers for a key with many requests left. */
const rateLimitHeaders = {
  'X-RateLimit-Limit': '100',
  'X-RateLimit-Remaining': '99',
  'X-RateLimit-Reset': '1795262400',
};

type Answer = (query: URLSearchParams, url: string) => Reply;

const routes: readonly [RegExp, Answer][] = [
  [
    /\/players$/,
    (query) => {
      const wanted = (query.get('filter[playerNames]') ?? query.get('filter[playerIds]') ?? '').split(',');
      const players = [
        createPlayerAnswer({ matches: [match] }),
        createPlayerAnswer({ id: 'account.banned', name: 'Cheater', banType: 'PermanentBan' }),
        ...Array.from({ length: 14 }, (_, i) =>
          createPlayerAnswer({ id: `account.${i}`, name: `Player${i}` }),
        ),
      ];
      const data = players.filter(
        ({ id, attributes }) => wanted.includes(id) || wanted.includes(attributes.name),
      );
      return data.length > 0
        ? { headers: rateLimitHeaders, body: { data } }
        : { status: 404, headers: rateLimitHeaders, body: { errors: [{ title: 'Not Found' }] } };
    },
  ],
  [/\/seasons$/, () => ({ headers: rateLimitHeaders, body: seasonsAnswer })],
  [/\/ranked$/, () => ({ headers: rateLimitHeaders, body: rankedAnswer })],
  [/\/players\/.*\/seasons\//, () => ({ headers: rateLimitHeaders, body: normalAnswer })],
  [
    /\/matches\/aaaaaaaa/,
    (_, url) => ({ body: createMatchAnswer(match, createdAt, `${url}/telemetry.json`) }),
  ],
  [/^\/telemetry.json$/, () => ({ body: telemetryAnswer })],
  [
    /leaderboards\/.*\/squad$/,
    () => ({
      headers: rateLimitHeaders,
      body: leaderboardAnswer([
        ['Asia1', 4200],
        ['Asia2', 3900],
      ]),
    }),
  ],
  [/leaderboards/, () => ({ headers: rateLimitHeaders, body: leaderboardAnswer([]) })],
];

/** Starts a fake of the official API, as documented, and an API host that uses it, for each test. */
export function useFakePubgApi() {
  let server: LocalServer;
  let api: TestApi;
  const game = {
    get server() {
      return server;
    },
    get api() {
      return api;
    },
    /** Counts the requests whose address contains this text. */
    countRequests: (part: string) => server.requests.filter((each) => each.includes(part)).length,
    /** Replaces the documented answers. */
    override: (_path: string): Reply | undefined => undefined,
  };
  const noOverride = game.override;
  beforeEach(async () => {
    game.override = noOverride;
    server = await startLocalServer(
      (path, query) =>
        game.override(path) ?? routes.find(([route]) => route.test(path))?.[1](query, server.url),
    );
    api = await startApi({
      settings: { PUBG_API_KEY: 'a-key-that-is-long-enough', PUBG_API_URL: server.url },
      isEmpty: true,
    });
  }, 180_000);
  afterEach(async () => {
    await api.close();
    await server.close();
  });
  jest.setTimeout(60_000);
  return game;
}
