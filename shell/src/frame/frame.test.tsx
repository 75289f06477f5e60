import { locales } from '@hotdrop/shared-domain/locale';
import { setOnline } from '@hotdrop/shared-domain/store';
import { aFailure, anAuthUser, aPlayerCount } from '@hotdrop/shared-domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../testing/render-frame.tsx';
import { setCookie } from './settings.ts';

const user = userEvent.setup();
const inApp = { isMobileApp: true, isMobile: true };

beforeEach(() => {
  localStorage.clear();
  setCookie('theme', '', { path: '/', lifetime: 0 });
});

describe('the header', () => {
  it('marks the current page and section in the main menu', async () => {
    await renderFrame({
      path: '/pubg/ranks/steam/squad',
      pages: [{ path: 'ranks/:shard/:mode', element: 'board' }],
    });
    const menu = screen.getByRole('navigation', { name: 'Main' });
    expect(within(menu).getByRole('link', { name: 'Leaderboards' })).toHaveAttribute('aria-current', 'true');
    expect(within(menu).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  it('has a background picture and a search form, except on the home page', async () => {
    const { router } = await renderFrame();
    expect(screen.getByRole('combobox')).toBeVisible();
    expect(document.querySelector('.contour')).not.toBeNull();
    await act(() => router.navigate('/pubg'));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.querySelector('.contour')).toBeNull();
  });

  it('links to the same page in every language and keeps its query', async () => {
    await renderFrame({ path: '/pubg/ranks?page=3&hl=ja' });
    const korean = screen.getByRole('link', { name: '한국어', hidden: true });
    expect(korean).toHaveAttribute('href', '/pubg/ranks?page=3&hl=ko');
    expect(korean).toHaveAttribute('lang', 'ko');
    const links = new Set(
      screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href')),
    );
    for (const locale of locales) expect(links).toContain(`/pubg/ranks?page=3&hl=${locale}`);
  });
});

describe('the theme switch', () => {
  it('cycles through the values, applies each at once, and saves it in a cookie', async () => {
    document.documentElement.dataset.theme = 'dark';
    await renderFrame();
    for (const [from, to] of [
      ['Dark', 'light'],
      ['Light', 'system'],
      ['System', 'dark'],
    ]) {
      await user.click(screen.getByRole('button', { name: `Theme: ${from}` }));
      expect(document.documentElement.dataset.theme).toBe(to);
      expect(document.cookie).toContain(`theme=${to}`);
    }
  });

  it('colors the browser’s own bars like the page', async () => {
    const colors = ['dark', 'light'].map((scheme) => {
      const meta = Object.assign(document.createElement('meta'), { name: 'theme-color' });
      meta.setAttribute('media', `(prefers-color-scheme: ${scheme})`);
      document.head.append(meta);
      return () => meta.content;
    });
    document.documentElement.dataset.theme = 'dark';
    await renderFrame();
    await user.click(screen.getByRole('button', { name: 'Theme: Dark' }));
    expect(colors.map((read) => read())).toEqual(['#f2f4f8', '#f2f4f8']);
    await user.click(screen.getByRole('button', { name: 'Theme: Light' }));
    expect(colors.map((read) => read())).toEqual(['#0b0e14', '#f2f4f8']);
  });

  it('follows a change in another tab, but ignores unknown values', async () => {
    document.documentElement.dataset.theme = 'dark';
    await renderFrame();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })));
    expect(screen.getByRole('button', { name: 'Theme: Light' })).toBeVisible();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'neon' })));
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});

