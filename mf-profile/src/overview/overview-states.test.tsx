import { aFailure, aPlayer, someModeStats, someSeasonStats } from '@hotdrop/shared-domain/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { current, openOverview, panel, played } from '../testing/open-overview.ts';
import { profileSite, seasonIds } from '../testing/profile-site.ts';

describe('a season without ranked play', () => {
  const normalStats = { squad: someModeStats({ rankPoints: 3412, wins: 1 }) };

  test('shows regions, derived tiers, and outcomes (beta season)', async () => {
    await openOverview(
      'profile/pc-eu/NightHeron/2018-04',
      profileSite(played({ normalStats, rankedStats: {} })),
    );
    expect(current('Region')).toEqual(['Europe']);
    expect(screen.getByText('Tiers of this season are derived from rank points.')).toBeVisible();
    const card = screen.getAllByRole('region', { name: 'Squad' })[0];
    expect(card).toHaveTextContent('Platinum3,412');
    expect(card).toHaveTextContent('1 won98 in 2nd–10th112 in 11th or lower');
  });

  test('shows the survival title (survival season)', async () => {
    await openOverview(
      'profile/steam/NightHeron/pc-2018-03',
      profileSite(played({ normalStats, rankedStats: {} })),
    );
    expect(screen.getAllByRole('region', { name: 'Squad' })[0]).toHaveTextContent('Platinum Skilled 3');
    expect(screen.queryByRole('navigation', { name: 'Region' })).not.toBeInTheDocument();
  });
});

describe('states', () => {
  /** The reason under the title of a season without figures. */
  const why = () => screen.getByRole('heading', { name: 'No stats available for this season' }).parentElement;

  test('a season without games links to one with games', async () => {
    await openOverview(
      'profile/steam/NightHeron/pc-2018-43',
      profileSite(played({ normalStats: {}, rankedStats: {} })),
    );
    expect(why()).toHaveTextContent(
      'NightHeron has not played in Season 43. NightHeron last played in Season 42.',
    );
    expect(screen.getByRole('link', { name: 'Open Season 42' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron/pc-2018-42',
    );
  });

  test('does not claim that the player has played a season that is not certain, but links to it', async () => {
    const [newest, other] = seasonIds('pc-2018-43', 'pc-2018-42').map((one) => ({
      ...one,
      isCertain: false,
    }));
    const site = profileSite({
      listSeasons: { seasons: [newest, other].flatMap((one) => one ?? []) },
      ...played({ normalStats: {}, rankedStats: {} }),
    });
    await openOverview('profile/steam/NightHeron/pc-2018-43', site);
    expect(why()).toHaveTextContent('NightHeron has not played in Season 43.');
    expect(why()).not.toHaveTextContent('last played');
    expect(screen.getByRole('link', { name: 'Open Season 42' })).toBeVisible();
  });

  test('a season that was counted by region names the region without games', async () => {
    await openOverview(
      'profile/pc-eu/NightHeron/2018-04',
      profileSite(played({ normalStats: {}, rankedStats: {} })),
    );
    expect(why()).toHaveTextContent(
      'NightHeron has not played in Europe in 2018 Beta Season 4. Use the tabs above to see other regions.',
    );
    expect(current('Region')).toEqual(['Europe']);
  });

  test('figures that fail to load keep the head and have a retry button', async () => {
    let isDown = true;
    const site = profileSite({
      getSeasonStats: ({ season }) => (isDown ? aFailure('network') : someSeasonStats({ season })),
    });
    await openOverview('profile/steam/NightHeron/pc-2018-43', site);
    expect(screen.getByRole('heading', { name: 'NightHeron' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Network error occurred.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Current rank' })).toBeVisible();
  });

  test.each([
    ['permanent', 'This account has been permanently banned.'],
    ['temporary', 'This account is temporarily suspended.'],
  ] as const)('a %s ban shows a notice above the figures', async (ban, notice) => {
    await openOverview(
      'profile/steam/NightHeron/pc-2018-43',
      profileSite({ getPlayer: { player: aPlayer({ ban }) } }),
    );
    expect(screen.getByText(notice)).toBeVisible();
    // The distribution does not contain banned players.
    expect(screen.queryByText(/among all players/)).not.toBeInTheDocument();
    expect(panel('Current rank').getByText('2,846')).toBeVisible();
  });
});
