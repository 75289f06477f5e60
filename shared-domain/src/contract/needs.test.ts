import { pubg } from '../game/pubg/index.ts';
import { arena } from '../testing/index.ts';
import { meetsNeeds } from './index.ts';

test('an area about places fits a game with maps only', () => {
  expect(meetsNeeds(pubg, { needs: ['geography'] })).toBe(true);
  expect(meetsNeeds(arena, { needs: ['geography'] })).toBe(false);
});

test('an area without needs fits every game', () => {
  expect(meetsNeeds(arena, {})).toBe(true);
});

test('a need of a newer contract is not met', () => {
  expect(meetsNeeds(pubg, { needs: ['geography', 'weather'] })).toBe(false);
});
