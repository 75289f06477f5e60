import { aKill, aMatchDetail, aMember, aTeam } from '@hotdrop/shared-domain/testing';
import type { KillLog, KillLogEntry, MatchMember } from '@hotdrop/shared-domain/wire';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { tellStory } from './match-story.ts';
import { Story } from './story.tsx';

const foe = { playerId: 'account.foe', name: 'Foe', teamId: 9 };
const mate = (change: Partial<MatchMember> = {}) =>
  aMember({ playerId: 'account.mate', name: 'Mate', ...change });
const ownPerson = { playerId: aMember().playerId, name: aMember().name, teamId: 3 };

/** Renders the story of a match in which the player has this stat and these teammates. */
async function tell(
  player: MatchMember,
  mates: readonly MatchMember[],
  killLog: KillLog | readonly KillLogEntry[],
) {
  const others = Array.from({ length: 6 }, (_, at) =>
    aMember({ playerId: `account.${at}`, name: `P${at}`, teamId: 9, deaths: 1, timeSurvived: 400 + at }),
  );
  const match = aMatchDetail({
    player,
    teams: [aTeam({ members: [player, ...mates] }), aTeam({ teamId: 9, members: others })],
    killLog: 'state' in killLog ? killLog : { state: 'ready', entries: [...killLog] },
  });
  const { container } = await renderWithSite(<Story match={match} />);
  return container.querySelector('p')?.textContent?.replace(/\s+/g, ' ').trim();
}

test('describes a win with a late fight, and a knock that the player survived', async () => {
  const own = aMember({ teamRank: 1, kills: 3, deaths: 0, timeSurvived: 1700 });
  const entries = [
    aKill({ at: 500 }),
    aKill({ at: 1000, type: 'knock', by: foe, whom: ownPerson }),
    aKill({ at: 1500 }),
    aKill({ at: 1600 }),
  ];
  expect(await tell(own, [mate({ kills: 2, deaths: 1, timeSurvived: 900 })], entries)).toBe(
    'Won with 1 of 2 alive after 28:20. NightHeron made 3 of the team’s 5 kills. ' +
      '2 of these kills came in the last five minutes. NightHeron got up again after a knock at 16:40. ' +
      'Half of the 8 players were out by 06:43.',
  );
});

test('describes a lost match with the death of the player', async () => {
  const own = aMember({ teamRank: 7, kills: 0, deaths: 1, timeSurvived: 300 });
  const entries = [
    aKill({ at: 250, type: 'knock', by: foe, whom: ownPerson }),
    aKill({ at: 300, by: foe, whom: ownPerson }),
  ];
  expect(await tell(own, [mate({ kills: 1, timeSurvived: 350 })], entries)).toBe(
    'Place 7 of 16 after 05:50. The team made 1 kill, NightHeron none. Foe killed NightHeron at 05:00.',
  );
});

test('shows place, time, and kills while the kill log is loading, without a timeline', async () => {
  const told = await tell(aMember({ kills: 2, timeSurvived: 300 }), [mate({ kills: 1, timeSurvived: 300 })], {
    state: 'waiting',
    retryAfter: 1000,
  });
  expect(told).toBe(
    'Place 3 of 16 after 05:00. NightHeron made 2 of the team’s 3 kills. The kill log is still on its way.',
  );
  expect(document.querySelector('svg')).toBeNull();
});

const own = aMember({ deaths: 0, timeSurvived: 1800 });
const teammate = aMember({ playerId: 'account.mate', name: 'Mate', deaths: 1, timeSurvived: 900 });
const enemy = (name: string, change = {}) =>
  aMember({ playerId: `account.${name}`, name, teamId: 9, deaths: 1, timeSurvived: 600, ...change });
const person = ({ playerId, name, teamId }: typeof own) => ({ playerId, name, teamId });
const match = (members: readonly (typeof own)[], change = {}) =>
  aMatchDetail({
    player: own,
    duration: 1800,
    teams: [aTeam({ members: [own, teammate] }), aTeam({ teamId: 9, members: [...members] })],
    ...change,
  });

test('draws a life for each teammate, with the knocks and kills of both sides in order of time', () => {
  const [a, b] = [enemy('A'), enemy('B')];
  const entries = [
    aKill({ at: 900, by: person(a), whom: person(teammate) }),
    aKill({ at: 300, type: 'knock', by: person(own), whom: person(b) }),
    aKill({ at: 310, by: person(own), whom: person(b) }),
    aKill({ at: 500, type: 'knock', by: person(b), whom: person(own) }),
  ];
  const { lives, end, total } = tellStory(match([a, b]), entries);
  expect(lives.map(({ member, isPlayer, until }) => [member.name, isPlayer, until])).toEqual([
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
  const [a, b] = [enemy('A'), enemy('B')];
  const entries = [
    aKill({ at: 200, whom: person(a) }),
    aKill({ at: 310, whom: person(b) }),
    aKill({ at: 900, whom: person(teammate) }),
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
  const twice = enemy('Twice', { deaths: 2 });
  const back = enemy('Back', { deaths: 0, timeSurvived: 1800 });
  const entries = [
    aKill({ at: 100, whom: person(twice) }),
    aKill({ at: 150, whom: person(back) }),
    aKill({ at: 700, whom: person(twice) }),
    aKill({ at: 900, whom: person(teammate) }),
  ];
  expect(tellStory(match([twice, back]), entries).alive).toEqual([
    { at: 0, count: 4 },
    { at: 700, count: 3 },
    { at: 900, count: 2 },
  ]);
});
