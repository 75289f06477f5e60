import { startApi, type TestApi, useEmptyStore } from '../../testing/start-api.ts';
import {
  aParticipant,
  otherMatches,
  type ParticipantRow,
  storeMatches,
  storePlayer,
} from '../../testing/stored-matches.ts';
import type { players } from '../data/schema.ts';

describe('habits', () => {
  const getStore = useEmptyStore();
  let api: TestApi;
  const own = 'account.own';
  const hour = 3_600_000;

  const addPlayer = (accountId: string, name: string, change: Partial<typeof players.$inferInsert> = {}) =>
    storePlayer(api.context, accountId, { name, ...change });

  beforeEach(async () => {
    api = await startApi({ store: getStore() });
    await addPlayer(own, 'Own');
  });
  afterEach(() => api.close());

  interface Played extends Partial<ParticipantRow> {
    /** Account IDs of teammates, or rows of them. */
    readonly mates?: readonly (string | Partial<ParticipantRow>)[];
    readonly hoursAgo?: number;
  }

  let added = 0;

  /** Stores a match of the player with these teammates. */
  const addMatch = async ({ mates = [], hoursAgo = ++added, ...stats }: Played = {}): Promise<void> => {
    const row = aParticipant({
      matchId: `match-${++added}`,
      accountId: own,
      createdAt: new Date(api.context.now().getTime() - hoursAgo * hour),
      mainWeapon: 'WeapHK416_C',
      ...stats,
    });
    const team = mates.map((mate) =>
      typeof mate === 'string' ? { accountId: mate, name: mate.replace('account.', '') } : mate,
    );
    await storeMatches(api.context, [row], team);
  };

  const get = async (call: string, query = '') =>
    (await api.get(`/players/steam/${own}/${call}${query}`)).data;
  const readMaps = (query = '') => get('maps-and-weapons', query);
  const readMates = (query = '') => get('teammates', query);

  describe('without matches', () => {
    test('there are no records, no teammates, and no play times', async () => {
      expect(await readMaps()).toEqual({ all: null, maps: [], weapons: [], modes: [] });
      expect(await readMates()).toEqual({ games: 0, wins: 0, teammates: [] });
      expect(await get('play-times')).toEqual({ starts: [], region: null });
    });
  });

  describe('maps and weapons', () => {
    test('are sorted by games, with the sums of all their matches', async () => {
      await addMatch({ mapName: 'Desert_Main', teamRank: 1, damageDealt: 300, longestKill: 212.5 });
      await addMatch({ mapName: 'Baltic_Main', teamRank: 1, mainWeapon: 'WeapAK47_C' });
      await addMatch({ mapName: 'Desert_Main', teamRank: 10, damageDealt: 100 });
      const { all, maps, weapons } = await readMaps();
      expect(all).toMatchObject({ games: 3, wins: 2, top10s: 3, averagePlace: 4 });
      expect(maps).toEqual([
        {
          mapName: 'Desert_Main',
          games: 2,
          wins: 1,
          top10s: 2,
          averageDamage: 200,
          averagePlace: 5.5,
          longestKill: 212.5,
          places: [1, 10],
        },
        expect.objectContaining({ mapName: 'Baltic_Main', games: 1 }),
      ]);
      expect(weapons.map(({ weapon, games }: Record<string, unknown>) => [weapon, games])).toEqual([
        ['WeapHK416_C', 2],
        ['WeapAK47_C', 1],
      ]);
    });

    test('counts all ids of a map as one, keeps unknown maps and weapons, and counts only battle royale', async () => {
      await addMatch({ mapName: 'Baltic_Main' });
      await addMatch({ mapName: 'Erangel_Main' });
      await addMatch({ mapName: 'Moon_Main', gameMode: 'duo', mainWeapon: 'WeapLaser_C' });
      for (const other of otherMatches) await addMatch({ mapName: 'Italy_TDM_Main', teamRank: 1, ...other });
      const { maps, modes, weapons } = await readMaps();
      expect(maps).toHaveLength(2);
      expect(maps[0].games).toBe(2);
      expect(maps[1].mapName).toBe('Moon_Main');
      expect(modes).toEqual(['duo', 'squad']);
      expect(weapons[1].weapon).toBe('WeapLaser_C');
    });

    test('filters by mode and by kind, and still offers all modes', async () => {
      await addMatch({ gameMode: 'squad', matchType: 'competitive' });
      await addMatch({ gameMode: 'squad', matchType: 'official' });
      await addMatch({ gameMode: 'duo', matchType: 'official' });
      const countOf = async (query: string) => (await readMaps(query)).all?.games ?? 0;
      expect(await countOf('?mode=squad')).toBe(2);
      expect(await countOf('?kind=ranked')).toBe(1);
      expect(await countOf('?kind=normal')).toBe(2);
      expect(await countOf('?mode=duo&kind=ranked')).toBe(0);
      expect((await readMaps('?mode=duo')).modes).toEqual(['duo', 'squad']);
    });
  });

  describe('teammates', () => {
    test('are those of two matches or more, the most frequent first, and never bots', async () => {
      await addMatch({ teamRank: 1, mates: ['account.a', 'account.b', 'ai.301'] });
      await addMatch({ mates: ['account.a', 'account.c', 'ai.301'] });
      await addMatch({ teamRank: 1, mates: ['account.a', 'account.b', 'ai.301'] });
      await addMatch();
      const { games, wins, teammates } = await readMates();
      expect([games, wins]).toEqual([4, 2]);
      expect(teammates).toMatchObject([
        { accountId: 'account.a', name: 'a', shard: 'STEAM', games: 3, wins: 2, tier: null },
        { accountId: 'account.b', games: 2, wins: 2 },
      ]);
    });

    test('have the newest name: of their last match, or of a later lookup', async () => {
      const mate = (accountId: string, name: string) => ({ accountId, name });
      await addMatch({ hoursAgo: 3, mates: [mate('account.a', 'OldA'), mate('account.b', 'OldB')] });
      await addMatch({ hoursAgo: 2, mates: [mate('account.a', 'NewA'), mate('account.b', 'NewB')] });
      await addPlayer('account.b', 'NewestB', { tier: 'Gold', subTier: '2' });
      const lookedUp = new Date(api.context.now().getTime() - 5 * hour);
      await addPlayer('account.a', 'OldestA', { seenAt: lookedUp });
      const { teammates } = await readMates();
      expect(teammates.map(({ name }: { name: string }) => name)).toEqual(['NewA', 'NewestB']);
      expect(teammates[1].tier).toEqual({ tier: 'Gold', subTier: '2' });
    });

    test('do not come from solo matches with a hundred players', async () => {
      const others = Array.from({ length: 99 }, (_, i) => ({
        accountId: `account.${i}`,
        name: `Solo${i}`,
        teamRank: i + 1,
      }));
      for (let i = 0; i < 2; i++) await addMatch({ gameMode: 'solo', teamTotal: 100, mates: others });
      expect(await readMates()).toEqual({ games: 0, wins: 0, teammates: [] });
      expect((await readMaps()).all.games).toBe(2);
    });
  });

  test('lists when matches began, oldest first, to the minute', async () => {
    const now = api.context.now().getTime();
    await addMatch({ hoursAgo: 1, gameMode: 'duo' });
    await addMatch({ hoursAgo: 30.01 });
    const minutesOf = (hoursAgo: number) => Math.floor((now - hoursAgo * hour) / 60_000);
    expect(await get('play-times')).toEqual({ starts: [minutesOf(30.01), minutesOf(1)], region: null });
    expect((await get('play-times', '?mode=duo')).starts).toEqual([minutesOf(1)]);
  });
});

