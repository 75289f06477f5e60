import { someEvents } from '@hotdrop/shared-domain/testing';
import { buildTracks, type MatchEvent } from '@hotdrop/shared-domain/tracks';
import { aHit, aKill } from '../testing/match-events.ts';
import { listFights } from './fights.ts';
import { createModel, listTeams } from './moment.ts';
import { findMoments } from './moments.ts';

const far = (at: number, by: number, whom: number, distance: number) =>
  ({ ...aKill(at, by, whom), distance }) as MatchEvent;

function momentsOf(rank: number, ...events: MatchEvent[]) {
  const facts = someEvents();
  const members = facts.members.map((one) => ({ ...one, teamRank: one.teamId === 1 ? rank : 3 - rank }));
  const model = createModel(buildTracks({ ...facts, members, events }), (id) => id);
  const [team] = listTeams(model.tracks).filter(({ members }) => members.includes(0));
  if (!team) throw new Error('Player0 has no team.');
  return findMoments(model, { team, fights: listFights(model.tracks, team), map: null });
}

const twoKills = [aHit(100, 0, 4), aKill(101, 0, 4), aKill(110, 1, 5)];

test('are the best fight, the longest kill, and the end, in their order', () => {
  expect(momentsOf(2, ...twoKills, far(300, 0, 6, 367), aKill(400, 7, 0))).toMatchObject([
    { kind: 'fight', at: 101, deaths: [0, 1] },
    { kind: 'longest', at: 300 },
    { kind: 'last', at: 400 },
  ]);
});

test('of winners end with their last kill', () => {
  expect(momentsOf(1, ...twoKills, aKill(400, 2, 6))).toMatchObject([
    { kind: 'fight', at: 101 },
    { kind: 'win', at: 400 },
  ]);
});

test('at the same time are one', () => {
  expect(momentsOf(2, aKill(100, 7, 1), far(95, 0, 4, 500))).toMatchObject([{ kind: 'last', at: 100 }]);
});

test('there is none for a team to which nothing happened', () => {
  expect(momentsOf(2, aKill(100, 4, 5))).toEqual([]);
});
