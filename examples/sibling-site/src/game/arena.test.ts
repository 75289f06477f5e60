import { gameProblems } from '@hotdrop/shared-domain/testing';
import { arena } from './arena.ts';
import { arenaWithMaps } from './arena-with-maps.ts';

test.each([
  ['without maps', arena],
  ['with maps', arenaWithMaps],
])('the game %s is valid for every area', async (_, game) => {
  expect(await gameProblems(game, { seasons: ['arena.2026-3', 'arena.2025-1'] })).toEqual([]);
});
