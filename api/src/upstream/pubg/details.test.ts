import { accountId, usePubg } from '../../../testing/use-pubg.ts';
import { detailsAge } from '../../durations.ts';
import { refreshDetails } from '../../jobs/refresh-details.ts';

const game = usePubg();

const renew = async (name: string): Promise<void> => {
  await game.api.get(`/players/steam/${name}`);
  await game.api.runJobs();
};
const refresh = () => refreshDetails.run(game.api.context, {});
const readClan = async (name: string) => (await game.api.get(`/players/steam/${name}`)).data.player.clan;
const readWeapons = async () => (await game.api.get(`/players/steam/${accountId}/weapons`)).data;
const countDetails = () => game.pubg.countRequests('/clans/') + game.pubg.countRequests('/weapon_mastery');

test('reads clan and weapon mastery in a job, and never for a page', async () => {
  await renew('RealPlayer');
  expect(await readClan('RealPlayer')).toBeNull();
  expect(await readWeapons()).toEqual({ weapons: [], updatedAt: null });
  expect(countDetails()).toBe(0);
  await refresh();
  expect(await readClan('RealPlayer')).toEqual({ name: 'Simulated', tag: 'SIM' });
  expect(await readWeapons()).toEqual({
    // The first has no figures beyond the older count.
    weapons: [
      {
        id: 'Item_Weapon_Kar98k_C',
        level: 60,
        kills: 90,
        knocks: 92,
        headshots: 22,
        damage: 13_545,
        longestKill: null,
        mostKills: 5,
      },
      {
        id: 'Item_Weapon_Mini14_C',
        level: 17,
        kills: 40,
        knocks: 44,
        headshots: 9,
        damage: 6_020,
        longestKill: 310.5,
        mostKills: 5,
      },
    ],
    updatedAt: game.api.context.now().toISOString(),
  });
});

test('reads a clan once for all its members, and again after a week', async () => {
  await renew('RealPlayer');
  await renew('Player1');
  await renew('FirstPerson');
  await refresh();
  await refresh();
  expect(game.pubg.countRequests('/clans/')).toBe(1);
  expect(game.pubg.countRequests('/weapon_mastery')).toBe(3);
  expect(await readClan('FirstPerson')).toBeNull();
  game.api.advance(detailsAge + 1);
  await refresh();
  // The players were not renewed in this week.
  expect(countDetails()).toBe(4);
  await game.api.get(`/rpc/player-sync/steam/${accountId}?flag=1`);
  await game.api.runJobs();
  await refresh();
  expect(countDetails()).toBe(6);
});

test('keeps known weapons when a later answer is not readable, and does not ask again soon', async () => {
  await renew('RealPlayer');
  await refresh();
  game.api.advance(detailsAge + 1);
  await game.api.get(`/rpc/player-sync/steam/${accountId}?flag=1`);
  await game.api.runJobs();
  game.pubg.override = (path) => (/weapon_mastery|clans/.test(path) ? { body: '<html>' } : undefined);
  await refresh();
  const before = countDetails();
  await refresh();
  expect(countDetails()).toBe(before);
  expect((await readWeapons()).weapons).toHaveLength(2);
  expect(await readClan('RealPlayer')).toEqual({ name: 'Simulated', tag: 'SIM' });
});
