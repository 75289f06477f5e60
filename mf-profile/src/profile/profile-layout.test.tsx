import { aFailure, aPlayer, aSuggestion, someSeasonStats } from '@hotdrop/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileSite } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('a player who is not found', () => {
  const suggestions = [
    aSuggestion({ reason: 'case' }),
    aSuggestion({
      name: 'nightheron',
      shard: 'PSN',
      reason: 'platform',
      tier: null,
      accountId: 'account.psn',
    }),
  ];

  test('is said to be so, with the hint about case and who may have been meant', async () => {
    await renderProfile(
      'profile/steam/nightheron',
      profileSite({ getPlayer: aFailure('not-found', { suggestions }) }),
    );
    expect(await screen.findByRole('heading', { name: 'nightheron' })).toBeVisible();
    expect(screen.getByText('player is not found')).toBeVisible();
    expect(
      screen.getByText('Nicknames are case sensitive. Please check nickname and try again.'),
    ).toBeVisible();
    const offers = screen.getAllByRole('listitem').map((one) => within(one).getByRole('link'));
    expect(offers.map((offer) => offer.getAttribute('href'))).toEqual([
      '/pubg/profile/steam/NightHeron',
      '/pubg/profile/psn/nightheron',
    ]);
    expect(offers[0]).toHaveTextContent('NightHeronSteam · different capitalization');
    expect(offers[1]).toHaveTextContent('nightheronPSN · another platform');
    const elsewhere = screen.getByRole('navigation', { name: 'On another platform' });
    expect(within(elsewhere).getByRole('link', { name: 'Xbox' })).toHaveAttribute(
      'href',
      '/pubg/profile/xbox/nightheron',
    );
    expect(document.title).toBe('nightheron was not found · Hotdrop');
  });

  test('is not found either when the name is too long for any account', async () => {
    const name = 'a'.repeat(28);
    const site = profileSite();
    await renderProfile(`profile/steam/${name}`, {
      ...site,
      api: { ...site.api, getPlayer: async () => ({ ok: false, error: aFailure('invalid') }) },
    });
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(screen.queryByText('Did you mean …')).not.toBeInTheDocument();
  });
});

test.each([
  ['busy', 'Server busy (retry after a while)'],
  ['network', 'Network error occurred.'],
  ['server', 'Something went wrong on our end. The error was logged; please try again later.'],
] as const)('a lookup that ends as "%s" says so and can be tried again', async (kind, words) => {
  let isDown = true;
  const site = profileSite({ getPlayer: () => (isDown ? aFailure(kind) : { player: aPlayer() }) });
  await renderProfile('profile/steam/NightHeron', site);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Renew' })).toBeVisible();
});

test('a lookup that the server did not wait for is finished by the browser', async () => {
  const site = profileSite();
  const late: typeof site = {
    ...site,
    side: 'server',
    api: {
      ...site.api,
      getPlayer: (input, { signal } = {}) =>
        site.api.made.some(({ call }) => call === 'getPlayer')
          ? site.api.getPlayer(input)
          : new Promise((resolve) => {
              signal?.addEventListener('abort', () => resolve(site.api.getPlayer(input, { signal })));
            }),
    },
  };
  await renderProfile('profile/steam/NightHeron', late);
  expect(
    await screen.findByText('Searching player stats. Please wait...', {}, { timeout: 5000 }),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Renew' })).toBeVisible();
});

test('seasons keep the tab that is shown, and lead from a region back to the platform', async () => {
  await renderProfile('profile/pc-eu/NightHeron/2018-04', profileSite());
  await screen.findByRole('heading', { level: 1 });
  expect(links('Season')[0]).toEqual(['Season 43', '/pubg/profile/steam/NightHeron/pc-2018-43']);
  expect(links('Profile')).toEqual([
    ['Overview', '/pubg/profile/pc-eu/NightHeron/2018-04'],
    ['Stats', '/pubg/profile/pc-eu/NightHeron/2018-04/stats'],
    ['Matches', '/pubg/profile/pc-eu/NightHeron/2018-04/matches'],
  ]);
});

test('choosing another season shows its figures without looking the player up again', async () => {
  const site = profileSite({ getSeasonStats: ({ season }) => someSeasonStats({ season }) });
  await renderProfile('profile/steam/NightHeron/pc-2018-43', site);
  await userEvent.click(await screen.findByRole('link', { name: 'Season 42' }));
  await waitFor(() => expect(document.title).toBe('NightHeron, Season 42 · Hotdrop'));
  // The route around and the tab ask once each, when the page opens.
  expect(site.api.made.filter(({ call }) => call === 'getPlayer')).toHaveLength(2);
});

test('the star adds the player to the favorites and takes them out again', async () => {
  const site = profileSite();
  await renderProfile('profile/steam/NightHeron', site);
  const star = await screen.findByRole('button', { name: 'Favorite: NightHeron' });
  await userEvent.click(star);
  expect(site.favorites.list()).toEqual([{ accountId: aPlayer().accountId, shard: 'STEAM' }]);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(star);
  expect(site.favorites.list()).toEqual([]);
});

test('a name without a shard leads to the platform that the visitor has chosen', async () => {
  const site = profileSite({}, { state: { selectedPlatform: 'kakao' } });
  const { router } = await renderProfile('profile/NightHeron?hl=ko', site);
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location).toMatchObject({
    pathname: '/pubg/profile/kakao/NightHeron',
    search: '?hl=ko',
  });
});

test('a region becomes "platform" for calls, whatever its spelling', async () => {
  const site = profileSite();
  const { router } = await renderProfile('profile/PC_EU/NightHeron', site);
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe('/pubg/profile/steam/NightHeron');
});
