import { type LocalServer, type Reply, startLocalServer } from './local-server.ts';
import {
  aMatchAnswer,
  aPlayerAnswer,
  leaderboardAnswer,
  normalAnswer,
  rankedAnswer,
  seasonsAnswer,
  telemetryAnswer,
} from './pubg-answers.ts';
import { startApi, type TestApi } from './start-api.ts';

export const match = 'aaaaaaaa-0000-4000-8000-000000000001';
export const createdAt = '2026-11-20T10:00:30Z';
/** What the game says of a key that has many requests left. */
export const manyRequests = {
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
      const everybody = [
        aPlayerAnswer({ matches: [match] }),
        aPlayerAnswer({ id: 'account.banned', name: 'Cheater', banType: 'PermanentBan' }),
        ...Array.from({ length: 14 }, (_, i) => aPlayerAnswer({ id: `account.${i}`, name: `Player${i}` })),
      ];
      const data = everybody.filter(
        ({ id, attributes }) => wanted.includes(id) || wanted.includes(attributes.name),
      );
      return data.length > 0
        ? { headers: manyRequests, body: { data } }
        : { status: 404, headers: manyRequests, body: { errors: [{ title: 'Not Found' }] } };
    },
  ],
  [/\/seasons$/, () => ({ headers: manyRequests, body: seasonsAnswer })],
  [/\/ranked$/, () => ({ headers: manyRequests, body: rankedAnswer })],
  [/\/players\/.*\/seasons\//, () => ({ headers: manyRequests, body: normalAnswer })],
  [/\/matches\/aaaaaaaa/, (_, url) => ({ body: aMatchAnswer(match, createdAt, `${url}/telemetry.json`) })],
  [/^\/telemetry.json$/, () => ({ body: telemetryAnswer })],
  [
    /leaderboards\/.*\/squad$/,
    () => ({
      headers: manyRequests,
      body: leaderboardAnswer([
        ['Asia1', 4200],
        ['Asia2', 3900],
      ]),
    }),
  ],
  [/leaderboards/, () => ({ headers: manyRequests, body: leaderboardAnswer([]) })],
];

/** The official API as it is documented, played by a server on this machine, and an API host with a key to it. */
export function useOfficialGame() {
  let server: LocalServer;
  let api: TestApi;
  const game = {
    get server() {
      return server;
    },
    get api() {
      return api;
    },
    /** How often the game was asked for something. */
    asked: (part: string) => server.asked.filter((each) => each.includes(part)).length,
    /** What the next requests get instead of their answer. */
    trouble: (_path: string): Reply | undefined => undefined,
  };
  const none = game.trouble;
  beforeEach(async () => {
    game.trouble = none;
    server = await startLocalServer(
      (path, query) =>
        game.trouble(path) ?? routes.find(([route]) => route.test(path))?.[1](query, server.url),
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
