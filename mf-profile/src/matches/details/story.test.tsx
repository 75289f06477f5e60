import { aKill, aMatchDetail, aMember, aTeam } from '@hotdrop/shared-domain/testing';
import type { KillLog, KillLogEntry, MatchMember } from '@hotdrop/shared-domain/wire';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { Story } from './story.tsx';

const foe = { playerId: 'account.foe', name: 'Foe', teamId: 9 };
const mate = (change: Partial<MatchMember> = {}) =>
  aMember({ playerId: 'account.mate', name: 'Mate', ...change });
const ownPerson = { playerId: aMember().playerId, name: aMember().name, teamId: 3 };

/** Renders the story of a match in which the player has this figure and these teammates. */
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

test('describes a solo match without a team', async () => {
  const own = aMember({ teamRank: 40, teamTotal: 96, kills: 1, deaths: 1, timeSurvived: 300 });
  const told = await tell(own, [], [aKill({ at: 300, by: foe, whom: ownPerson })]);
  expect(told).toBe('Place 40 of 96 after 05:00. NightHeron made 1 kill. Foe killed NightHeron at 05:00.');
  expect(document.querySelectorAll('ol > li')).toHaveLength(1);
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
