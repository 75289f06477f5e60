import { someEvents } from '@hotdrop/shared-domain/testing';
import { buildTracks, type MatchEvent } from '@hotdrop/shared-domain/tracks';
import { aHit, aKill } from '../testing/match-events.ts';
import { listFights } from './fights.ts';
import { listTeams } from './moment.ts';

/** Teams of two: players 0 and 1 are team 1, 2 and 3 team 2, and so on. */
function fightsOf(...events: MatchEvent[]) {
  const facts = someEvents();
  const members = facts.members.map((one, index) => ({ ...one, teamId: Math.floor(index / 2) + 1 }));
  const tracks = buildTracks({ ...facts, members, events });
  const [team] = listTeams(tracks).filter(({ members }) => members.includes(0));
  if (!team) throw new Error('Player0 has no team.');
  return listFights(tracks, team);
}

const aKnock = (at: number, by: number, whom: number): MatchEvent => ({
  ...(aKill(at, by, whom) as Extract<MatchEvent, { kind: 'kill' | 'knock' }>),
  kind: 'knock',
});

test('a fight without a loss is won', () => {
  expect(fightsOf(aHit(100, 0, 2), aKill(101, 0, 2), aKill(102, 1, 3))).toMatchObject([
    { at: 100, killed: [0, 1], lost: 0, enemy: 2, isWon: true },
  ]);
});

test('a fight in which a teammate dies is lost, whatever it killed', () => {
  expect(fightsOf(aHit(100, 0, 2), aKill(101, 0, 2), aKill(102, 3, 1), aKill(103, 0, 3))).toMatchObject([
    { killed: [0, 2], lost: 1, isWon: false },
  ]);
});

test('a teammate who was knocked in it and bleeds out has died in it', () => {
  const bleedsOut = { ...aKill(120, null, 1), weapon: null } as MatchEvent;
  expect(fightsOf(aHit(100, 0, 2), aKnock(101, 3, 1), aKill(102, 0, 2), bleedsOut)).toMatchObject([
    { killed: [1], lost: 1, isWon: false },
  ]);
});

test('a death in the zone beside a fight is not of the fight', () => {
  expect(fightsOf(aHit(100, 0, 2), aKill(101, 0, 2), aKill(102, null, 1))).toMatchObject([
    { lost: 0, isWon: true },
  ]);
});

test('names the enemy team alone, not all that shot', () => {
  expect(fightsOf(aHit(100, 4, 2), aHit(101, 0, 2), aHit(102, 4, 0), aKill(103, 0, 2))).toMatchObject([
    { enemy: 2 },
  ]);
});

test('fights without a death are left out', () => {
  expect(fightsOf(aHit(100, 0, 2))).toEqual([]);
});
