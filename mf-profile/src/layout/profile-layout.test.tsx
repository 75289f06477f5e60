import { aFailure, aPlayer, aSeason, aSuggestion, someSeasonStats } from '@hotdrop/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inputsOf, profileSite, seasonIds } from '../testing/profile-site.ts';
import { current, openOverview, renderProfile, startProfile } from '../testing/render-profile.ts';

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const seasons = () =>
  screen
    .getAllByRole('link', { name: /^Season \d+ Played/, hidden: true })
    .map((link) => [/^Season \d+/.exec(link.textContent ?? '')?.[0], link.getAttribute('href')]);

test('shows suggestions for a player who is not found, with links to profiles', async () => {
  const suggestions = [aSuggestion({ reason: 'case' })];
  const site = profileSite({ getPlayer: aFailure('not-found', { suggestions }) });
  await renderProfile('profile/steam/nightheron', site);
  expect(await screen.findByRole('heading', { name: 'nightheron' })).toBeVisible();
  const hrefs = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefs(/^NightHeron/)).toBe('/pubg/profile/steam/NightHeron');
  expect(hrefs(/^Xbox/)).toBe('/pubg/profile/xbox/nightheron');
  expect(document.title).toBe('nightheron was not found · Hotdrop');
});

test('says in one sentence that a player is hidden, without the name', async () => {
  await renderProfile('profile/steam/NightHeron', profileSite({ getPlayer: aFailure('gone') }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hidden player');
  expect(screen.getByText(/This player asked not to be shown\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'New search' })).toHaveAttribute('href', '/pubg/search');
  expect(document.body).not.toHaveTextContent('NightHeron');
  expect(document.title).toBe('Hidden player · Hotdrop');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('shows an error with a retry button when the lookup fails', async () => {
  let isDown = true;
  const site = profileSite({ getPlayer: () => (isDown ? aFailure('network') : { player: aPlayer() }) });
  await renderProfile('profile/steam/NightHeron', site);
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error occurred.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Renew' })).toBeVisible();
});

test('finishes a lookup in the browser that exceeded the loader timeout', async () => {
  const response = Promise.withResolvers<void>();
  let isTimedOut = true;
  const site = profileSite({
    getPlayer: async () => {
      if (isTimedOut) return aFailure('aborted');
      await response.promise;
      return { player: aPlayer() };
    },
  });
  await startProfile('profile/steam/NightHeron', site);
  isTimedOut = false;
  expect(await screen.findByText('Searching player stats. Please wait...')).toBeVisible();
  response.resolve();
  expect(await screen.findByRole('button', { name: 'Renew' })).toBeVisible();
});

test('keeps the perspective and the mode in links to other seasons and tabs', async () => {
  const site = profileSite({ listMatches: { totalCount: 0, perPage: 20, matches: [] } });
  await renderProfile('profile/steam/NightHeron/pc-2018-43?perspective=fpp&mode=duo-fpp&view=team', site);
  await screen.findByRole('heading', { level: 1 });
  const choice = '?perspective=fpp&mode=duo-fpp';
  expect(seasons()[1]).toEqual(['Season 42', `/pubg/profile/steam/NightHeron/pc-2018-42${choice}`]);
  expect(links('Profile')[2]).toEqual([
    'Matches',
    `/pubg/profile/steam/NightHeron/pc-2018-43/matches${choice}`,
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Matches' }));
  const filter = await screen.findByRole('form', { name: 'Filter matches' });
  expect(within(filter).getByRole('combobox', { name: 'Mode' })).toHaveValue('duo-fpp');
  expect(links('Profile')[0]?.[1]).toContain('perspective=fpp');
});

test.each(['', '/stats', '/matches'])(
  'says that there is no such season, and keeps the tabs of the real ones (%s)',
  async (tab) => {
    await renderProfile(`profile/steam/NightHeron/pc-2018-99${tab}`, profileSite());
    expect(await screen.findByRole('heading', { name: 'No such season' })).toBeVisible();
    expect(screen.getByText('Steam has no season “pc-2018-99”.')).toBeVisible();
    if (tab !== '/matches') {
      expect(seasons().map(([label]) => label)).toEqual(['Season 43', 'Season 42', 'Season 41', 'Season 20']);
    }
    expect(links('Profile')[1]?.[1]).toBe('/pubg/profile/steam/NightHeron/pc-2018-43/stats');
  },
);

test('keeps crawlers from seasons and regions whose stats the site has not read', async () => {
  const [now, before] = seasonIds('pc-2018-43', 'pc-2018-42');
  const beta = { ...seasonIds('2018-04')[0], regions: ['pc-eu'], isCertain: true };
  const listed = [
    aSeason({ ...now, isCertain: true }),
    aSeason({ ...before, isCertain: false }),
    aSeason(beta),
  ];
  const rel = (link: string) =>
    screen.getAllByRole('link', { name: new RegExp(`^${link}`), hidden: true })[0]?.getAttribute('rel');
  await renderProfile('profile/pc-eu/NightHeron/2018-04', profileSite({ listSeasons: { seasons: listed } }));
  await screen.findByRole('heading', { level: 1 });
  expect(rel('Season 43')).toBeNull();
  expect(rel('Season 42')).toBe('nofollow');
  expect(rel('Europe has games')).toBeNull();
  expect(rel('Asia')).toBe('nofollow');
  expect(rel('Stats')).toBeNull();
});

test('shows another season without another lookup of the player', async () => {
  const site = profileSite({ getSeasonStats: ({ season }) => someSeasonStats({ season }) });
  await renderProfile('profile/steam/NightHeron/pc-2018-43', site);
  const tab = await screen.findByRole('link', { name: 'Season 42' });
  const lookups = inputsOf(site, 'getPlayer').length;
  await userEvent.click(tab);
  await waitFor(() => expect(document.title).toBe('NightHeron, Season 42 · Hotdrop'));
  expect(inputsOf(site, 'getPlayer')).toHaveLength(lookups);
});

test('shares the rank that the page shows, and the address of the page', async () => {
  const { site } = await openOverview('profile/steam/NightHeron?mode=squad');
  const share = screen.getByRole('link', { name: 'Share Rank · NightHeron' });
  expect(share).toHaveAttribute('href', '/pubg/panel/mf-profile/rank?player=steam/NightHeron&mode=squad');
  await userEvent.click(share);
  const sheet = await screen.findByRole('dialog', { name: 'Share Rank · NightHeron' });
  expect(within(sheet).getByRole('tabpanel', { name: 'Link' })).toHaveTextContent(
    `${site.origin}/pubg/profile/steam/NightHeron?mode=squad`,
  );
});

describe('navigation', () => {
  test('changes the perspective in the query without another lookup of the player', async () => {
    const site = profileSite();
    await openOverview('profile/steam/NightHeron/pc-2018-43?vd=1', site);
    const lookups = inputsOf(site, 'getPlayer').length;
    await userEvent.click(screen.getByRole('link', { name: 'FPP' }));
    await waitFor(() => expect(current('Perspective')).toEqual(['FPP']));
    expect(inputsOf(site, 'getPlayer')).toHaveLength(lookups);
    expect(screen.getByRole('link', { name: 'TPP' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron/pc-2018-43?vd=1&perspective=tpp',
    );
  });

  test('has the newest seasons as tabs, newest last, all in a list, and arrows', async () => {
    const best = aSeason({
      ...seasonIds('pc-2018-41')[0],
      tier: { tier: 'Crystal', subTier: '1' },
      points: 2934,
    });
    const listed = [...seasonIds('pc-2018-43', 'pc-2018-42'), best, ...seasonIds('pc-2018-40', 'pc-2018-20')];
    await openOverview(
      'profile/steam/NightHeron/pc-2018-40',
      profileSite({ listSeasons: { seasons: listed } }),
    );
    expect(links('Season').map(([label]) => label)).toEqual(['Season 41', 'Season 42', 'Season 43']);
    expect(current('Season')).toEqual([]);
    expect(screen.getByRole('button', { name: /^Season 40/ })).toBeVisible();
    expect(
      screen.getByRole('link', { name: /^Season 41 Crystal 1 2,934/, hidden: true }),
    ).toBeInTheDocument();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Previous season')).toBe('/pubg/profile/steam/NightHeron/pc-2018-20');
    expect(hrefOf('Next season')).toBe('/pubg/profile/steam/NightHeron/pc-2018-41');
  });
});