describe('shared matches', () => {
  const getStore = useEmptyStore();
  let api: TestApi;
  const hour = 3_600_000;
  const [ada, bea, cyd] = ['account.ada', 'account.bea', 'account.cyd'];

  beforeEach(async () => {
    api = await startApi({ store: getStore() });
    for (const accountId of [ada, bea, cyd]) await storePlayer(api.context, accountId);
  });
  afterEach(() => api.close());

  /** Stores the rows of players in a match: their team, its place, and their kills. */
  const addMatch = async (
    matchId: string,
    hoursAgo: number,
    rows: readonly (readonly [accountId: string, teamId: number, teamRank: number, kills: number])[],
    change: Partial<ParticipantRow> = {},
  ) => {
    const createdAt = new Date(api.context.now().getTime() - hoursAgo * hour);
    const [first, ...others] = rows.map(([accountId, teamId, teamRank, kills]) =>
      aParticipant({ matchId, accountId, createdAt, teamId, teamRank, kills, ...change }),
    );
    await storeMatches(api.context, first ? [first] : [], others);
    return createdAt.toISOString();
  };

  const read = (others = bea, first = ada) =>
    api.get(`/players/steam/${first}/shared-matches?with=${encodeURIComponent(others)}`);
  const idsOf = ({ matches }: { matches: readonly { id: string }[] }) => matches.map(({ id }) => id);

  test('a match in one team has its place, and the kills and the time of each player', async () => {
    const createdAt = await addMatch(
      'm',
      3,
      [
        [bea, 7, 1, 0],
        [ada, 7, 1, 4],
        ['account.stranger', 7, 1, 9],
      ],
      { timeSurvived: 1500 },
    );
    const { data } = await read();
    expect(data).toMatchObject({
      all: { games: 1, wins: 1, top10s: 1 },
      others: [{ together: 1, against: 0 }],
      against: { games: 0 },
    });
    expect(data.together.matches).toEqual([
      {
        id: 'm',
        createdAt,
        mapName: 'Baltic_Main',
        gameMode: 'squad',
        teamTotal: 16,
        teams: [
          {
            rank: 1,
            players: [
              { accountId: ada, kills: 4, timeSurvived: 1500 },
              { accountId: bea, kills: 0, timeSurvived: 1500 },
            ],
          },
        ],
      },
    ]);
  });

  test('a match in different teams says who placed higher', async () => {
    await addMatch('m', 3, [
      [ada, 1, 9, 2],
      [bea, 2, 4, 3],
    ]);
    await addMatch('n', 2, [
      [ada, 1, 3, 2],
      [bea, 2, 11, 3],
    ]);
    const { data } = await read();
    expect(data.others).toEqual([{ accountId: bea, together: 0, against: 2, ahead: 1 }]);
    expect(idsOf(data.against)).toEqual(['n', 'm']);
    expect(data.against.matches[1].teams.map(({ rank }: { rank: number }) => rank)).toEqual([4, 9]);
  });

  test('the fullest teams are first, and a match can be in both lists', async () => {
    await addMatch('all', 9, [
      [ada, 1, 11, 0],
      [bea, 1, 11, 0],
      [cyd, 1, 11, 0],
    ]);
    await addMatch('both', 2, [
      [ada, 1, 2, 0],
      [bea, 1, 2, 0],
      [cyd, 2, 5, 0],
    ]);
    await addMatch('rivals', 1, [
      [bea, 1, 2, 0],
      [cyd, 2, 5, 0],
    ]);
    const { data } = await read(`${cyd},${bea}`);
    expect(data.all).toEqual({ games: 1, wins: 0, top10s: 0 });
    expect(data.others).toEqual([
      { accountId: cyd, together: 1, against: 1, ahead: 1 },
      { accountId: bea, together: 2, against: 0, ahead: 0 },
    ]);
    expect(data.together.games).toBe(2);
    expect(idsOf(data.together)).toEqual(['all', 'both']);
    expect(idsOf(data.against)).toEqual(['rivals', 'both']);
  });

  test('solo players are opponents with any team id', async () => {
    await addMatch(
      'solo',
      1,
      [
        [ada, 0, 3, 2],
        [bea, 0, 80, 0],
      ],
      { gameMode: 'solo', teamTotal: 100 },
    );
    const { data } = await read();
    expect([data.together.games, data.against.games]).toEqual([0, 1]);
  });

  test('only battle royale of weeks that are not deleted counts', async () => {
    const rows = [
      [ada, 1, 1, 0],
      [bea, 1, 1, 0],
    ] as const;
    for (const [index, other] of otherMatches.entries()) await addMatch(`other-${index}`, 1, rows, other);
    await addMatch('old', 24 * 95, rows);
    await addMatch('odd', 2, rows, { mapName: 'Moon_Main' });
    expect(idsOf((await read()).data.together)).toEqual(['odd']);
  });
});
