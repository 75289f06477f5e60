import { aKill, aMatchDetail, aMember, aTeam } from '@hotdrop/shared-domain/testing';
import { tellStory } from './match-story.ts';

const own = aMember({ deaths: 0, timeSurvived: 1800 });
const mate = aMember({ playerId: 'account.mate', name: 'Mate', deaths: 1, timeSurvived: 900 });
const foe = (name: string, change = {}) =>
  aMember({ playerId: `account.${name}`, name, teamId: 9, deaths: 1, timeSurvived: 600, ...change });
const person = ({ playerId, name, teamId }: typeof own) => ({ playerId, name, teamId });
const match = (members: readonly (typeof own)[], change = {}) =>
  aMatchDetail({
    player: own,
    duration: 1800,
    teams: [aTeam({ members: [own, mate] }), aTeam({ teamId: 9, members: [...members] })],
    ...change,
  });

test('draws a life for each teammate, with the knocks and kills of both sides in order of time', () => {
  const [a, b] = [foe('A'), foe('B')];
  const entries = [
    aKill({ at: 900, by: person(a), whom: person(mate) }),
    aKill({ at: 300, type: 'knock', by: person(own), whom: person(b) }),
    aKill({ at: 310, by: person(own), whom: person(b) }),
    aKill({ at: 500, type: 'knock', by: person(b), whom: person(own) }),
  ];
  const { lives, end, total } = tellStory(match([a, b]), entries);
  expect(lives.map(({ member, isOwn, until }) => [member.name, isOwn, until])).toEqual([
    ['NightHeron', true, 1800],
    ['Mate', false, 900],
  ]);
  expect(lives[0]?.marks.map(({ kind, entry }) => [kind, entry.at])).toEqual([
    ['knock', 300],
    ['kill', 310],
    ['down', 500],
  ]);
  expect(lives[1]?.marks.map(({ kind }) => kind)).toEqual(['lost']);
  expect({ end, total }).toEqual({ end: 1800, total: 4 });
});

test('counts the alive players, and when half of them were out', () => {
  const [a, b] = [foe('A'), foe('B')];
  const entries = [
    aKill({ at: 200, whom: person(a) }),
    aKill({ at: 310, whom: person(b) }),
    aKill({ at: 900, whom: person(mate) }),
  ];
  const { alive, halfAt } = tellStory(match([a, b]), entries);
  expect(alive).toEqual([
    { at: 0, count: 4 },
    { at: 200, count: 3 },
    { at: 310, count: 2 },
    { at: 900, count: 1 },
  ]);
  expect(halfAt).toBe(310);
});

test('counts a player who returned once, and not as dead if alive at the end', () => {
  const twice = foe('Twice', { deaths: 2 });
  const back = foe('Back', { deaths: 0, timeSurvived: 1800 });
  const entries = [
    aKill({ at: 100, whom: person(twice) }),
    aKill({ at: 150, whom: person(back) }),
    aKill({ at: 700, whom: person(twice) }),
    aKill({ at: 900, whom: person(mate) }),
  ];
  expect(tellStory(match([twice, back]), entries).alive).toEqual([
    { at: 0, count: 4 },
    { at: 700, count: 3 },
    { at: 900, count: 2 },
  ]);
});

test('ends with the team, and has no half before that', () => {
  const early = aMember({ deaths: 1, timeSurvived: 120 });
  const foes = ['A', 'B', 'C', 'D'].map((name) => foe(name));
  const story = tellStory(
    aMatchDetail({
      player: early,
      teams: [aTeam({ members: [early] }), aTeam({ teamId: 9, members: foes })],
    }),
    [],
  );
  expect(story).toMatchObject({ end: 120, total: 5, halfAt: null });
  expect(story.alive).toEqual([
    { at: 0, count: 5 },
    { at: 120, count: 4 },
  ]);
});
