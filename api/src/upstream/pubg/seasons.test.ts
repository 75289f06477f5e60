import { accountId, usePubg } from '../../testing/pubg/use-pubg.ts';

const game = usePubg();

test('lists every season of the platform and marks those with stored figures', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  const { seasons } = (await game.api.get(`/players/steam/${accountId}/seasons`)).data;
  expect(seasons).toEqual(
    expect.arrayContaining([
      { id: 'division.bro.official.pc-2018-43', hasNormal: true, hasRanked: true, isCertain: true },
      { id: 'division.bro.official.pc-2018-42', hasNormal: true, hasRanked: true, isCertain: false },
    ]),
  );
});

test('sends no request for seasons that do not exist', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  const before = game.pubg.requests.length;
  for (const season of ['pc-2018-99', 'pc-2018-44', 'nonsense'])
    expect((await game.api.get(`/players/steam/${accountId}/seasons/${season}`)).status).toBe(404);
  expect(game.pubg.requests.length).toBe(before);
  expect(
    (await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-42`)).data.normalStats,
  ).toHaveProperty('squad');
});

test('stores the list of seasons', async () => {
  await game.api.get('/seasons/active');
  await game.api.get('/seasons/active');
  expect(game.pubg.countRequests('/steam/seasons')).toBe(1);
});
