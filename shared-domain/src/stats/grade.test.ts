import { type GradedPlayer, gradeLetter, gradePlayer, gradeScore } from './index.ts';

const player = (playerId: string, teamRank: number, change: Partial<GradedPlayer> = {}): GradedPlayer => ({
  playerId,
  teamId: teamRank,
  teamRank,
  kills: 0,
  assists: 0,
  damageDealt: 0,
  timeSurvived: 100,
  ...change,
});

test('weighs the percentiles of place, damage, kills with assists, and time', () => {
  const everyone = [
    player('a', 1, { kills: 1, assists: 2, damageDealt: 50, timeSurvived: 900 }),
    player('b', 2, { kills: 2, damageDealt: 200, timeSurvived: 800 }),
    player('c', 3, { damageDealt: 100, timeSurvived: 700 }),
    player('d', 4, { timeSurvived: 600 }),
    player('e', 5, { timeSurvived: 600 }),
  ];
  const [first, , , last] = everyone.map((one) => gradePlayer(one, everyone));
  expect(first).toEqual({ place: 40, damage: 15, kills: 20, time: 10 });
  expect(first && gradeScore(first)).toBe(85);
  // Equals count half.
  expect(last).toEqual({ place: 10, damage: 4, kills: 5, time: 1 });
});

test('compares with no bot, and the place with no teammate', () => {
  const own = player('a', 1);
  const everyone = [own, player('b', 1, { kills: 1 }), player('c', 2, { kills: 2 }), player('ai.1', 3)];
  expect(gradePlayer(own, everyone)).toMatchObject({ place: 40, kills: 0 });
  expect(gradePlayer(player('ai.1', 3), everyone)).toBeNull();
});

test('has no grade without opponents', () => {
  const own = player('a', 1);
  expect(gradePlayer(own, [own, player('b', 1), player('ai.1', 2)])).toBeNull();
  expect(gradePlayer(own, [])).toBeNull();
});

test.each([
  [100, 'S'],
  [96, 'S'],
  [95, 'A'],
  [75, 'A'],
  [74, 'B'],
  [35, 'B'],
  [34, 'C'],
  [15, 'C'],
  [14, 'D'],
])('a score of %i is %s', (score, letter) => {
  expect(gradeLetter(score)).toBe(letter);
});
