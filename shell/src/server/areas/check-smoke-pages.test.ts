/** @jest-environment node */
import { aLeaderboard } from '@hotdrop/shared-domain/testing';
import { isNameOrId } from '@hotdrop/shared-domain/text';
import { aPage, aShellWith } from '../../testing/a-shell.ts';

const rememberPlayer = aPage({
  loader: `globalThis.smokePlayer = new URL(request.url).searchParams.get('player'); return null`,
});

async function findSmokePlayer(board: ReturnType<typeof aLeaderboard>): Promise<string> {
  const answers = { getLeaderboard: board };
  await aShellWith({ ...rememberPlayer, smoke: ['clans?player={player}'] }, { answers });
  const player: string = Reflect.get(globalThis, 'smokePlayer');
  Reflect.deleteProperty(globalThis, 'smokePlayer');
  return decodeURIComponent(player.replace('steam/', ''));
}

test('opens the smoke page of the best player, and before a board is read that of no possible player', async () => {
  const board = aLeaderboard();
  expect(await findSmokePlayer(board)).toBe(board.ranks[0]?.name);
  expect(isNameOrId(await findSmokePlayer({ ...board, ranks: [] }))).toBe(false);
});
