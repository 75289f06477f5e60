import { accountId, usePubg } from '../../testing/use-pubg.ts';

const game = usePubg();

const tenDays = 10 * 86_400_000;
const visitor = '203.0.113.7';

const find = (name: string, from = visitor) => game.api.request(`/api/v1/players/steam/${name}`, {}, from);
const renew = async (from = visitor) =>
  (await game.api.request(`/api/v1/rpc/player-sync/steam/${accountId}?flag=1`, {}, from)).data;

/** Does something while the clock is ten days ahead, and a minute later by a correct clock. */
const inFuture = async (act: () => Promise<unknown>) => {
  game.api.changeClock(tenDays);
  await act();
  game.api.changeClock(-tenDays);
  game.api.advance(61_000);
};

test('locks no visitor out of lookups after the clock was set forward and back', async () => {
  const useShare = async () => {
    game.pubg.override = () => ({ status: 404 });
    for (let i = 0; i < 6; i++) await find(`Invented${i}`);
    game.pubg.override = () => undefined;
  };
  await inFuture(useShare);
  expect((await find('RealPlayer')).data).toMatchObject({ player: { name: 'RealPlayer' } });
});

test('leaves no key blocked until a reset in the future', async () => {
  const { budget, now } = game.api.context;
  await inFuture(() => budget.block(new Date(now().getTime() + 60_000)));
  expect((await find('RealPlayer')).data).toMatchObject({ player: { name: 'RealPlayer' } });
});

test('believes no reset that is further away than a minute', async () => {
  const { budget, now } = game.api.context;
  await budget.block(new Date(now().getTime() + tenDays));
  expect((await find('RealPlayer')).data).toMatchObject({ error: 'busy' });
  game.api.advance(61_000);
  await game.api.runJobs();
  expect((await find('RealPlayer')).data).toMatchObject({ player: { name: 'RealPlayer' } });
});

test('renews a player again who was renewed in the future', async () => {
  await inFuture(async () => {
    await find('RealPlayer');
    await game.api.runJobs();
  });
  expect(await renew()).not.toHaveProperty('error');
});
