import { accountId, usePubg } from '../../../testing/use-pubg.ts';

const game = usePubg();

test('finds a new player in the game and renews them', async () => {
  const found = await game.api.get('/players/steam/RealPlayer');
  expect(found.body).not.toHaveProperty('demo');
  expect(found.data.player).toMatchObject({ accountId, syncedAt: null });
  expect(game.pubg.requestHeaders[0]?.authorization).toBe('Bearer a-key-that-is-long-enough');
  await game.api.runJobs();

  const stats = (await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-43`)).data;
  expect(stats.normalStats).toEqual({ squad: expect.objectContaining({ kills: 21, rankPoints: null }) });
  expect(stats.rankedStats.squad).toMatchObject({
    currentRankPoint: 2810,
    currentTier: { tier: 'Crystal', subTier: '2' },
    winRatio: 0.1,
    // The service answers 0.
    kda: 2.5,
    headshotKills: null,
  });

  const { matches } = (await game.api.get(`/players/steam/${accountId}/matches`)).data;
  expect(matches[0]).toMatchObject({
    id: game.match,
    gameMode: 'squad',
    participants: [
      { name: 'RealPlayer', teamRank: 1, teamTotal: 24, kills: 3 },
      { name: 'RealPlayerMate1' },
      { name: 'RealPlayerMate2' },
      { name: 'RealPlayerMate3' },
    ],
  });
  expect((await game.api.get('/players/steam/RealPlayer')).data.player.syncedAt).not.toBeNull();
});

test('encodes names in addresses', async () => {
  expect((await game.api.get('/players/steam/RealPlayer%23x')).data.error).toBe('player not found');
  expect(game.pubg.countRequests('filter[playerNames]=RealPlayer#x')).toBe(1);
});

test('joins simultaneous lookups into requests of at most ten names', async () => {
  const { source } = game.api.context;
  const found = await Promise.all(
    Array.from({ length: 14 }, (_, i) => source.findByName('steam', `Player${i}`)),
  );
  expect(found.map((player) => player?.name)).toEqual(Array.from({ length: 14 }, (_, i) => `Player${i}`));
  expect(game.pubg.countRequests('filter[playerNames]')).toBe(2);
});

test('requests an unknown name only once', async () => {
  expect((await game.api.get('/players/steam/Nobody')).data.error).toBe('player not found');
  expect((await game.api.get('/players/steam/Nobody')).data.error).toBe('player not found');
  expect(game.pubg.countRequests('Nobody')).toBe(1);
  game.api.advance(6 * 60_000);
  await game.api.get('/players/steam/Nobody');
  expect(game.pubg.countRequests('Nobody')).toBe(2);
});
