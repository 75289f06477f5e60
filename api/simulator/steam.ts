import type { Reply } from '../testing/local-server.ts';

const ranks = [
  { rank: 1, appid: 730, concurrent_in_game: 900000, peak_in_game: 1000000 },
  { rank: 2, appid: 578080, concurrent_in_game: 345678, peak_in_game: 400000 },
  { rank: 3, appid: 1, concurrent_in_game: 5, peak_in_game: 6 },
];

const games: Readonly<Record<string, object>> = {
  730: { success: true, data: { name: 'Counter-Strike 2', type: 'game' } },
};

/** Answers Steam's player counts in the documented shapes. The last game of the chart has no name. */
export const answerSteam = (path: string, query: URLSearchParams): Reply | undefined => {
  const id = query.get('appids') ?? '';
  const answers: Readonly<Record<string, object>> = {
    '/ISteamUserStats/GetNumberOfCurrentPlayers/v1/': { response: { player_count: 345678, result: 1 } },
    '/ISteamChartsService/GetGamesByConcurrentPlayers/v1/': { response: { last_update: 1, ranks } },
    '/api/appdetails': { [id]: games[id] ?? { success: false } },
  };
  return answers[path] && { body: answers[path] };
};
