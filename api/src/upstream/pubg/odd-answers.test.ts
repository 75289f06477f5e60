import { answerRanked } from '../../../simulator/figures.ts';
import { answerMatch } from '../../../simulator/matches.ts';
import type { Reply } from '../../../testing/local-server.ts';
import { accountId, usePubg } from '../../../testing/use-pubg.ts';

const game = usePubg();
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
    ['with relationships that are null', { ...about, relationships: null }],
    ['without a list of matches', { ...about, relationships: { assets: { data: [] } } }],
    ['with a list of matches that is null', { ...about, relationships: { matches: { data: null } } }],
    ['with a match that has no ID', { ...about, relationships: { matches: { data: [{ type: 'match' }] } } }],
  ])('%s has figures and no matches', async (_, player) => {
    replace(/\/players$/, { body: { data: [player] } });
    await renew();
    expect((await readStats()).normalStats.squad.kills).toBe(21);
    expect((await readMatches()).totalCount).toBe(0);
  });
});

describe('figures', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['missing', undefined],
    ['empty', {}],
    ['null in each mode', { squad: null, solo: null }],
  ])('that are %s show no mode', async (_, modes) => {
    game.pubg.override = (path) => {
      if (path.endsWith('/ranked')) return { body: { data: { attributes: { rankedGameModeStats: modes } } } };
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
  test('without the list of players is skipped', async () => {
    const { data } = usualMatch();
    replace(matchPath, { body: { data } });
    await renew();
    expect((await readMatches()).totalCount).toBe(0);
    expect((await readStats()).normalStats).toHaveProperty('squad');
  });

  test('keeps the players whose figures are readable', async () => {
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
      { _T: 'LogPlayerKillV2', _D: at(32), victim: enemy, killer: null, killerDamageInfo: { distance: -1 } },
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
        dBNODamageInfo: { damageCauserName: 'WeapM24_C', damageTypeCategory: 'Damage_Gun', distance: 21_000 },
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
