import { aSuggestion } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import { PlayerFailed, PlayerNotFound } from './player-not-found.tsx';
import { renderWithSite } from './testing.tsx';

const show = (suggestions = [aSuggestion({ reason: 'case' })], locale: 'en' | 'ko' = 'en') =>
  renderWithSite(
    <PlayerNotFound
      shard="steam"
      name="nightheron"
      suggestions={suggestions}
      elsewhere={(platform) => `/pubg/search?shard=${platform}&name=nightheron`}
    />,
    { locale },
  );

describe('an unknown name', () => {
  it('is shown with its platform and advice', async () => {
    await show();
    const page = screen.getByRole('heading', { level: 1, name: 'nightheron' }).closest('section');
    expect(page).toHaveTextContent(/^Steamnightheron/);
    expect(screen.getByText('player is not found')).toBeVisible();
    expect(page).toHaveTextContent('Nicknames are case sensitive. Please check nickname and try again.');
    expect(screen.getByRole('link', { name: 'New search' })).toHaveAttribute('href', '/pubg/search');
  });

  it('has each sentence of its advice on its own line, also in Korean', async () => {
    await show([], 'ko');
    expect(screen.getByText(/닉네임은/).textContent).toMatch(/구분합니다\.\n닉네임을 확인하고/);
  });

  it('suggests similar names and explains the difference', async () => {
    await show([
      aSuggestion({ reason: 'case' }),
      aSuggestion({
        name: 'nightheron',
        shard: 'PSN',
        accountId: 'account.2',
        reason: 'platform',
        tier: null,
      }),
      aSuggestion({ name: 'NightHero', accountId: 'account.3', reason: 'similar' }),
    ]);
    const offers = screen.getAllByRole('listitem').map((one) => within(one).getByRole('link'));
    expect(offers.map((offer) => [offer.textContent, offer.getAttribute('href')])).toEqual([
      ['NightHeronSteam · different capitalization', '/pubg/profile/steam/NightHeron'],
      ['nightheronPSN · another platform', '/pubg/profile/psn/nightheron'],
      ['NightHeroSteam · a similar name', '/pubg/profile/steam/NightHero'],
    ]);
  });

  it('has no suggestions without a similar name', async () => {
    await show([]);
    expect(screen.queryByRole('heading', { name: 'Did you mean …' })).not.toBeInTheDocument();
  });

  it('links to lookups on all other platforms', async () => {
    await show();
    const others = within(screen.getByRole('navigation', { name: 'On another platform' })).getAllByRole(
      'link',
    );
    expect(others.map((link) => link.textContent)).toEqual(['Kakao', 'PSN', 'Stadia', 'Xbox']);
    expect(others[0]).toHaveAttribute('href', '/pubg/search?shard=kakao&name=nightheron');
    // Crawlers must not cause lookups.
    for (const link of others) expect(link).toHaveAttribute('rel', 'nofollow');
  });
});

describe('a lookup that failed', () => {
  it('shows the name, the platform, the reason, and links', async () => {
    await renderWithSite(
      <PlayerFailed shard="psn" name="nightheron" retry={<a href="/pubg/search">Once more</a>}>
        Network error occurred.
      </PlayerFailed>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'nightheron' })).toBeVisible();
    expect(screen.getByText('PSN')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The player could not be loadedNetwork error occurred.',
    );
    expect(screen.getByRole('link', { name: 'Once more' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'New search' })).toHaveAttribute('href', '/pubg/search');
  });
});
