import { anOwnMatch } from '@hotdrop/shared-domain/testing';
import { lookOf } from './summarize-week.ts';

test.each([
  [1, 10, 'win'],
  [2, 10, undefined],
  [2, 11, 'top'],
  [11, 16, undefined],
])('place %i of %i is marked as %s', (teamRank, teamTotal, look) => {
  expect(lookOf(anOwnMatch({ teamRank, teamTotal }))).toBe(look);
});
