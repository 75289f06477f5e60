import { match, useOfficialGame } from '../../testing/official-game.ts';
import { accountId } from '../../testing/pubg-answers.ts';

const game = useOfficialGame();

test('looks a new name up in the game, renews it by itself and shows all of it', async () => {
  const found = await game.api.get('/players/steam/RealPlayer');
  expect(found.body).not.toHaveProperty('demo');
  expect(found.data.player).toMatchObject({ accountId, syncedAt: null });
  expect(game.server.seenHeaders[0]?.authorization).toBe('Bearer a-key-that-is-long-enough');
  await game.api.work();

  const stats = (await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-43`)).data;
  expect(stats.normalStats).toEqual({ squad: expect.objectContaining({ kills: 21, rankPoints: null }) });
  expect(stats.rankedStats.squad).toMatchObject({
    currentRankPoint: 2810,
    currentTier: { tier: 'Crystal', subTier: '2' },
    winRatio: 0.1,
    headshotKills: null,
  });

  const { matches } = (await game.api.get(`/players/steam/${accountId}/matches`)).data;
  expect(matches[0]).toMatchObject({
    id: match,
    gameMode: 'squad',
    participants: [{ name: 'RealPlayer', teamRank: 1, teamTotal: 2, kills: 3 }, { name: 'Mate' }],
  });
  expect((await game.api.get('/players/steam/RealPlayer')).data.player.syncedAt).not.toBeNull();
});

test('asks for a name as it is, whatever it means in an address', async () => {
  expect((await game.api.get('/players/steam/RealPlayer%23x')).data.error).toBe('player not found');
  expect(game.asked('filter[playerNames]=RealPlayer#x')).toBe(1);
});

test('joins lookups that arrive together into requests of at most ten names', async () => {
  const { source } = game.api.context;
  const found = await Promise.all(
    Array.from({ length: 14 }, (_, i) => source.findByName('steam', `Player${i}`)),
  );
  expect(found.map((player) => player?.name)).toEqual(Array.from({ length: 14 }, (_, i) => `Player${i}`));
  expect(game.asked('filter[playerNames]')).toBe(2);
});

test('says who is banned', async () => {
  expect((await game.api.get('/players/steam/Cheater')).data.player.ban).toBe('permanent');
});

test('asks only once for a name that does not exist', async () => {
  expect((await game.api.get('/players/steam/Nobody')).data.error).toBe('player not found');
  expect((await game.api.get('/players/steam/Nobody')).data.error).toBe('player not found');
  expect(game.asked('Nobody')).toBe(1);
  game.api.pass(6 * 60_000);
  await game.api.get('/players/steam/Nobody');
  expect(game.asked('Nobody')).toBe(2);
});
