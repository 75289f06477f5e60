import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@hotdrop/shared-domain/rules';
import { answerMatch } from '../../../simulator/matches.ts';
import { answerNormal } from '../../../simulator/stats.ts';
import { type LocalServer, type Reply, startLocalServer } from '../../../testing/local-server.ts';
import { accountId, usePubg } from '../../../testing/use-pubg.ts';
import { days, detailsAge, statsShareTime, upstreamRetryDelay } from '../../durations.ts';
import { fetchRecentTelemetry } from '../../jobs/matches.ts';
import { refreshNewStatistics, refreshSeasonLists } from '../../jobs/refresh-boards.ts';
import { refreshDetails } from '../../jobs/refresh-details.ts';

const game = usePubg();

describe('players', () => {
  test('finds a new player in the game and renews them', async () => {
    const found = await game.api.get('/players/steam/RealPlayer');
    expect(found.body).not.toHaveProperty('demo');
    expect(found.data.player).toMatchObject({ accountId, syncedAt: null });
    expect(game.pubg.requestHeaders[0]?.authorization).toBe('Bearer a-key-that-is-long-enough');
    await game.api.runJobs();

    const stats = (await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-43`)).data;
    expect(stats.normalStats).toEqual({ squad: expect.objectContaining({ kills: 21, rankPoints: null }) });
    expect(stats.rankedStats.squad).toMatchObject({
      currentRankPoint: 2810,
      currentTier: { tier: 'Crystal', subTier: '2' },
      winRatio: 0.1,
      // The service answers 0.
      kda: 2.5,
    });

    const { matches } = (await game.api.get(`/players/steam/${accountId}/matches`)).data;
    expect(matches[0]).toMatchObject({
      id: game.match,
      gameMode: 'squad',
      participants: [
        { name: 'RealPlayer', teamRank: 1, teamTotal: 24, kills: 3 },
        { name: 'RealPlayerMate1' },
        { name: 'RealPlayerMate2' },
        { name: 'RealPlayerMate3' },
      ],
    });
    expect((await game.api.get('/players/steam/RealPlayer')).data.player.syncedAt).not.toBeNull();
  });

  test('joins simultaneous lookups into requests of at most ten names', async () => {
    const { source } = game.api.context;
    const found = await Promise.all(
      Array.from({ length: 14 }, (_, i) => source.findByName('steam', `Player${i}`)),
    );
    expect(found.map((player) => player?.name)).toEqual(Array.from({ length: 14 }, (_, i) => `Player${i}`));
    expect(game.pubg.countRequests('filter[playerNames]')).toBe(2);
  });

  test('are in the distribution of a new site within minutes', async () => {
    for (let i = 0; i < limits.distributedPlayers; i++) {
      await game.api.get(`/players/steam/Player${i}`);
      await game.api.runJobs();
      game.api.advance(61_000);
    }
    expect((await game.api.get('/stats/rating/steam/squad')).data.sample).toBeNull();
    await refreshNewStatistics.run(game.api.context, {});
    const { sample, ratings } = (await game.api.get('/stats/rating/steam/squad')).data;
    expect([sample, ratings.length > 0]).toEqual([limits.distributedPlayers, true]);
  });

  test('requests an unknown name only once', async () => {
    expect((await game.api.get('/players/steam/Nobody')).data.error).toBe('player not found');
    expect((await game.api.get('/players/steam/Nobody')).data.error).toBe('player not found');
    expect(game.pubg.countRequests('Nobody')).toBe(1);
    game.api.advance(6 * 60_000);
    await game.api.get('/players/steam/Nobody');
    expect(game.pubg.countRequests('Nobody')).toBe(2);
  });
});

describe('clans and weapons', () => {
  const renew = async (name: string): Promise<void> => {
    await game.api.get(`/players/steam/${name}`);
    await game.api.runJobs();
  };
  const refresh = () => refreshDetails.run(game.api.context, {});
  const readClan = async (name: string) => (await game.api.get(`/players/steam/${name}`)).data.player.clan;
  const readWeapons = async () => (await game.api.get(`/players/steam/${accountId}/weapons`)).data;
  const countDetails = () => game.pubg.countRequests('/clans/') + game.pubg.countRequests('/weapon_mastery');

  test('reads clan and weapon mastery in a job, and never for a page', async () => {
    await renew('RealPlayer');
    expect(await readClan('RealPlayer')).toBeNull();
    expect(await readWeapons()).toEqual({ weapons: [], updatedAt: null });
    expect(countDetails()).toBe(0);
    await refresh();
    expect(await readClan('RealPlayer')).toEqual({ name: 'Simulated', tag: 'SIM' });
    expect(await readWeapons()).toEqual({
      // The first has no stats beyond the older count.
      weapons: [
        {
          id: 'Item_Weapon_Kar98k_C',
          level: 60,
          kills: 90,
          knocks: 92,
          headshots: 22,
          damage: 13_545,
          longestKill: null,
          mostKills: 5,
        },
        {
          id: 'Item_Weapon_Mini14_C',
          level: 17,
          kills: 40,
          knocks: 44,
          headshots: 9,
          damage: 6_020,
          longestKill: 310.5,
          mostKills: 5,
        },
      ],
      updatedAt: game.api.context.now().toISOString(),
    });
  });

  test('reads a clan once for all its members, and again after a week', async () => {
    await renew('RealPlayer');
    await renew('Player1');
    await renew('FirstPerson');
    await refresh();
    await refresh();
    expect(game.pubg.countRequests('/clans/')).toBe(1);
    expect(game.pubg.countRequests('/weapon_mastery')).toBe(3);
    expect(await readClan('FirstPerson')).toBeNull();
    game.api.advance(detailsAge + 1);
    await refresh();
    // The players were not renewed in this week.
    expect(countDetails()).toBe(4);
    await game.api.get(`/rpc/player-sync/steam/${accountId}?flag=1`);
    await game.api.runJobs();
    await refresh();
    expect(countDetails()).toBe(6);
  });
});

describe('failures', () => {
  test('answers busy and sends no requests until the rate limit ends', async () => {
    const reset = String(Math.floor(game.api.context.now().getTime() / 1000) + 30);
    game.pubg.override = () => ({
      status: 429,
      headers: { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': reset },
    });
    const first = await game.api.get('/players/steam/RealPlayer');
    expect(first.data).toMatchObject({ error: 'busy', queue: { ahead: 0 } });
    const before = game.pubg.requests.length;
    expect((await game.api.get('/players/steam/Cheater')).data.error).toBe('busy');
    expect(game.pubg.requests.length).toBe(before);
    game.pubg.override = () => undefined;
    game.api.advance(31_000);
    await game.api.runJobs();
    expect((await game.api.get('/players/steam/Cheater')).data.player.name).toBe('Cheater');
  });

  test.each<[string, Reply]>([
    ['fails', { status: 503 }],
    ['answers with invalid JSON', { body: '<html>' }],
    ['answers in an unexpected shape', { body: { data: { id: 7 } } }],
  ])(
    'answers with the error "network" when the game service %s, and with the player afterwards',
    async (_what, reply) => {
      game.pubg.override = () => reply;
      const answer = await game.api.get('/players/steam/RealPlayer');
      expect(answer.status).toBe(200);
      expect(answer.data).toEqual({ error: 'network' });
      expect(answer.text).not.toContain('a-key-that-is-long-enough');
      game.pubg.override = () => undefined;
      game.api.advance(upstreamRetryDelay + 1_000);
      expect((await game.api.get('/players/steam/RealPlayer')).data.player.name).toBe('RealPlayer');
    },
  );

  test('answers 503 without details of the failed request', async () => {
    game.pubg.override = () => ({ status: 400 });
    const answer = await game.api.get('/seasons/active');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(answer.text).not.toMatch(/key|PUBG/i);
  });

  test('requests normal and ranked stats at the same time', async () => {
    const season = 'division.bro.official.pc-2018-43';
    const player = game.pubg.world.find('RealPlayer');
    if (!player) throw new Error('The simulated service has no player "RealPlayer".');
    game.pubg.override = (path) =>
      path.endsWith(season) ? { delay: 2_000, body: answerNormal(player, season) } : undefined;
    const reading = game.api.context.source.seasonStats('steam', accountId, season);
    const isRankedRequested = async () => {
      for (let tries = 0; tries < 75; tries += 1) {
        if (game.pubg.countRequests('/ranked') > 0) return true;
        await wait(20);
      }
      return false;
    };
    expect(await isRankedRequested()).toBe(true);
    expect(await reading).toMatchObject({
      normal: { squad: expect.anything() },
      ranked: { squad: expect.anything() },
    });
  });

  test('retries after a 502', async () => {
    let failures = 1;
    game.pubg.override = () => (failures-- > 0 ? { status: 502 } : undefined);
    expect((await game.api.get('/players/steam/RealPlayer')).data.player.name).toBe('RealPlayer');
  });

  test('does not retry after a timeout', async () => {
    const { fetchWithRetry } = await import('../fetch-json.ts');
    // The request must arrive before the timeout, also on a busy machine.
    game.pubg.override = () => ({ delay: 4000 });
    const { metrics } = game.api.context;
    await expect(
      fetchWithRetry(`${game.pubg.url}/x`, {}, { source: 'a test', metrics, timeout: 1500 }),
    ).rejects.toMatchObject({ status: 'unreachable' });
    expect(game.pubg.requests.filter((each) => each.endsWith('/x'))).toHaveLength(1);
  });

  describe('sends no request to another server', () => {
    let stranger: LocalServer;
    beforeEach(async () => {
      stranger = await startLocalServer(() => ({ body: [] }));
    });
    afterEach(() => stranger.close());

    test('for a telemetry address in a match', async () => {
      const [match] = game.pubg.world.find('RealPlayer')?.matches ?? [];
      game.pubg.override = (path) =>
        match && path.includes('/matches/')
          ? { body: answerMatch(match, `${stranger.url}/telemetry.json`) }
          : undefined;
      await game.api.get('/players/steam/RealPlayer');
      await game.api.runJobs();
      await game.api.get(`/players/steam/${accountId}/matches/${game.match}`);
      await game.api.context.queue.runQueued();
      const { killLog } = (await game.api.get(`/players/steam/${accountId}/matches/${game.match}`)).data
        .match;
      expect(killLog.state).not.toBe('ready');
      expect(stranger.requests).toEqual([]);
    });

    test('after a redirect of the game service', async () => {
      game.pubg.override = (path) => ({ status: 307, headers: { Location: stranger.url + path } });
      expect((await game.api.get('/players/steam/RealPlayer')).data).toEqual({ error: 'network' });
      expect(stranger.requests).toEqual([]);
    });
  });
});

describe('seasons', () => {
  const shortIds = (seasons: readonly { readonly id: string }[]) =>
    seasons.map(({ id }) => id.replace('division.bro.official.', ''));

  test('lists the seasons of the platform by age and marks those with stored stats', async () => {
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
    const { seasons } = (await game.api.get(`/players/steam/${accountId}/seasons`)).data;
    expect(seasons.slice(0, 2)).toMatchObject([
      { id: 'division.bro.official.pc-2018-43', hasNormal: true, hasRanked: true, isCertain: true },
      { id: 'division.bro.official.pc-2018-42', hasNormal: true, hasRanked: true, isCertain: false },
    ]);
    const ids = shortIds(seasons);
    expect(ids).toHaveLength(43 + 9 + 9 + 1);
    expect(ids.slice(42, 44)).toEqual(['pc-2018-01', '2018-09']);
    expect(ids.slice(-2)).toEqual(['2017-pre1', '2017-beta']);
  });

  test.each([
    ['psn', ['console-43', 'console-03', 'playstation-02', 'playstation-01']],
    ['xbox', ['console-43', 'console-03', 'xbox-02', 'xbox-01', 'xb-pre1']],
    ['stadia', ['console-43', 'console-03']],
    ['steam', ['pc-2018-43', '2017-beta']],
  ])('lists the first seasons of consoles on %s only if they are its own', async (platform, own) => {
    const all = [
      ...['2017-beta', 'pc-2018-43', 'xb-pre1', 'xbox-01', 'xbox-02', 'playstation-01', 'playstation-02'],
      ...['console-03', 'console-43'],
    ];
    const data = all.map((id) => ({
      id: `division.bro.official.${id}`,
      attributes: { isCurrentSeason: id === own[0] },
    }));
    game.pubg.override = (path) => (path.endsWith('/seasons') ? { body: { data } } : undefined);
    const { player } = (await game.api.get(`/players/${platform}/RealPlayer`)).data;
    const { seasons } = (await game.api.get(`/players/${platform}/${player.accountId}/seasons`)).data;
    expect(shortIds(seasons)).toEqual(own);
  });

  test('sends no request for seasons that do not exist', async () => {
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
    const before = game.pubg.requests.length;
    for (const season of ['pc-2018-99', 'pc-2018-44', 'console-12', 'nonsense'])
      expect((await game.api.get(`/players/steam/${accountId}/seasons/${season}`)).status).toBe(404);
    expect(game.pubg.requests.length).toBe(before);
    expect(
      (await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-42`)).data.normalStats,
    ).toHaveProperty('squad');
  });

  test('spends no request on a platform that has shut down', async () => {
    await game.api.get('/seasons/active');
    expect(game.pubg.countRequests('/seasons')).toBe(4);
    expect(game.pubg.countRequests('/stadia/')).toBe(0);
  });

  test('reads the list of seasons once a week', async () => {
    await game.api.get('/seasons/active');
    game.api.advance(days(6));
    await refreshSeasonLists.run(game.api.context, {});
    await game.api.get('/seasons/active');
    expect(game.pubg.countRequests('/steam/seasons')).toBe(1);
    game.api.advance(days(1));
    await refreshSeasonLists.run(game.api.context, {});
    expect(game.pubg.countRequests('/steam/seasons')).toBe(2);
  });

  test('notices a new season in a kill log and reads the past one once more after its end', async () => {
    const active = async () => (await game.api.get('/seasons/active')).data.seasons.steam;
    const readKills = async () =>
      (await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-43`)).data.normalStats.squad.kills;
    const countReads = () => game.pubg.countRequests('official.pc-2018-43');
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
    expect(await readKills()).toBe(21);
    expect(await active()).toMatchObject({ id: 'division.bro.official.pc-2018-43', start: null });

    game.pubg.world.currentSeason = 44;
    game.pubg.world.play('RealPlayer');
    game.api.advance(2 * 3_600_000);
    await game.api.get(`/rpc/player-sync/steam/${accountId}?flag=1`);
    await game.api.runJobs();
    const before = countReads();
    game.api.advance(statsShareTime.complete + 1);
    const player = game.pubg.world.find('RealPlayer');
    if (player) player.rounds = 20;
    await fetchRecentTelemetry.run(game.api.context, {});
    const noticedAt = game.api.context.now().toISOString();
    expect(await active()).toMatchObject({ id: 'division.bro.official.pc-2018-44', start: noticedAt });
    expect(game.pubg.countRequests('/steam/seasons')).toBe(2);

    expect(await readKills()).toBe(29);
    expect(countReads()).toBe(before + 2);
    // Pages that follow soon share the answer.
    game.api.advance(statsShareTime.complete + 1);
    await readKills();
    expect(countReads()).toBe(before + 2);
  });

  test('shows the stored stats of a past season while the source is not reachable', async () => {
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
    game.pubg.world.currentSeason = 44;
    game.api.advance(days(7));
    await refreshSeasonLists.run(game.api.context, {});
    game.pubg.override = () => ({ status: 401 });
    const { status, data } = await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-43`);
    expect(status).toBe(200);
    expect(data.normalStats.squad.kills).toBe(21);
  });
});
