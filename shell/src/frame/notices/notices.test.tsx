import { durations } from '@hotdrop/shared-domain/rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../../testing/render-frame.tsx';
import { dismissalCookies } from './dismiss.ts';

const user = userEvent.setup();

/** Records every cookie that is set, with its attributes. */
function watchCookies() {
  const cookies: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void cookies.push(text));
  return cookies;
}

afterEach(() => jest.restoreAllMocks());

describe('the banner', () => {
  const banner = {
    id: 'season 43!',
    text: 'The season has begun',
    link: { href: '/pubg/ranks', isNewWindow: false },
  };

  it('stays dismissed for three days on all pages of the game', async () => {
    const cookies = watchCookies();
    await renderFrame({ frameData: { banner } });
    expect(screen.getByRole('link', { name: banner.text })).toHaveAttribute('href', '/pubg/ranks');
    await user.click(screen.getByRole('button', { name: 'Hide for 3 days' }));
    expect(screen.queryByText(banner.text)).toBeNull();
    expect(cookies).toEqual(['away-banner-season_43_=1; path=/pubg; max-age=259200; samesite=lax']);
    expect(dismissalCookies.banner(banner.id)).toBe('away-banner-season_43_');
  });
});

describe('the notification bar', () => {
  it('shows each line with its link and colors', async () => {
    const notices = [
      {
        id: 'a',
        text: 'Maintenance',
        link: { href: 'https://status.example/', isNewWindow: true },
        colors: { text: '#000', ground: '#fff' },
      },
      { id: 'b', text: 'Only text', link: null, colors: null },
    ];
    await renderFrame({ frameData: { notices } });
    const bar = screen.getByRole('region', { name: 'Notices' });
    expect(within(bar).getByRole('link', { name: 'Maintenance' })).toHaveAttribute('target', '_blank');
    expect(within(bar).getAllByRole('link')).toHaveLength(1);
    expect(within(bar).getByText('Only text')).toBeVisible();
  });

  it('takes no space without notices', async () => {
    await renderFrame();
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  });
});

describe('the app prompt', () => {
  it.each([
    ['promotion', 'Hotdrop as an app'],
    ['legacy', 'There is a new app'],
  ] as const)('for %s stays dismissed for 12 hours', async (prompt, title) => {
    const cookies = watchCookies();
    await renderFrame({ frameData: { prompt } });
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(within(dialog).getByRole('link', { name: 'iOS' })).toHaveAttribute(
      'href',
      'https://apps.example/',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cookies).toEqual([
      `away-${prompt}=1; path=/pubg; max-age=${durations.legacyPromptDismissal / 1000}; samesite=lax`,
    ]);
    expect(durations.legacyPromptDismissal).toBe(12 * 60 * 60 * 1000);
  });
});
