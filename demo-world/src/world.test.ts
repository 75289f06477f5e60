import { createHash } from 'node:crypto';
import { findClan } from './clans.ts';
import { examplePlayers } from './example-players.ts';
import { createDemoPlayerCounts } from './player-counts.ts';
import { type DemoMatch, DemoWorld } from './world.ts';

/**
 * Databases of running demo sites contain stats of the world, so a change that alters a digest needs a reason, a new
 * `worldVersion`, and an entry in CHANGELOG.md.
 */

const now = Date.parse('2026-09-21T13:37:11Z');
const day = 86_400_000;
const world = new DemoWorld(7, 0.05);
const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const listMatches = async () => {
  const lists = world.people
    .slice(0, 40)
    .map((person) => world.matchesOf(person, now - 2 * day, now, async () => new Set<string>()));
  return (await Promise.all(lists)).flat();
};

test('creates the same players for the same seed', () => {
  // Infinite times become null in JSON.
  expect(digest(world.people)).toBe('b42d8e6361ee411b');
  expect(digest(new DemoWorld(8, 0.05).people)).not.toBe(digest(world.people));
});

test('includes each example player', () => {
  for (const { platform, name } of examplePlayers)
    expect(world.personByName(platform, name)).toMatchObject({ platform, name });
});

test('gives players clans and weapons', () => {
  const clans = world.people.flatMap((person) => world.clanOf(person) ?? []);
  expect(clans.length / world.people.length).toBeCloseTo(0.6, 1);
  for (const clan of clans) expect(findClan(clan.id)).toEqual(clan);
  const hotdrop = world.personByName('steam', 'Hotdrop');
  const kills = (hotdrop ? world.weapons(hotdrop, now) : []).map((weapon) => weapon.kills);
  expect(kills.length).toBeGreaterThan(10);
  expect(kills).toEqual(kills.toSorted((a, b) => b - a));
});

test('plays the same matches for the same seed', async () => {
  const matches = await listMatches();
  expect(matches.length).toBeGreaterThan(30);
  expect(digest(matches)).toBe('a66581cfeaff84e5');
  const ids = matches.map(({ head }) => head.id);
  expect(digest(ids.map((id) => [world.match(id, now), world.killLog(id, now)]))).toBe('dd372d7dc534585b');
});

const played = (matches: readonly DemoMatch[], accountId: string) =>
  matches.map(({ head, members }) => ({
    start: head.createdAt.getTime(),
    end: head.createdAt.getTime() + head.duration * 1000,
    team: members.filter(({ playerId }) => playerId !== accountId).map(({ name }) => name),
  }));

const matchesOf = async (name: string) => {
  const person = world.personByName('steam', name);
  if (!person) throw new Error(`There is no player ${name}.`);
  const matches = await world.matchesOf(person, now - 60 * day, now, async () => new Set<string>());
  return played(matches, person.accountId);
};

test('lets players meet the same people, apart from those without a squad', async () => {
  const shareOfMostFrequent = async (name: string) => {
    const matches = await matchesOf(name);
    const counts = [
      ...Map.groupBy(
        matches.flatMap(({ team }) => team),
        (mate) => mate,
      ).values(),
    ];
    return Math.max(...counts.map(({ length }) => length)) / matches.length;
  };
  expect(await shareOfMostFrequent('Hotdrop')).toBeGreaterThan(0.4);
  expect(await shareOfMostFrequent('Casual')).toBeLessThan(0.2);
});

test('computes the same stats for the current season', async () => {
  const stats = [...(await world.allCurrentTotals(now))].map(([person, totals]) => [
    person.index,
    totals.stats(),
  ]);
  expect(digest(stats)).toBe('71c57e75292c17bd');
});

test('computes the stats of one player as those of all', async () => {
  const all = await world.allCurrentTotals(now);
  for (const person of world.people.slice(0, 12))
    expect(world.currentStats(person, now)).toEqual(all.get(person)?.stats() ?? { normal: {}, ranked: {} });
});

describe('the points of the season', () => {
  const listClimbs = async () =>
    [...(await world.allCurrentTotals(now)).values()].flatMap((totals) => {
      const { ranked } = totals.stats();
      return totals.listPoints().map(([mode, past]) => ({ past, ranked: ranked[mode] }));
    });

  test('lead to the current ones', async () => {
    const climbs = await listClimbs();
    expect(climbs.length).toBeGreaterThan(50);
    for (const { past, ranked } of climbs) {
      expect(past.at(-1)?.rankPoint).toBe(ranked?.currentRankPoint);
      expect(Math.max(...past.map(({ rankPoint }) => rankPoint))).toBe(ranked?.bestRankPoint);
      const times = past.flatMap(({ at, until }) => [at, until]);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });
});

test('computes the same stats for past seasons', () => {
  const stats = world.people
    .filter(({ index }) => index % 20 === 0)
    .map((person) =>
      world
        .seasons(person.platform, now)
        .map((season) => [
          season,
          world.playedModes(person, season),
          world.pastStats(person, season, person.betaRegion),
          world.pastStats(person, season, 'pc-as'),
        ]),
    );
  expect(digest(stats)).toBe('089f0de68c54d86a');
});

test('counts the same players at the same time', async () => {
  const counts = createDemoPlayerCounts(7, () => now);
  expect(
    digest([await counts.currentPlayers(), await counts.mostPlayed(), counts.history(new Date(now))]),
  ).toBe('3534a0dad0d96133');
});

test('refuses the ID of a match that is not from this world', async () => {
  const [match] = await listMatches();
  const id = match?.head.id ?? '';
  expect(world.match(id, now)?.head).toEqual(match?.head);
  expect(new DemoWorld(8, 0.05).match(id, now)).toBeNull();
  expect(world.match('not-a-match', now)).toBeNull();
});
