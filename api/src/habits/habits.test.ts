import { startApi, type TestApi, useEmptyStore } from '../../testing/start-api.ts';
import {
  aParticipant,
  type ParticipantRow,
  storeMatches,
  storePlayer,
} from '../../testing/stored-matches.ts';
import type { players } from '../data/schema.ts';

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
const addMatch = async ({ mates = [], hoursAgo = ++added, ...figures }: Played = {}): Promise<void> => {
  const row = aParticipant({
    matchId: `match-${++added}`,
    accountId: own,
    createdAt: new Date(api.context.now().getTime() - hoursAgo * hour),
    mainWeapon: 'WeapHK416_C',
    ...figures,
  });
  const team = mates.map((mate) =>
    typeof mate === 'string' ? { accountId: mate, name: mate.replace('account.', '') } : mate,
  );
  await storeMatches(api.context, [row], team);
};

const get = async (call: string, query = '') => (await api.get(`/players/steam/${own}/${call}${query}`)).data;
const readMaps = (query = '') => get('maps-and-weapons', query);
const readMates = (query = '') => get('teammates', query);

test('few games have each of their places, the best first, and more games have none', async () => {
  for (const [teamRank, mainWeapon] of [
    [9, 'WeapAK47_C'],
    [2, 'WeapHK416_C'],
    [14, null],
  ] as const)
    await addMatch({ mapName: 'Tiger_Main', teamRank, mainWeapon });
  for (const teamRank of [1, 2, 3, 4, 5]) await addMatch({ mapName: 'Baltic_Main', teamRank });
  const { maps } = await readMaps();
  expect(
    maps.map(({ mapName, places }: { mapName: string; places?: number[] }) => [mapName, places]),
  ).toEqual([
    ['Baltic_Main', undefined],
    ['Tiger_Main', [2, 9, 14]],
  ]);
});

describe('without matches', () => {
  test('there are no records, no teammates, and no play times', async () => {
    expect(await readMaps()).toEqual({ all: null, maps: [], weapons: [], modes: [] });
    expect(await readMates()).toEqual({ games: 0, wins: 0, teammates: [] });
    expect(await get('play-times')).toEqual({ starts: [] });
  });
  test('training alone does not count', async () => {
    await addMatch({ matchType: 'training', gameMode: 'training', teamRank: 1, mates: ['account.a'] });
    await addMatch({ matchType: 'training', gameMode: 'training', teamRank: 1, mates: ['account.a'] });
    expect((await readMaps()).all).toBeNull();
    expect((await readMates()).games).toBe(0);
    expect((await get('play-times')).starts).toEqual([]);
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
        ...{ games: 2, wins: 1, top10s: 2, averageDamage: 200, averagePlace: 5.5, longestKill: 212.5 },
        places: [1, 10],
      },
      expect.objectContaining({ mapName: 'Baltic_Main', games: 1 }),
    ]);
    expect(weapons.map(({ weapon, games }: Record<string, unknown>) => [weapon, games])).toEqual([
      ['WeapHK416_C', 2],
      ['WeapAK47_C', 1],
    ]);
  });

  test('counts all ids of a map as one, and keeps unknown ids', async () => {
    await addMatch({ mapName: 'Baltic_Main' });
    await addMatch({ mapName: 'Erangel_Main' });
    await addMatch({ mapName: 'Moon_Main', gameMode: 'gravity', mainWeapon: 'WeapLaser_C' });
    const { maps, modes, weapons } = await readMaps();
    expect(maps).toHaveLength(2);
    expect(maps[0].games).toBe(2);
    expect(maps[1].mapName).toBe('Moon_Main');
    expect(modes).toEqual(['gravity', 'squad']);
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

  test.each(['?kind=other', '?mode=', `?mode=${'x'.repeat(41)}`])('refuses "%s"', async (query) => {
    expect((await api.get(`/players/steam/${own}/maps-and-weapons${query}`)).status).toBe(400);
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

  test('do not include opponents or players of other matches', async () => {
    const opponent = { accountId: 'account.x', name: 'x', teamId: 8 };
    await addMatch({ mates: [opponent] });
    await addMatch({ mates: [opponent] });
    expect((await readMates()).teammates).toEqual([]);
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
      ...{ accountId: `account.${i}`, name: `Solo${i}`, teamRank: i + 1 },
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
  expect(await get('play-times')).toEqual({ starts: [minutesOf(30.01), minutesOf(1)] });
  expect((await get('play-times', '?mode=duo')).starts).toEqual([minutesOf(1)]);
});
