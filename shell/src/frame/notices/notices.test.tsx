import { durations } from '@hotdrop/shared-domain/rules';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noProviders } from '../../testing/a-frame-data.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { dismissalCookies } from './dismiss.ts';

const user = userEvent.setup();

/** Cookies as they were set, with all that they say. */
function watchCookies() {
  const set: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void set.push(text));
  return set;
}

afterEach(() => jest.restoreAllMocks());

describe('the platform modal', () => {
  const open = async (settings = {}) => {
    const frame = await renderFrame(settings);
    await user.click(screen.getByRole('button', { name: 'Platform: Steam' }));
    return { ...frame, modal: await screen.findByRole('dialog', { name: 'Platform' }) };
  };

  it('lists the five platforms and marks the chosen one', async () => {
    const { modal } = await open();
    const names = within(modal)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['', 'SteamSelected', 'Kakao', 'PSN', 'Stadia', 'Xbox']);
    expect(within(modal).getByRole('button', { pressed: true })).toHaveTextContent('Steam');
  });

  it('remembers the choice, and the search follows it', async () => {
    const cookies = watchCookies();
    const { modal, site } = await open();
    await user.click(within(modal).getByRole('button', { name: /Kakao/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Platform: Kakao' })).toBeVisible();
    expect(site.store.getState().selectedPlatform).toBe('kakao');
    expect(cookies).toEqual([expect.stringContaining('platform=kakao; path=/; max-age=31536000')]);
  });

  it('closes with its button, and nothing has changed', async () => {
    const { modal, site } = await open();
    await user.click(within(modal).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.store.getState().selectedPlatform).toBe('steam');
  });

  it('closes on its backdrop', async () => {
    const { modal } = await open();
    await user.click(modal);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes when the query changes', async () => {
    const { router } = await open();
    await act(() => router.navigate('/pubg/ranks?page=2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be opened again', async () => {
    const { modal } = await open();
    await user.click(within(modal).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Platform: Steam' }));
    expect(await screen.findByRole('dialog', { name: 'Platform' })).toBeVisible();
  });

  it('takes over what another tab has chosen, and nothing that is no platform', async () => {
    const { site } = await renderFrame();
    const tell = (newValue: string) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'platform', newValue })));
    tell('psn');
    expect(site.store.getState().selectedPlatform).toBe('psn');
    tell('ps9');
    expect(site.store.getState().selectedPlatform).toBe('psn');
  });
});

describe('the menu of narrow windows', () => {
  const open = async () => {
    const frame = await renderFrame();
    await user.click(screen.getByRole('button', { name: 'Menu', hidden: true }));
    return { ...frame, menu: await screen.findByRole('dialog', { name: 'Menu' }) };
  };

  it('holds the main menu, the family, languages, themes and the way in', async () => {
    const { menu } = await open();
    for (const name of ['Home', 'Leaderboards', 'Video channel', '한국어', 'Sign in through Steam']) {
      expect(within(menu).getByRole('link', { name })).toBeVisible();
    }
    expect(
      within(menu)
        .getAllByRole('radio')
        .map((one) => (one as HTMLInputElement).value),
    ).toEqual(['dark', 'light', 'system']);
  });

  it('closes with its button', async () => {
    const { menu } = await open();
    await user.click(within(menu).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes when it has led to a page', async () => {
    const { menu } = await open();
    await user.click(within(menu).getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Home page' })).toBeVisible();
  });
});

describe('the banner', () => {
  const banner = {
    id: 'season 43!',
    text: 'The season has begun',
    link: { href: '/pubg/ranks', isNewWindow: false },
  };

  it('stays away for three days on all pages of the game when it is closed', async () => {
    const cookies = watchCookies();
    await renderFrame({ frameData: { banner } });
    expect(screen.getByRole('link', { name: banner.text })).toHaveAttribute('href', '/pubg/ranks');
    await user.click(screen.getByRole('button', { name: 'Hide for 3 days' }));
    expect(screen.queryByText(banner.text)).toBeNull();
    expect(cookies).toEqual(['away-banner-season_43_=1; path=/pubg; max-age=259200; samesite=lax']);
    expect(dismissalCookies.banner(banner.id)).toBe('away-banner-season_43_');
  });
});

describe('a link of the operator', () => {
  const follow = async (href: string) => {
    const banner = { id: 'a', text: 'Look here', link: { href, isNewWindow: false } };
    const frame = await renderFrame({ frameData: { banner }, path: '/pubg' });
    const link = screen.getByRole('link', { name: banner.text });
    const isLeft = fireEvent.click(link);
    return { ...frame, isLeft };
  };

  it('to a page of the site leads there without a new document', async () => {
    await follow('/pubg/ranks?page=2');
    expect(await screen.findByRole('heading', { name: 'Boards' })).toBeVisible();
  });

  it.each(['https://cup.example/', '/', '/pubgx', '?areas='])(
    'to anywhere else is the browser’s: %s',
    async (href) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const { isLeft } = await follow(href);
      expect(isLeft).toBe(true);
      expect(screen.getByRole('heading', { name: 'Home page' })).toBeVisible();
    },
  );
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
      { id: 'b', text: 'Only words', link: null, colors: null },
    ];
    await renderFrame({ frameData: { notices } });
    const bar = screen.getByRole('region', { name: 'Notices' });
    expect(within(bar).getByRole('link', { name: 'Maintenance' })).toHaveAttribute('target', '_blank');
    expect(within(bar).getAllByRole('link')).toHaveLength(1);
    expect(within(bar).getByText('Only words')).toBeVisible();
  });

  it('takes no place when there is nothing to say', async () => {
    await renderFrame();
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  });
});

