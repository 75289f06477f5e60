import { gameProblems } from '@hotdrop/shared-domain/testing';
import { arena } from './arena.ts';

test('the game is valid for every area', async () => {
  expect(await gameProblems(arena, { seasons: ['arena.2026-3', 'arena.2025-1'] })).toEqual([]);
});
