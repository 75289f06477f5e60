import { gameProblems } from '@hotdrop/shared-domain/testing';
import { arena } from './arena.ts';

test('every area can show the game', async () => {
  expect(await gameProblems(arena, { seasons: ['arena.2026-3', 'arena.2025-1'] })).toEqual([]);
});
