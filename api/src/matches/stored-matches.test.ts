import { and, count, eq, sql } from 'drizzle-orm';
import { listTeams, type SimulatedMember } from '../../simulator/matches.ts';
import { accountId, usePubg } from '../../testing/use-pubg.ts';
import { matches, participants, players } from '../data/schema.ts';
import { rotatePartitions } from '../jobs/matches/rotate-partitions.ts';
import type { FetchedMatch } from '../upstream/upstream.ts';
import { fetchKillLog } from './kill-log.ts';
import { saveMatches } from './save-matches.ts';
import { readMatch } from './stored-match.ts';

const game = usePubg();
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

test('stores every figure of the source', async () => {
  await renew();
  const { context } = game.api;
  const fetched = await context.source.match('steam', game.match);
  if (!fetched) throw new Error('The service has no match.');
  const { head, members, telemetryUrl } = fetched;
  expect(await readMatch(context, game.match)).toEqual({
    ...head,
    ...{ platform: 'steam', telemetryUrl, members, killLog: null },
  });
});

test('shows a kill log as it arrived', async () => {
  await renew();
  const { context } = game.api;
  const stored = await readMatch(context, game.match);
  if (!stored) throw new Error('The match is not stored.');
  const facts = (await context.source.telemetry('steam', stored, stored.telemetryUrl))?.killLog;
  await fetchKillLog(context, stored);
  const again = await readMatch(context, game.match);
  expect(again?.killLog).toEqual(facts?.entries);
  const weapons = again?.members?.flatMap(({ playerId, mainWeapon }) =>
    mainWeapon ? [[playerId, mainWeapon]] : [],
  );
  expect(Object.fromEntries(weapons ?? [])).toEqual(facts?.mainWeapons);
});

test('shows the main weapons of a kill log in the match lists of all its players', async () => {
  const enemy = addEnemy();
  await renew();
  await renew(enemy.name);
  await open();
  await game.api.runJobs();
  for (const id of [accountId, enemy.playerId]) {
    const [{ participants: team }] = (await list(id)).matches;
    expect(team[0].mainWeapon).not.toBeNull();
  }
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
    expect(listed[0].participants[0]).toMatchObject({
      name: enemy.name,
      kills: enemy.kills,
      mainWeapon: player.mainWeapon,
    });
    expect(game.pubg.countRequests('/matches/')).toBe(requests);
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

  test('is listed by the next renewal if the match was stored at the same moment', async () => {
    const enemy = addEnemy();
    await renew();
    await renew(enemy.name);
    const own = and(eq(participants.matchId, game.match), eq(participants.accountId, enemy.playerId));
    await game.api.context.db.delete(participants).where(own);
    game.api.advance(day);
    await game.api.get(`/rpc/player-sync/steam/${enemy.playerId}?flag=1`);
    await game.api.runJobs();
    expect((await list(enemy.playerId)).totalCount).toBe(1);
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
