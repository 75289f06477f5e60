import { aSeason } from '@hotdrop/shared-domain/testing';
import type { PlayerSeason } from '@hotdrop/shared-domain/wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { current, openOverview } from '../testing/open-overview.ts';
import { loaderCalls, profileSite } from '../testing/profile-site.ts';

describe('navigation', () => {
  test('groups the seasons under headings, with the tier that was reached', async () => {
    const season = (id: string, change: Partial<PlayerSeason> = {}) =>
      aSeason({ id: `division.bro.official.${id}`, ...change });
    const seasons = [
      season('pc-2018-43', { tier: { tier: 'Gold', subTier: '2' } }),
      season('pc-2018-42'),
      season('pc-2018-41', { isCertain: false }),
      season('pc-2018-04'),
      season('2018-04'),
    ];
    await openOverview('profile/steam/NightHeron', profileSite({ listSeasons: { seasons } }));
    const groups = ['Ranked seasons', 'Survival seasons', '2018 beta'].map((heading) => {
      const list = screen.getByText(heading).parentElement ?? document.body;
      return within(list)
        .getAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent);
    });
    expect(groups[0]).toEqual([expect.stringMatching(/^Season 43.*Gold 2$/), 'Season 42Played', 'Season 41']);
    expect(groups.slice(1).map((group) => group.length)).toEqual([1, 1]);
  });

  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Profile' }))
      .getAllByRole('link')
      .map((tab) => tab.getAttribute('href'));

  test('shows the current season and its tabs if the address has no season', async () => {
    await openOverview('profile/steam/NightHeron');
    expect(screen.getByRole('button', { name: 'Season: Season 43' })).toBeVisible();
    expect(current('Profile')).toEqual(['Overview']);
    const season = '/pubg/profile/steam/NightHeron/pc-2018-43';
    expect(tabs()).toEqual([season, `${season}/stats`, `${season}/matches`]);
  });

  test('changes the perspective in the query without another API call', async () => {
    const site = profileSite();
    await openOverview('profile/steam/NightHeron/pc-2018-43?vd=1', site);
    const calls = loaderCalls(site).length;
    await userEvent.click(screen.getByRole('link', { name: 'FPP' }));
    expect(current('Perspective')).toEqual(['FPP']);
    expect(loaderCalls(site)).toHaveLength(calls);
    expect(screen.getByRole('link', { name: 'TPP' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron/pc-2018-43?vd=1&perspective=tpp',
    );
  });
});
