import { createHash } from 'node:crypto';
import { findClan } from './clans.ts';
import { examplePlayers } from './example-players.ts';
import { createDemoPlayerCounts } from './player-counts.ts';
import { DemoWorld } from './world.ts';

/**
 * Databases of running demo sites contain figures of the world, so a change that alters a digest needs a reason, and an
 * entry in CHANGELOG.md.
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
  expect(digest(world.people)).toBe('874b371b638ab994');
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
  expect(digest(matches)).toBe('93e194af8f402a81');
  const ids = matches.map(({ head }) => head.id);
  expect(digest(ids.map((id) => [world.match(id, now), world.killLog(id, now)]))).toBe('ae972ec775dbdc0b');
});

test('computes the same figures for the current season', async () => {
  const figures = [...(await world.allCurrentFigures(now))].map(([person, each]) => [person.index, each]);
  expect(digest(figures)).toBe('73577870881fb45b');
});

test('computes the figures of one player as those of all', async () => {
  const all = await world.allCurrentFigures(now);
  for (const person of world.people.slice(0, 12))
    expect(world.currentFigures(person, now)).toEqual(all.get(person) ?? { normal: {}, ranked: {} });
});

test('computes the same figures for past seasons', () => {
  const figures = world.people
    .filter(({ index }) => index % 20 === 0)
    .map((person) =>
      world
        .seasons(person.platform, now)
        .map((season) => [
          season,
          world.playedModes(person, season),
          world.pastFigures(person, season, person.betaRegion),
          world.pastFigures(person, season, 'pc-as'),
        ]),
    );
  expect(digest(figures)).toBe('2af5f3d894fdabdc');
});

test('counts the same players at the same time', async () => {
  const counts = createDemoPlayerCounts(7, () => now);
  expect(
    digest([await counts.currentPlayers(), await counts.mostPlayed(), counts.history(new Date(now))]),
  ).toBe('be31d9f7bf404b58');
});

test('refuses the ID of a match that is not from this world', async () => {
  const [match] = await listMatches();
  const id = match?.head.id ?? '';
  expect(world.match(id, now)?.head).toEqual(match?.head);
  expect(new DemoWorld(8, 0.05).match(id, now)).toBeNull();
  expect(world.match('not-a-match', now)).toBeNull();
});