describe('the prompt', () => {
  it.each([
    ['promotion', 'Hotdrop as an app'],
    ['legacy', 'There is a new app'],
  ] as const)('for %s stays away for 12 hours when it is closed', async (prompt, title) => {
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

describe('the contact form', () => {
  const open = async () => {
    await renderFrame();
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    return screen.findByRole('dialog', { name: 'Contact' });
  };

  it('asks for a valid address and for words before it writes the e-mail', async () => {
    const dialog = await open();
    await user.type(within(dialog).getByLabelText('Your email address'), 'nobody');
    await user.click(within(dialog).getByRole('button', { name: 'Open in mail app' }));
    expect(within(dialog).getByText('Please enter a valid email address.')).toBeVisible();
    expect(within(dialog).getByText('Please write a message.')).toBeVisible();
    expect(within(dialog).getByLabelText('Your email address')).toHaveFocus();
  });

  it('names the files that were chosen', async () => {
    const dialog = await open();
    expect(within(dialog).getByText('No file chosen')).toBeVisible();
    const files = ['goal.png', 'log.txt'].map((name) => new File(['…'], name));
    await user.upload(within(dialog).getByLabelText(/^Files/), files);
    expect(within(dialog).getByText('goal.png, log.txt')).toBeVisible();
  });
});

describe('the help desk', () => {
  const open = async () => {
    await renderFrame({
      frameData: { providers: { ...noProviders, helpDesk: 'https://help.example/en' } },
    });
    const link = screen.getByRole('link', { name: 'Contact' });
    expect(link).toHaveAttribute('href', 'mailto:hello@hotdrop.example');
    await user.click(link);
    return screen.findByRole('dialog', { name: 'Contact' });
  };

  it('opens in the dialog, in a frame with a name that reaches nothing of ours', async () => {
    const frame = within(await open()).getByTitle('Contact');
    expect(frame).toHaveAttribute('src', 'https://help.example/en');
    expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-scripts',
    ]);
  });

  it('leaves the e-mail to who gets no help desk', async () => {
    const email = within(await open()).getByRole('link', { name: 'hello@hotdrop.example' });
    expect(email).toHaveAttribute('href', 'mailto:hello@hotdrop.example');
  });
});
