import { durations } from '@hotdrop/shared-domain/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
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
    link: { href: '/pubg/ranks', isNewWindow: false },
    colors: { text: '#000', ground: '#fff' },
    banner: null,
  };
  const bar = () => screen.queryByRole('complementary', { name: 'Announcement' });

  it('shows its text with its link and colors', async () => {
    await renderFrame({ frameData: { messages: [message] } });
    expect(screen.getByRole('link', { name: message.text })).toHaveAttribute('href', '/pubg/ranks');
    expect(screen.getByTitle(message.text)).toHaveTextContent(message.text);
    expect(bar()?.style.getPropertyValue('--message-ground')).toBe('#fff');
  });

  it('stays dismissed for three days on all pages of the game, and the header gets the focus', async () => {
    const cookies = watchCookies();
    await renderFrame({ frameData: { messages: [message] } });
    await user.click(screen.getByRole('button', { name: 'Hide for 3 days' }));
    expect(bar()).toBeNull();
    expect(cookies).toEqual(['away-notice-maintenance=1; path=/pubg; max-age=259200; sameSite=lax']);
    expect(screen.getByRole('banner')).toHaveFocus();
  });

  it('cannot be closed when it explains a preview', async () => {
    await renderFrame({ frameData: { messages: [{ ...message, link: null, dismissal: null }] } });
    expect(within(screen.getByRole('complementary')).getByText(message.text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hide for 3 days' })).toBeNull();
  });

  it('is the one that the page’s first script has chosen', async () => {
    document.documentElement.dataset.message = '1';
    const other = { ...message, dismissal: 'away-banner-cup', text: 'Cup' };
    await renderFrame({ frameData: { messages: [message, other] } });
    expect(screen.getByRole('complementary', { name: 'Announcement' })).toHaveTextContent('Cup');
    delete document.documentElement.dataset.message;
  });

  it('takes no space when all are dismissed', async () => {
    document.documentElement.dataset.message = 'none';
    await renderFrame({ frameData: { messages: [message] } });
    expect(bar()).toBeNull();
    delete document.documentElement.dataset.message;
  });

  it('takes no space when there is none', async () => {
    await renderFrame();
    expect(bar()).toBeNull();
  });
});

test('the cookie of a message has only characters that a name of a cookie may have', () => {
  expect(dismissalCookies.banner('season 43!')).toBe('away-banner-season_43_');
});

const userAgents = {
  promotion: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  legacy: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Mobile HotdropApp/1.9',
};
const visitWith = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

describe('the app prompt', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.setItem('visit', 'known');
  });

  it.each([
    ['promotion', 'Hotdrop as an app'],
    ['legacy', 'There is a new app'],
  ] as const)('for %s stays dismissed for 12 hours', async (prompt, title) => {
    const cookies = watchCookies();
    visitWith(userAgents[prompt]);
    await renderFrame();
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(within(dialog).getByRole('link', { name: 'iOS' })).toHaveAttribute(
      'href',
      'https://apps.example/',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cookies).toEqual([
      `away-${prompt}=1; path=/pubg; max-age=${durations.legacyPromptDismissal / 1000}; sameSite=lax`,
    ]);
    expect(durations.legacyPromptDismissal).toBe(12 * 60 * 60 * 1000);
  });

  it('waits for a scroll on the first visit', async () => {
    localStorage.clear();
    visitWith(userAgents.promotion);
    await renderFrame();
    // The promotion has loaded when it has recorded the visit.
    await waitFor(() => expect(sessionStorage.getItem('visit')).toBe('first'));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(await screen.findByRole('dialog', { name: 'Hotdrop as an app' })).toBeVisible();
  });

  it('asks visitors of an old app on the first visit', async () => {
    localStorage.clear();
    visitWith(userAgents.legacy);
    await renderFrame();
    expect(await screen.findByRole('dialog', { name: 'There is a new app' })).toBeVisible();
  });
});

test.each([
  ['refused', 'The sign-in failed. Please sign in again.'],
  ['expired', 'The sign-in took too long. Please sign in again.'],
  ['unavailable', 'The sign-in service does not answer. Please try again in a few minutes.'],
  ['<b>other</b>', 'The sign-in failed. Please sign in again.'],
])('says why a sign-in failed: %s', async (failure, text) => {
  await renderFrame({ path: `/pubg?sign_in_failure=${encodeURIComponent(failure)}` });
  expect(await screen.findByText(text)).toBeVisible();
});

test('says it in the language of the visitor', async () => {
  await renderFrame({ path: '/pubg?sign_in_failure=refused', locale: 'ko' });
  expect(await screen.findByText('로그인하지 못했습니다. 다시 로그인해 주세요.')).toBeVisible();
});

test('hides the message when the visitor closes it', async () => {
  await renderFrame({ path: '/pubg?sign_in_failure=refused' });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/sign-in failed/)).not.toBeInTheDocument();
});

test('shows nothing without a failure', async () => {
  await renderFrame({ path: '/pubg' });
  expect(screen.queryByText(/sign-in/)).not.toBeInTheDocument();
});

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const app = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Mobile HotdropApp/2.0';
const oldApp = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Mobile HotdropApp/1.9';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';

function prompt(userAgent: string, isMobileApp: boolean, cookie = '') {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  return findPrompt(isMobileApp);
}

it.each([
  ['a desktop', desktop, false, null],
  ['a phone’s browser', phone, false, 'promotion'],
  ['the app', app, true, null],
  ['an old app', oldApp, true, 'legacy'],
])('is the right one in %s', (_, userAgent, isMobileApp, wanted) => {
  expect(prompt(userAgent, isMobileApp)).toBe(wanted);
});

it('does not return after the visitor dismisses it', () => {
  expect(prompt(phone, false, 'away-promotion=1')).toBeNull();
  expect(prompt(oldApp, true, 'theme=dark; away-legacy=1')).toBeNull();
});
