import { aFailure, aSuggestion } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import { PlayerFailed, PlayerNotFound } from './player-not-found.tsx';
import { renderWithSite } from './testing.tsx';

type Suggestions = React.ComponentProps<typeof PlayerNotFound>['suggestions'];

const show = (suggestions: Suggestions, locale: 'en' | 'ko' = 'en') =>
  renderWithSite(
    <PlayerNotFound
      shard="steam"
      name="nightheron"
      suggestions={suggestions}
      elsewhere={(platform) => `/pubg/search?shard=${platform}&name=nightheron`}
    />,
    { locale },
  );

it('shows an unknown name with advice, similar names, and the other platforms', async () => {
  await show([
    aSuggestion({ reason: 'case' }),
    aSuggestion({ name: 'nightheron', shard: 'PSN', accountId: 'account.2', reason: 'platform', tier: null }),
    aSuggestion({ name: 'NightHero', accountId: 'account.3', reason: 'similar' }),
  ]);
  const page = screen.getByRole('heading', { level: 1, name: 'nightheron' }).closest('section');
  expect(page).toHaveTextContent(/^Steamnightheronplayer is not found/);
  expect(page).toHaveTextContent('Nicknames are case sensitive. Please check nickname and try again.');
  expect(screen.getByRole('link', { name: 'New search' })).toHaveAttribute('href', '/pubg/search');
  const offers = screen.getAllByRole('listitem').map((item) => within(item).getByRole('link'));
  expect(offers.map((offer) => [offer.textContent, offer.getAttribute('href')])).toEqual([
    ['NightHeronSteam · different capitalization', '/pubg/profile/steam/NightHeron'],
    ['nightheronPSN · another platform', '/pubg/profile/psn/nightheron'],
    ['NightHeroSteam · a similar name', '/pubg/profile/steam/NightHero'],
  ]);
  const others = within(screen.getByRole('navigation', { name: 'On another platform' })).getAllByRole('link');
  expect(others.map((link) => link.textContent)).toEqual(['Kakao', 'PSN', 'Stadia', 'Xbox']);
  expect(others[0]).toHaveAttribute('href', '/pubg/search?shard=kakao&name=nightheron');
  // Crawlers must not cause lookups.
  for (const link of others) expect(link).toHaveAttribute('rel', 'nofollow');
});

it('suggests nothing without a similar name, and puts each sentence on its own line in Korean', async () => {
  await show([], 'ko');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(screen.getByText(/닉네임은/).textContent).toMatch(/구분합니다\.\n닉네임을 확인하고/);
});

it('shows why a lookup failed, with links', async () => {
  await renderWithSite(
    <PlayerFailed
      shard="psn"
      name="nightheron"
      failure={aFailure('network')}
      retry={<a href="/pubg/search">Once more</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'nightheron' })).toBeVisible();
  expect(screen.getByText('PSN')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The player could not be loadedNetwork error occurred.',
  );
  expect(screen.getByRole('link', { name: 'Once more' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'New search' })).toHaveAttribute('href', '/pubg/search');
});

it.each([
  ['a busy server', aFailure('busy'), /could not be loadedServer busy \(retry after a while\)/],
  ['a refused key', aFailure('refused'), /loadedThe game's service refuses our requests/],
  ['an error of the API', aFailure('server'), /could not be loadedSomething went wrong on our end/],
  [
    'a full queue',
    aFailure('busy', { isAtCapacity: true, retryAfter: 150_000 }),
    /The site is at capacity.*in about 3 minutes/,
  ],
  ['a site without the lookup', aFailure('unsupported'), /Not available on this site/],
])('explains %s', async (_, failure, words) => {
  const { container } = await renderWithSite(
    <PlayerFailed shard="psn" name="nightheron" failure={failure} />,
  );
  expect(container).toHaveTextContent(words);
});