describe('the account', () => {
  it('shows the signed-in user, and the sign-in link after signing out', async () => {
    await renderFrame({
      answers: { getAuth: { auth: anAuthUser({ displayName: 'halvar' }) }, logout: { auth: null } },
    });
    expect(await screen.findByText('halvar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('link', { name: 'Sign in through Steam' })).toHaveFocus();
    expect(localStorage.getItem('signed-out-at')).not.toBeNull();
  });

  it('signs out when the visitor signs out in another tab', async () => {
    const { site } = await renderFrame({
      answers: { getAuth: { auth: anAuthUser({ displayName: 'halvar' }) } },
    });
    expect(await screen.findByText('halvar')).toBeVisible();
    act(
      () => void window.dispatchEvent(new StorageEvent('storage', { key: 'signed-out-at', newValue: '1' })),
    );
    expect(screen.getByRole('link', { name: 'Sign in through Steam' })).not.toHaveFocus();
    expect(site.store.getState().auth).toBeNull();
  });

  it('links to sign-in with a redirect back to this page', async () => {
    await renderFrame({ path: '/pubg/ranks?page=2' });
    expect(screen.getByRole('link', { name: 'Sign in through Steam' })).toHaveAttribute(
      'href',
      `/auth/steam?redirect_url=${encodeURIComponent('https://hotdrop.example/pubg/ranks?page=2')}`,
    );
  });

  it('reports a failed request without showing it to the visitor', async () => {
    const { site } = await renderFrame({ answers: { getAuth: aFailure('network', { reason: 'timeout' }) } });
    expect(screen.getByRole('link', { name: 'Sign in through Steam' })).toBeVisible();
    await waitFor(() => expect(site).toMatchObject({ reported: [{ call: 'getAuth' }] }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not report an aborted request', async () => {
    const { site } = await renderFrame({ answers: { getAuth: aFailure('aborted') } });
    await waitFor(() => expect(site.store.getState().playerCount).not.toBeNull());
    expect(site).toHaveProperty('reported', []);
  });

  it('stays signed in and reports the failure when signing out fails', async () => {
    const { site } = await renderFrame({
      answers: {
        getAuth: { auth: anAuthUser({ displayName: 'halvar' }) },
        logout: aFailure('server', { status: 500 }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(screen.getByText('halvar')).toBeVisible();
    await waitFor(() => expect(site).toMatchObject({ reported: [{ call: 'logout' }] }));
  });
});

describe('the player count', () => {
  it('reports a failed request without showing it to the visitor', async () => {
    const { site } = await renderFrame({ answers: { getPlayerCount: aFailure('server') } });
    await waitFor(() => expect(site).toMatchObject({ reported: [{ call: 'getPlayerCount' }] }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the loaded count', async () => {
    await renderFrame({ answers: { getPlayerCount: aPlayerCount({ count: 412_806 }) } });
    expect(await screen.findByRole('link', { name: '412,806 playing' })).toHaveAttribute(
      'href',
      '/pubg/statistics/playing',
    );
  });

  it('keeps the last known count when the request fails', async () => {
    await renderFrame({
      state: { playerCount: aPlayerCount({ count: 7 }) },
      answers: { getPlayerCount: aFailure('server', { status: 500 }) },
    });
    expect(screen.getByRole('link', { name: '7 playing' })).toBeVisible();
  });
});

describe('the footer', () => {
  it('links to the terms, social pages, and apps', async () => {
    await renderFrame();
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/pubg/about/terms');
    expect(within(footer).getByRole('link', { name: 'Discord' })).toHaveAttribute('target', '_blank');
    expect(within(footer).getByRole('link', { name: 'iOS' })).toBeVisible();
  });

  it('is hidden inside the mobile app, and so are ads', async () => {
    const house = { title: 'Squad', text: 'Text', href: '/' };
    await renderFrame({
      state: inApp,
      frameData: { adSlots: [{ slot: 2, at: 'bottom', house }] },
    });
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(document.querySelector('[data-ad-slot]')).toBeNull();
  });

  it('says when all stats are made up', async () => {
    await renderFrame({ frameData: { isDemo: true } });
    expect(screen.getByText(/all players, matches, and stats on this site are made up/)).toBeVisible();
  });
});

describe('a navigation', () => {
  it('announces the page to screen readers and moves the focus to its start', async () => {
    await renderFrame();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Hotdrop' }));
    await screen.findByRole('heading', { name: 'Home page' });
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('Home page'),
    );
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps the focus when only the query changes', async () => {
    await renderFrame();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveFocus();
  });
});

describe('a lost connection', () => {
  it('shows a notice until the connection is back', async () => {
    const { site } = await renderFrame();
    act(() => setOnline(site.store, false));
    expect(screen.getByText(/You are offline/)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });
});

describe('the URLs for search engines', () => {
  it('are one without a language and one for each language', async () => {
    await renderFrame({ path: '/pubg/ranks?page=2&hl=ko' });
    const href = (selector: string) =>
      document.head.parentElement?.querySelector(selector)?.getAttribute('href');
    expect(href('link[rel=canonical]')).toBe('https://hotdrop.example/pubg/ranks?page=2');
    expect(href('link[hreflang=x-default]')).toBe('https://hotdrop.example/pubg/ranks?page=2');
    expect(href('link[hreflang=zh-TW]')).toBe('https://hotdrop.example/pubg/ranks?page=2&hl=zh-tw');
    expect(document.querySelectorAll('link[rel=alternate]')).toHaveLength(locales.length + 1);
  });
});
