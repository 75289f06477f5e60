import { durations } from '@hotdrop/shared-domain/rules';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../testing/render-frame.tsx';
import { findPrompt } from './deferred-content.tsx';
import { dismissalCookies } from './settings.ts';

const user = userEvent.setup();

/** Records every cookie that is set, with its attributes. */
function watchCookies() {
  const cookies: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void cookies.push(text));
  return cookies;
}

describe('the message above the header', () => {
  const message = {
    dismissal: 'away-notice-maintenance',
    text: 'Maintenance',
    link: { href: '/pubg/ranks?page=2', isNewWindow: false },
    colors: { text: '#000', ground: '#fff' },
    banner: null,
  };
  const bar = () => screen.queryByRole('complementary', { name: 'Announcement' });
  afterEach(() => delete document.documentElement.dataset.message);

  it('opens a page of the site without a new document, and stays dismissed for three days', async () => {
    const cookies = watchCookies();
    await renderFrame({ frameData: { messages: [message] }, path: '/pubg' });
    expect(bar()?.style.getPropertyValue('--message-ground')).toBe('#fff');
    expect(screen.getByTitle(message.text)).toHaveTextContent(message.text);
    await user.click(screen.getByRole('link', { name: message.text }));
    expect(await screen.findByRole('heading', { name: 'Boards' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide for 3 days' }));
    expect(bar()).toBeNull();
    expect(cookies).toEqual(['away-notice-maintenance=1; path=/pubg; max-age=259200; sameSite=lax']);
    expect(screen.getByRole('banner')).toHaveFocus();
  });

  it.each(['https://cup.example/', '/', '/pubgx', '?areas='])(
    'lets the browser open any other URL: %s',
    async (href) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const link = { href, isNewWindow: false };
      await renderFrame({ frameData: { messages: [{ ...message, link }] }, path: '/pubg' });
      expect(fireEvent.click(screen.getByRole('link', { name: message.text }))).toBe(true);
    },
  );

  it('cannot be closed when it explains a preview', async () => {
    await renderFrame({ frameData: { messages: [{ ...message, link: null, dismissal: null }] } });
    expect(bar()).toHaveTextContent(message.text);
    expect(screen.queryByRole('button', { name: 'Hide for 3 days' })).toBeNull();
  });

  it.each([
    ['1', 'Cup'],
    ['none', undefined],
  ])('is the one that the page’s first script has chosen: %s', async (choice, text) => {
    document.documentElement.dataset.message = choice;
    const other = { ...message, dismissal: 'away-banner-cup', text: 'Cup' };
    await renderFrame({ frameData: { messages: [message, other] } });
    expect(bar()?.textContent).toBe(text);
  });
});

test('the cookie of a message has only characters that a name of a cookie may have', () => {
  expect(dismissalCookies.banner('season 43!')).toBe('away-banner-season_43_');
});

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const oldApp = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Mobile HotdropApp/1.9';
const visitWith = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

describe('the app prompt', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.setItem('visit', 'known');
  });

  it.each([
    ['promotion', phone, 'Hotdrop as an app'],
    ['legacy', oldApp, 'There is a new app'],
  ])('for %s stays dismissed for 12 hours', async (prompt, userAgent, title) => {
    const cookies = watchCookies();
    visitWith(userAgent);
    await renderFrame();
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByRole('link', { name: 'iOS' })).toHaveAttribute('href', 'https://apps.example/');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cookies).toEqual([`away-${prompt}=1; path=/pubg; max-age=43200; sameSite=lax`]);
    expect(durations.legacyPromptDismissal).toBe(43_200_000);
  });

  it('waits for a scroll on the first visit', async () => {
    localStorage.clear();
    visitWith(phone);
    await renderFrame();
    // The promotion has loaded when it has recorded the visit.
    await waitFor(() => expect(sessionStorage.getItem('visit')).toBe('first'));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(await screen.findByRole('dialog', { name: 'Hotdrop as an app' })).toBeVisible();
  });

  it.each([
    ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', false, '', null],
    ['a phone’s browser', phone, false, '', 'promotion'],
    ['the app', oldApp.replace('1.9', '2.0'), true, '', null],
    ['an old app', oldApp, true, '', 'legacy'],
    ['a phone’s browser after a dismissal', phone, false, 'away-promotion=1', null],
    ['an old app after a dismissal', oldApp, true, 'theme=dark; away-legacy=1', null],
  ])('is the right one in %s', (_, userAgent, isMobileApp, cookie, prompt) => {
    visitWith(userAgent);
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    expect(findPrompt(isMobileApp)).toBe(prompt);
  });
});

test.each([
  ['refused', 'The sign-in failed. Please sign in again.'],
  ['expired', 'The sign-in took too long. Please sign in again.'],
  ['unavailable', 'The sign-in service does not answer. Please try again in a few minutes.'],
  ['<b>other</b>', 'The sign-in failed. Please sign in again.'],
])('says why a sign-in failed until the visitor closes it: %s', async (failure, text) => {
  await renderFrame({ path: `/pubg?sign_in_failure=${encodeURIComponent(failure)}` });
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});
