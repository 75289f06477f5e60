import type { PlayerMatch } from '@hotdrop/shared-domain/wire';
import { count, sql } from 'drizzle-orm';
import { answerMatch, listTeams, type SimulatedMember } from '../../../simulator/matches.ts';
import { answerRanked } from '../../../simulator/stats.ts';
import type { Reply } from '../../../testing/local-server.ts';
import { accountId, usePubg } from '../../../testing/use-pubg.ts';
import { matches, participants, players } from '../../data/schema.ts';
import { days, killLogRetryDelay, sourceRetention } from '../../durations.ts';
import { fetchRecentTelemetry, rotatePartitions } from '../../jobs/matches.ts';
import { saveMatches } from '../../matches/save-matches.ts';
import { readMatch } from '../../matches/stored-match.ts';
import type { FetchedMatch } from '../upstream.ts';

const game = usePubg();

const readForm = async (id: string): Promise<PlayerMatch[]> =>
  (await game.api.get(`/players/steam/${id}/form?mode=squad&kind=ranked`)).data.matches;

describe('telemetry of a match', () => {
  test('reads kill log and main weapon from telemetry in a job', async () => {
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
    const path = `/players/steam/${accountId}/matches/${game.match}`;
    expect((await game.api.get(path)).data.match.killLog).toMatchObject({ state: 'waiting' });
    await game.api.runJobs();
    const { killLog, player } = (await game.api.get(path)).data.match;
    type Entry = { readonly type: string; readonly place: number | null };
    const entries: readonly Entry[] = killLog.entries;
    expect(entries.slice(0, 2)).toEqual([
      expect.objectContaining({
        type: 'knock',
        at: 870,
        distance: 123.45,
        weapon: 'WeapMini14_C',
        place: null,
      }),
      expect.objectContaining({ type: 'knock', at: 871 }),
    ]);
    const kills = entries.filter(({ type }) => type === 'kill');
    expect(kills[0]).toMatchObject({
      at: 880,
      distance: 123,
      by: { playerId: accountId, name: 'RealPlayer', teamId: 7 },
    });
    expect(kills.at(-1)).toMatchObject({ at: 1200, by: null, distance: null });
    expect(kills.flatMap(({ place }) => place ?? [])[0]).toBe(24);
    expect(player.mainWeapon).toBe('WeapMini14_C');
    const { matches } = (await game.api.get(`/players/steam/${accountId}/matches`)).data;
    expect(matches[0].participants[0].mainWeapon).toBe('WeapMini14_C');
    expect(game.pubg.countRequests('telemetry')).toBe(1);
  });

  describe('a kill log', () => {
    const path = () => `/players/steam/${accountId}/matches/${game.match}`;
    const killLog = async () => (await game.api.get(path())).data.match.killLog;
    const waiting = { state: 'waiting', retryAfter: 2_000 };

    beforeEach(async () => {
      await game.api.get('/players/steam/RealPlayer');
      await game.api.runJobs();
    });

    test.each<[string, Reply]>([
      ['is not there yet', { status: 404, body: {} }],
      ['is truncated', { body: '[{"_T": "LogMatch' }],
      ['is empty', { body: [] }],
    ])('that %s is requested again after a delay', async (_, reply) => {
      game.pubg.override = (address) => (address.startsWith('/telemetry/') ? reply : undefined);
      expect(await killLog()).toEqual(waiting);
      await game.api.runJobs();
      expect(game.pubg.countRequests('telemetry')).toBe(4);
      expect(await killLog()).toEqual({ state: 'failed', retryAfter: 60_000 });
      await game.api.runJobs();
      expect(game.pubg.countRequests('telemetry')).toBe(4);
      game.pubg.override = () => undefined;
      game.api.advance(killLogRetryDelay.first);
      expect(await killLog()).toEqual(waiting);
      await game.api.runJobs();
      expect(await killLog()).toMatchObject({ state: 'ready' });
    });

    test('is requested until the game deletes it', async () => {
      game.pubg.override = (address) => (address.startsWith('/telemetry/') ? { body: '<html>' } : undefined);
      await killLog();
      await game.api.runJobs();
      game.pubg.override = () => undefined;
      game.api.advance(sourceRetention - days(2));
      expect(await killLog()).toEqual(waiting);
      game.api.advance(days(2));
      expect(await killLog()).toEqual({ state: 'none', reason: 'expired' });
    });
  });

  test('fills the main weapons of match lists before a visitor opens a match', async () => {
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
    const readWeapons = async () => {
      const { matches } = (await game.api.get(`/players/steam/${accountId}/matches`)).data;
      return matches.map(
        ({ participants }: { participants: { mainWeapon: string }[] }) => participants[0]?.mainWeapon,
      );
    };
    expect(await readWeapons()).toEqual([null]);
    game.pubg.world.play('RealPlayer');
    game.api.advance(10 * 60_000);
    await game.api.get(`/rpc/player-sync/steam/${accountId}?flag=1`);
    await game.api.runJobs();
    await fetchRecentTelemetry.run(game.api.context, {});
    // The telemetry of the young match is refused.
    expect(await readWeapons()).toEqual([null, 'WeapMini14_C']);
    expect(game.pubg.countRequests('telemetry')).toBe(2);
    await fetchRecentTelemetry.run(game.api.context, {});
    expect(game.pubg.countRequests('telemetry')).toBe(2);
    game.api.advance(30 * 60_000);
    await fetchRecentTelemetry.run(game.api.context, {});
    expect(await readWeapons()).toEqual(['WeapMini14_C', 'WeapMini14_C']);
  });

  test('takes the winners and the places from the players, not from the rosters', async () => {
    const played = game.pubg.world.findMatch(game.match);
    if (!played) throw new Error('The service has no match.');
    const answer = answerMatch(played, `${game.pubg.url}/telemetry/${game.match}.json`);
    const body = { ...answer, included: answer.included.toReversed() };
    game.pubg.override = (path) => (path.endsWith(`/matches/${game.match}`) ? { body } : undefined);
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
    const { data } = await game.api.get(`/players/steam/${accountId}/matches/${game.match}`);
    const teams: readonly {
      readonly rank: number;
      readonly members: readonly { readonly name: string }[];
    }[] = data.match.teams;
    expect(teams[0]).toMatchObject({ rank: 1, teamId: 7 });
    expect(teams[0]?.members.map(({ name }) => name)).toContain('RealPlayer');
    expect(teams.map(({ rank }) => rank)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  });
});

describe('an odd answer about', () => {
  const season = 'division.bro.official.pc-2018-43';

  const realPlayer = () => {
    const player = game.pubg.world.find('RealPlayer');
    const [match] = player?.matches ?? [];
    if (!player || !match) throw new Error('The simulated service has no player "RealPlayer" with a match.');
    return { player, match };
  };

  const renew = async () => {
    await game.api.get('/players/steam/RealPlayer');
    await game.api.runJobs();
  };

  const replace = (pattern: RegExp, reply: Reply): void => {
    game.pubg.override = (path) => (pattern.test(path) ? reply : undefined);
  };

  const readStats = async () => (await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-43`)).data;
  const readMatches = async () => (await game.api.get(`/players/steam/${accountId}/matches`)).data;
  const openMatch = async () =>
    (await game.api.get(`/players/steam/${accountId}/matches/${game.match}`)).data.match;

  type MatchAnswer = ReturnType<typeof answerMatch>;
  const usualMatch = (): MatchAnswer =>
    answerMatch(realPlayer().match, `${game.pubg.url}/telemetry/${game.match}.json`);
  const matchPath = /\/matches\//;

  describe('a player', () => {
    const about = { type: 'player', id: accountId, attributes: { name: 'RealPlayer' } };

    test.each<[string, object]>([
      ['without relationships', about],
      ['with a list of matches that is null', { ...about, relationships: { matches: { data: null } } }],
      [
        'with a match that has no ID',
        { ...about, relationships: { matches: { data: [{ type: 'match' }] } } },
      ],
    ])('%s has stats and no matches', async (_, player) => {
      replace(/\/players$/, { body: { data: [player] } });
      await renew();
      expect((await readStats()).normalStats.squad.kills).toBe(21);
      expect((await readMatches()).totalCount).toBe(0);
    });
  });

  describe('stats', () => {
    test.each<[string, unknown]>([
      ['missing', undefined],
      ['null in each mode', { squad: null, solo: null }],
    ])('that are %s show no mode', async (_, modes) => {
      game.pubg.override = (path) => {
        if (path.endsWith('/ranked'))
          return { body: { data: { attributes: { rankedGameModeStats: modes } } } };
        return /\/seasons\/./.test(path)
          ? { body: { data: { attributes: { gameModeStats: modes } } } }
          : undefined;
      };
      await renew();
      expect(await readStats()).toMatchObject({ normalStats: {}, rankedStats: {} });
      expect((await game.api.get(`/rpc/player-sync/steam/${accountId}`)).data).toHaveProperty('changes');
    });

    test('are readable with a division that is a number, and without a tier', async () => {
      const { data } = answerRanked(realPlayer().player, season);
      const { squad } = data.attributes.rankedGameModeStats;
      const rankedGameModeStats = {
        squad: { ...squad, currentTier: { tier: 'Gold', subTier: 3 }, bestTier: null },
      };
      replace(/\/ranked$/, { body: { data: { ...data, attributes: { rankedGameModeStats } } } });
      await renew();
      expect((await readStats()).rankedStats.squad).toMatchObject({
        currentTier: { tier: 'Gold', subTier: '3' },
        bestTier: { tier: '', subTier: '' },
        kda: 2.5,
      });
    });
  });

  describe('a match', () => {
    test('keeps the players whose stats are readable', async () => {
      const { data, included } = usualMatch();
      const broken = included.map((each) =>
        each.id === 'participant-2-0' ? { ...each, attributes: { stats: null } } : each,
      );
      replace(matchPath, { body: { data, included: broken } });
      await renew();
      const { teams } = await openMatch();
      expect(teams).toHaveLength(24);
      expect(teams[1].members).toHaveLength(3);
    });

    test('without rosters makes teams of the players with one place', async () => {
      const { data, included } = usualMatch();
      replace(matchPath, { body: { data, included: included.filter(({ type }) => type === 'participant') } });
      await renew();
      const { teams, player, killLog } = await openMatch();
      expect(teams).toHaveLength(24);
      expect(player).toMatchObject({ teamRank: 1, teamTotal: 24 });
      expect(killLog).toEqual({ state: 'none', reason: 'unknown' });
    });
  });

  describe('a kill log', () => {
    const at = (second: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + second * 1000).toISOString();
    const owner = { accountId, name: 'RealPlayer', teamId: 7 };
    const enemy = { accountId: 'account.enemy', name: 'Enemy', teamId: 204 };
    const bot = { accountId: 'ai.204', name: 'Bot', teamId: 100_064 };
    const hit = (second: number, causer: string, damage: number, category = 'Damage_Gun') => ({
      _T: 'LogPlayerTakeDamage',
      _D: at(second),
      attacker: owner,
      victim: enemy,
      damage,
      damageCauserName: causer,
      damageTypeCategory: category,
    });

    const openWith = async (events: readonly object[]) => {
      replace(/^\/telemetry\//, { body: events });
      await renew();
      await openMatch();
      await game.api.runJobs();
      return openMatch();
    };

    test('leaves out the time before the start, and reads events that lack fields', async () => {
      const { killLog, player } = await openWith([
        { _T: 'LogMatchDefinition', _D: at(0), MatchId: 'match.bro.custom' },
        hit(5, 'Player', 300),
        { _T: 'LogPlayerKillV2', _D: at(6), victim: enemy, killer: owner },
        { _T: 'LogMatchStart', _D: at(10) },
        hit(20, 'WeapAK47_C', 30),
        hit(21, 'Player', 20, 'Damage_Punch'),
        // Bleeding is no work of a weapon.
        hit(22, 'PlayerMale_A_C', 90, 'Damage_Groggy'),
        {
          _T: 'LogPlayerKillV2',
          _D: at(30),
          victim: bot,
          killer: { ...owner, teamId: null },
          killerDamageInfo: null,
        },
        { _T: 'LogPlayerKillV2', _D: at(31), victim: { accountId: null, name: null }, killer: owner },
        {
          _T: 'LogPlayerKillV2',
          _D: at(32),
          victim: enemy,
          killer: null,
          killerDamageInfo: { distance: -1 },
        },
      ]);
      expect(player.mainWeapon).toBe('WeapAK47_C');
      expect(killLog.entries).toMatchObject([
        {
          at: 20,
          by: { playerId: accountId, teamId: null },
          whom: { playerId: 'ai.204' },
          weapon: null,
          distance: null,
        },
        { at: 22, by: null, whom: { name: 'Enemy', teamId: 204 }, distance: null },
      ]);
    });

    test('says how many of the kills were bots, once it is known', async () => {
      const kill = (second: number, victim: typeof bot) => ({
        _T: 'LogPlayerKillV2',
        _D: at(second),
        victim,
        killer: owner,
      });
      const readBotKills = async () =>
        (await readForm(accountId)).map(({ kills, botKills }) => ({ kills, botKills }));
      await renew();
      expect(await readBotKills()).toEqual([{ kills: 3, botKills: null }]);
      await openWith([
        { _T: 'LogMatchStart', _D: at(0) },
        kill(60, bot),
        kill(61, enemy),
        kill(62, { ...bot, accountId: 'ai.205' }),
        // A teammate's death is no kill of the player.
        kill(63, { ...bot, teamId: owner.teamId }),
        { ...kill(64, bot), killer: enemy },
      ]);
      expect(await readBotKills()).toEqual([{ kills: 3, botKills: 2 }]);
    });

    test('names the weapon of the knock for a player who bled to death', async () => {
      const { killLog } = await openWith([
        { _T: 'LogMatchStart', _D: at(0) },
        {
          _T: 'LogPlayerKillV2',
          _D: at(60),
          victim: enemy,
          killer: owner,
          killerDamageInfo: {
            damageCauserName: 'PlayerMale_A_C',
            damageTypeCategory: 'Damage_Groggy',
            distance: -1,
          },
          dBNODamageInfo: {
            damageCauserName: 'WeapM24_C',
            damageTypeCategory: 'Damage_Gun',
            distance: 21_000,
          },
        },
        {
          _T: 'LogPlayerKillV2',
          _D: at(61),
          victim: bot,
          killer: null,
          finisher: owner,
          killerDamageInfo: { damageCauserName: 'None', distance: -1 },
          finishDamageInfo: { damageCauserName: 'Player', damageTypeCategory: 'Damage_Punch', distance: 100 },
        },
      ]);
      expect(killLog.entries).toMatchObject([
        { weapon: 'WeapM24_C', distance: 210 },
        { weapon: 'Player', distance: 1, by: { name: 'RealPlayer' } },
      ]);
    });
  });
});

describe('a stored match', () => {
  const day = 86_400_000;

  const renew = async (name = 'RealPlayer') => {
    await game.api.get(`/players/steam/${name}`);
    await game.api.runJobs();
  };
  const list = async (id = accountId) => (await game.api.get(`/players/steam/${id}/matches`)).data;
  const open = async (id = accountId) =>
    (await game.api.get(`/players/steam/${id}/matches/${game.match}`)).data.match;

  /** A player of another team in the match of `RealPlayer`, whom the service knows by name. */
  const addEnemy = (): SimulatedMember => {
    const match = game.pubg.world.findMatch(game.match);
    const [, team] = match ? listTeams(match) : [];
    const [enemy] = team?.members ?? [];
    if (!enemy) throw new Error('The match has no second team.');
    game.pubg.world.add({ name: enemy.name });
    return enemy;
  };

  const listPartitions = async (): Promise<unknown[]> => {
    const { rows } = await game.api.context.store.execute(
      "select inhrelid::regclass::text as name from pg_inherits where inhparent::regclass::text in ('matches', 'participants') order by 1",
    );
    return rows.map(({ name }) => name);
  };

  test('stores rows of the teams of looked-up players, and all players in the match', async () => {
    await renew();
    const [rows] = await game.api.context.db
      .select({ total: count(), teams: sql`count(distinct team_id)::int` })
      .from(participants);
    expect(rows).toEqual({ total: 4, teams: 1 });
    const { teams } = await open();
    expect(teams.flatMap(({ members }: { members: unknown[] }) => members)).toHaveLength(96);
  });

  test('stores every stat of the source', async () => {
    await renew();
    const { context } = game.api;
    const fetched = await context.source.match('steam', game.match);
    if (!fetched) throw new Error('The service has no match.');
    const { head, members, telemetryUrl } = fetched;
    expect(await readMatch(context, game.match)).toEqual({
      ...head,
      platform: 'steam',
      telemetryUrl,
      members,
      killLog: null,
    });
  });

  describe('a player who is looked up after the match was stored', () => {
    test('is shown with the match and its main weapons, without a request for the match', async () => {
      const enemy = addEnemy();
      await renew();
      await open();
      await game.api.runJobs();
      const requests = game.pubg.countRequests('/matches/');
      await renew(enemy.name);
      const { matches: listed, totalCount } = await list(enemy.playerId);
      expect(totalCount).toBe(1);
      // The players of the two teams only.
      expect(await game.api.context.db.$count(participants)).toBe(8);
      expect(listed[0]).toMatchObject({ id: game.match, gameMode: 'squad' });
      expect(listed[0].participants).toHaveLength(4);
      const { player } = await open(enemy.playerId);
      expect(player.mainWeapon).not.toBeNull();
      expect(await readForm(enemy.playerId)).toEqual([
        expect.objectContaining({ botKills: expect.any(Number) }),
      ]);
      expect(listed[0].participants[0]).toMatchObject({
        name: enemy.name,
        kills: enemy.kills,
        mainWeapon: player.mainWeapon,
      });
      expect(game.pubg.countRequests('/matches/')).toBe(requests);
    });

    test('is shown with the main weapons after another host saves the match late', async () => {
      const enemy = addEnemy();
      const { context } = game.api;
      await renew();
      const fetched = await context.source.match('steam', game.match);
      if (!fetched) throw new Error('The service has no match.');
      await open();
      await game.api.runJobs();
      await game.api.get(`/players/steam/${enemy.name}`);
      await saveMatches(context, 'steam', [fetched]);
      await game.api.runJobs();
      const [listed] = (await list(enemy.playerId)).matches;
      expect(listed.participants[0]).toMatchObject({ name: enemy.name, mainWeapon: expect.any(String) });
    });

    test('has a landing on the profile, where the tracks of the match show it', async () => {
      const enemy = addEnemy();
      await renew();
      await open();
      await game.api.runJobs();
      const readLandings = async (id: string) => (await game.api.get(`/players/steam/${id}/landings`)).data;
      expect(await readLandings(accountId)).toMatchObject({ landings: 1, maps: [{ wins: 1 }] });
      await renew(enemy.name);
      expect(await readLandings(enemy.playerId)).toMatchObject({
        landings: 1,
        maps: [{ mapName: 'Baltic_Main', wins: 0, averagePlace: 2, fightsLost: 1 }],
      });
      await renew(enemy.name);
      expect(await readLandings(enemy.playerId)).toMatchObject({ landings: 1 });
    });
  });

  test('stores the same matches once when several hosts save them in a new week', async () => {
    const { context } = game.api;
    const played = game.pubg.world.find('Veteran');
    if (!played) throw new Error('The service has no player.');
    const fetched: FetchedMatch[] = [];
    for (const { id } of played.matches.slice(0, 20)) {
      const match = await context.source.match('steam', id);
      if (match) fetched.push(match);
    }
    const veteran = { accountId: played.id, platform: 'steam', name: played.name };
    await context.db.insert(players).values({ ...veteran, seenAt: context.now() });
    const hosts = [fetched, fetched.toReversed(), fetched.slice(5), fetched.toReversed().slice(5)];
    await Promise.all(hosts.map((some) => saveMatches(context, 'steam', some)));
    expect(await context.db.$count(matches)).toBe(20);
    expect((await list(veteran.accountId)).totalCount).toBe(20);
  });

  test('drops the partitions of expired weeks, and creates those of the next ones', async () => {
    await renew();
    expect(await listPartitions()).toEqual(['matches_20261116', 'participants_20261116']);
    await rotatePartitions.run(game.api.context, {});
    expect(await listPartitions()).toContain('matches_20261207');
    game.api.advance(94 * day);
    expect((await list()).totalCount).toBe(0);
    await rotatePartitions.run(game.api.context, {});
    expect(await listPartitions()).not.toContain('matches_20261116');
    expect(await listPartitions()).not.toContain('participants_20261116');
    expect(await listPartitions()).toContain('matches_20261123');
  });
});
