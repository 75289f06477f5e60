import { useOfficialGame } from '../../testing/official-game.ts';
import { accountId } from '../../testing/pubg-answers.ts';

const game = useOfficialGame();

test('offers every season of the platform, and says of which it knows whether it was played', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.work();
  const { seasons } = (await game.api.get(`/players/steam/${accountId}/seasons`)).data;
  expect(seasons).toEqual([
    { id: 'division.bro.official.pc-2018-43', hasNormal: true, hasRanked: true, isCertain: true },
    { id: 'division.bro.official.pc-2018-42', hasNormal: true, hasRanked: true, isCertain: false },
  ]);
});

test('asks nothing of the game about seasons that somebody made up', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.work();
  const before = game.server.asked.length;
  for (const season of ['pc-2018-99', 'pc-2018-41', 'console-12', 'nonsense'])
    expect((await game.api.get(`/players/steam/${accountId}/seasons/${season}`)).status).toBe(404);
  expect(game.server.asked.length).toBe(before);
  expect(
    (await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-42`)).data.normalStats,
  ).toHaveProperty('squad');
});

test('keeps the list of seasons instead of asking for it each time', async () => {
  await game.api.get('/seasons/active');
  await game.api.get('/seasons/active');
  expect(game.asked('/steam/seasons')).toBe(1);
});
