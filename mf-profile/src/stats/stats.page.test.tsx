import {
  aFailure,
  aPlayer,
  aWeapon,
  someModeStats,
  someRankedStats,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { act, screen, within } from '@testing-library/react';
import { profileSite } from '../testing/profile-site.ts';
import { played, renderProfile } from '../testing/render-profile.ts';

async function open(season: string, site = profileSite()) {
  const rendered = await renderProfile(`profile/steam/NightHeron/${season}/stats`, site);
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const table = (title: string) => within(screen.getByRole('region', { name: title }));
const row = (title: string, name: RegExp) =>
  within(table(title).getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('shows all played modes of both perspectives side by side', async () => {
  const rankedStats = { squad: someRankedStats(), 'duo-fpp': someRankedStats({ kills: 5 }) };
  await open('pc-2018-43', profileSite(played({ rankedStats })));
  const heads = table('Ranked').getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Stat', 'Squad TPP', 'Duo FPP']);
});

test('marks the best rate of a row, but no count, also for screen readers', async () => {
  const normalStats = {
    squad: someModeStats({ kills: 468 }),
    duo: someModeStats({ kills: 71, wins: 42 }),
  };
  await open('pc-2018-43', profileSite(played({ normalStats, rankedStats: {} })));
  expect(row('Normal', /^Win rate/)).toEqual(['12.3%', '19.9% (best)']);
  expect(row('Normal', /^Kills/)).toEqual(['468', '71']);
});

test('explains highlights and dashes under the table', async () => {
  const rankedStats = {
    squad: someRankedStats({ dBNOs: null }),
    duo: someRankedStats({ kills: 5 }),
  };
  await open('pc-2018-43', profileSite(played({ rankedStats, normalStats: {} })));
  const legend = screen
    .getByText('Of these 2 modes, the best value of each rate is highlighted.')
    .closest('p');
  expect(legend).toHaveTextContent('“–”: The game does not publish this for ranked play.');
});

test('shows points and no ranked table in an old season', async () => {
  const normalStats = { squad: someModeStats({ rankPoints: 3412 }) };
  await open('2018-04', profileSite(played({ normalStats })));
  expect(row('2018 Beta Season 4', /^Points/)).toEqual(['3,412']);
  expect(screen.queryByRole('region', { name: 'Ranked' })).not.toBeInTheDocument();
});

test('keeps the stats on the page if they cannot be loaded again', async () => {
  let isDown = false;
  const { router } = await open(
    'pc-2018-43',
    profileSite({
      getSeasonStats: ({ season }) => (isDown ? aFailure('network') : someSeasonStats({ season })),
    }),
  );
  isDown = true;
  await act(() => router.revalidate());
  expect(await screen.findByRole('alert')).toHaveTextContent('The stats could not be loaded');
  expect(screen.getByRole('region', { name: 'Ranked' })).toBeVisible();
});

describe('weapon mastery', () => {
  const open43 = (answers: Parameters<typeof profileSite>[0]) => open('pc-2018-43', profileSite(answers));
  const weapons = [
    aWeapon({ id: 'Item_Weapon_Kar98k_C', kills: 90, longestKill: 402.1 }),
    aWeapon({ id: 'Item_Weapon_NewGun_C', kills: 12, longestKill: null }),
  ];

  it('is a table of its own, with the names of the weapons', async () => {
    await open43({ listWeapons: { weapons, updatedAt: aPlayer().syncedAt } });
    expect(row('Weapon mastery', /^Karabiner 98k|^Kar98k/)).toEqual([
      '90',
      '1,530',
      '388',
      '210,433',
      '402\u00a0m',
      '9',
      '64',
    ]);
    expect(row('Weapon mastery', /^NewGun/)[4]).toBe('–');
  });

  it.each([
    [null, 'Not read from the game yet. New players and leaderboards come first.'],
    [aPlayer().syncedAt, 'The game lists no weapons of this player.'],
  ])('says why it is empty (read at %s)', async (updatedAt, text) => {
    await open43({ listWeapons: { weapons: [], updatedAt } });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('is left out when it fails to load, and the failure is reported', async () => {
    const site = profileSite({ listWeapons: aFailure('server') });
    await open('pc-2018-43', site);
    expect(screen.queryByRole('region', { name: 'Weapon mastery' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Normal' })).toBeVisible();
    expect(site.reported).toMatchObject([{ kind: 'server', call: 'listWeapons' }]);
  });
});
