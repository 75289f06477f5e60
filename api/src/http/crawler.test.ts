import { accountId, usePubg } from '../../testing/use-pubg.ts';
import { killLogPoll } from '../durations.ts';
import { fetchRecentTelemetry } from '../jobs/matches.ts';
import { resumeRenewals } from '../players/renewal/renew-player.ts';

const game = usePubg();
const season = (id: string) => `/players/steam/${accountId}/seasons/${id}`;

describe.each<[string, Record<string, string>]>([
  ['a crawler', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a page that is rendered for a crawler', { 'User-Agent': 'node', 'X-Crawler': '1' }],
])('%s', (_, headers) => {
  const crawl = (path: string) => game.api.get(path, { headers });

  /** Opens every address that a crawler can find, then runs all jobs. */
  const crawlAll = async () => {
    const paths = [
      '/seasons/active',
      '/players/steam/RealPlayer',
      '/players/steam/Stranger',
      '/rpc/player-search/steam/Stranger',
      `/players/steam/${accountId}/seasons`,
      season('pc-2018-43'),
      season('pc-2018-42'),
      season('2018-04'),
      `${season('pc-2018-43')}/climbs`,
      ...[
        ...['weapons', 'matches', 'form', 'sessions', 'weeks/2026-W47', 'maps-and-weapons', 'teammates'],
        ...['play-times', 'shared-matches?with=account.stranger'],
      ].map((list) => `/players/steam/${accountId}/${list}`),
      `/players/steam/${accountId}/matches/${game.match}`,
      `/players/steam/${accountId}/matches/11111111-0000-4000-8000-000000000001`,
      `/rpc/player-sync/steam/${accountId}?flag=0`,
      `/rpc/player-sync/steam/${accountId}?flag=1`,
      '/ranks/steam/squad',
      '/ranks/steam/squad/find?name=RealPlayer',
      '/stats/rating/steam/squad',
      '/stats/tiers/steam/pc-2018-43',
      '/search/suggest?shard=steam&q=Real',
    ];
    const answers = new Map<string, Awaited<ReturnType<typeof crawl>>>();
    for (const path of paths) answers.set(path, await crawl(path));
    await game.api.runJobs();
    game.api.advance(60_000);
    await resumeRenewals.run(game.api.context, {});
    await game.api.runJobs();
    return answers;
  };

  test('causes no requests on a new site', async () => {
    const answers = await crawlAll();
    expect(game.pubg.requests).toEqual([]);
    expect(answers.get('/seasons/active')?.status).toBe(503);
    expect(answers.get('/players/steam/RealPlayer')?.data.error).toBe('player not found');
    // A visitor who comes next is not told the same.
    expect((await game.api.get('/players/steam/Stranger')).data.error).toBe('player not found');
    expect(game.pubg.countRequests('Stranger')).toBe(1);
  });

  test('sees stored data without requests, also of past seasons', async () => {
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
    await game.api.get(season('pc-2018-42'));
    game.api.advance(86_400_000);
    const before = game.pubg.requests.length;
    const answers = await crawlAll();
    expect(game.pubg.requests.length).toBe(before);
    // An earlier result would say that the renewal was done.
    expect(answers.get(`/rpc/player-sync/steam/${accountId}?flag=1`)?.status).toBe(403);
    expect(answers.get(season('pc-2018-42'))?.data.normalStats.squad.kills).toBe(21);
    expect(answers.get(season('2018-04'))?.data.normalStats).toEqual({});
    expect(answers.get(`/players/steam/${accountId}/weeks/2026-W47`)?.data.stats.matches).toBe(1);
    const match = answers.get(`/players/steam/${accountId}/matches/${game.match}`)?.data.match;
    expect(match.teams).toHaveLength(24);
    expect(match.killLog).toEqual({ state: 'waiting', retryAfter: killLogPoll });
  });

  test('sees a stored kill log', async () => {
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
    await fetchRecentTelemetry.run(game.api.context, {});
    const { data } = await crawl(`/players/steam/${accountId}/matches/${game.match}`);
    expect(data.match.killLog.state).toBe('ready');
  });
});
