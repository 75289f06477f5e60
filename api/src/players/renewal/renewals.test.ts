import { usePubg } from '../../../testing/use-pubg.ts';

const game = usePubg();
const names = Array.from({ length: 12 }, (_, i) => `Newcomer${i}`);

const view = (name: string, from: string) => game.api.request(`/api/v1/players/steam/${name}`, {}, from);

test('gives each job one renewal, also when the database expects a short queue', async () => {
  for (const name of names) game.pubg.world.add({ name });
  for (const [i, name] of names.entries()) {
    await view(name, `198.51.100.${i + 1}`);
    // The planner then expects one row, and joins the queue with itself row by row.
    if (i === 0) await game.api.context.store.execute('analyze renewals');
    game.api.advance(1_000);
  }
  await game.api.runJobs();
  for (const name of names)
    expect((await view(name, '198.51.100.99')).data).toMatchObject({
      player: { name, syncedAt: expect.any(String) },
    });
});
