import { locales } from '@hotdrop/shared-domain/locale';
import { aFailure, anAuthUser, aPlayerCount } from '@hotdrop/shared-domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../testing/render-frame.tsx';
import { setOnline } from '../testing/set-online.ts';
import { setCookie } from './settings.ts';

const user = userEvent.setup();
const changeInOtherTab = (key: string, newValue: string) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

beforeEach(() => {
  localStorage.clear();
  setCookie('theme', '', { path: '/', lifetime: 0 });
});

describe('the header', () => {
  it('marks the section, and has a background picture and a search form, except on the home page', async () => {
    const pages = [{ path: 'ranks/:shard/:mode', element: 'board' }];
    const { router } = await renderFrame({ path: '/pubg/ranks/steam/squad', pages });
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Leaderboards' })).toHaveAttribute('aria-current', 'true');
    expect(menu.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('combobox')).toBeVisible();
    expect(document.querySelector('.contour')).not.toBeNull();
    await act(() => router.navigate('/pubg'));
    expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.querySelector('.contour')).toBeNull();
  });

  it('is the same page for search engines if a form without scripts sends a parameter twice', async () => {
    await renderFrame({ path: '/pubg/ranks?page=3&page=3' });
    const canonical = document.querySelector('link[rel=canonical]');
    expect(canonical).toHaveAttribute('href', 'https://hotdrop.example/pubg/ranks?page=3');
  });

  it('links to the same page in every language, and names it for search engines', async () => {
    await renderFrame({ path: '/pubg/ranks?page=3&hl=ja' });
    const korean = screen.getByRole('link', { name: '한국어', hidden: true });
    expect(korean).toHaveAttribute('href', '/pubg/ranks?page=3&hl=ko');
    expect(korean).toHaveAttribute('lang', 'ko');
    const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(locales.map((locale) => `/pubg/ranks?page=3&hl=${locale}`)));
    const href = (selector: string) => document.querySelector(selector)?.getAttribute('href');
    expect(href('link[rel=canonical]')).toBe('https://hotdrop.example/pubg/ranks?page=3');
    expect(href('link[hreflang=x-default]')).toBe('https://hotdrop.example/pubg/ranks?page=3');
    expect(href('link[hreflang=zh-TW]')).toBe('https://hotdrop.example/pubg/ranks?page=3&hl=zh-tw');
    expect(document.querySelectorAll('link[rel=alternate]')).toHaveLength(locales.length + 1);
  });

  it('follows a platform that is selected in another tab, but ignores unknown ones', async () => {
    const { site } = await renderFrame();
    changeInOtherTab('platform', 'psn');
    changeInOtherTab('platform', 'ps9');
    expect(site.store.getState().selectedPlatform).toBe('psn');
  });
});

describe('the theme switch', () => {
  it('cycles through the values, applies each at once with the browser’s own bars, and saves it', async () => {
    const colors = ['dark', 'light'].map((scheme) => {
      const meta = Object.assign(document.createElement('meta'), { name: 'theme-color' });
      meta.setAttribute('media', `(prefers-color-scheme: ${scheme})`);
      document.head.append(meta);
      return meta;
    });
    const [dark, light] = ['#0b0e14', '#f2f4f8'];
    document.documentElement.dataset.theme = 'dark';
    await renderFrame();
    for (const [from, to, bars] of [
      ['Dark', 'light', [light, light]],
      ['Light', 'system', [dark, light]],
      ['System', 'dark', [dark, dark]],
    ]) {
      await user.click(screen.getByRole('button', { name: `Theme: ${from}` }));
      expect(document.documentElement.dataset.theme).toBe(to);
      expect(colors.map(({ content }) => content)).toEqual(bars);
      expect(document.cookie).toContain(`theme=${to}`);
    }
  });

  it('follows a change in another tab, but ignores unknown values', async () => {
    document.documentElement.dataset.theme = 'dark';
    await renderFrame();
    changeInOtherTab('theme', 'light');
    expect(screen.getByRole('button', { name: 'Theme: Light' })).toBeVisible();
    changeInOtherTab('theme', 'neon');
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});

describe('the account', () => {
  const getAuth = { auth: anAuthUser({ displayName: 'halvar' }) };

  it('shows the signed-in user, and a sign-in link that returns to this page after signing out', async () => {
    await renderFrame({ path: '/pubg/ranks?page=2', answers: { getAuth, logout: { auth: null } } });
    expect(await screen.findByText('halvar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    const signIn = await screen.findByRole('link', { name: 'Sign in through Steam' });
    expect(signIn).toHaveFocus();
    expect(signIn).toHaveAttribute(
      'href',
      `/auth/steam?redirect_url=${encodeURIComponent('https://hotdrop.example/pubg/ranks?page=2')}`,
    );
    expect(localStorage.getItem('signed-out-at')).not.toBeNull();
  });

  it('signs out when the visitor signs out in another tab', async () => {
    const { site } = await renderFrame({ answers: { getAuth } });
    expect(await screen.findByText('halvar')).toBeVisible();
    changeInOtherTab('signed-out-at', '1');
    expect(screen.getByRole('link', { name: 'Sign in through Steam' })).not.toHaveFocus();
    expect(site.store.getState().auth).toBeNull();
  });

  it('stays signed in and reports the failure when signing out fails', async () => {
    const { site } = await renderFrame({ answers: { getAuth, logout: aFailure('server', { status: 500 }) } });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(screen.getByText('halvar')).toBeVisible();
    await waitFor(() => expect(site).toMatchObject({ reported: [{ call: 'logout' }] }));
  });
});

describe('account and player count', () => {
  it('show the loaded count', async () => {
    await renderFrame({ answers: { getPlayerCount: aPlayerCount({ count: 412_806 }) } });
    const count = await screen.findByRole('link', { name: '412,806 playing' });
    expect(count).toHaveAttribute('href', '/pubg/statistics/playing');
  });

  it('report failed requests without showing them to the visitor', async () => {
    const answers = {
      getAuth: aFailure('network', { reason: 'timeout' }),
      getPlayerCount: aFailure('server'),
    };
    const { site } = await renderFrame({ answers });
    await waitFor(() =>
      expect(site).toMatchObject({ reported: [{ call: 'getAuth' }, { call: 'getPlayerCount' }] }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('do not report aborted requests', async () => {
    const { site } = await renderFrame({ answers: { getAuth: aFailure('aborted') } });
    await waitFor(() => expect(site.store.getState().playerCount).not.toBeNull());
    expect(site).toHaveProperty('reported', []);
  });
});

describe('the footer', () => {
  it('links to the terms, social pages, and apps, and says when all stats are made up', async () => {
    await renderFrame({ frameData: { isDemo: true } });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/pubg/about/terms');
    expect(footer.getByRole('link', { name: 'Discord' })).toHaveAttribute('target', '_blank');
    expect(footer.getByRole('link', { name: 'iOS' })).toBeVisible();
    expect(footer.getByText(/all players, matches, and stats on this site are made up/)).toBeVisible();
  });

  it('is hidden inside the mobile app, and so are ads', async () => {
    const house = { title: 'Squad', text: 'Text', href: '/' };
    const state = { isMobileApp: true, isMobile: true };
    await renderFrame({ state, frameData: { adSlots: [{ slot: 2, at: 'bottom', house }] } });
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(document.querySelector('[data-ad-slot]')).toBeNull();
  });
});

it('announces a new page and moves the focus to its start, but not when only the query changes', async () => {
  await renderFrame();
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveFocus();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Hotdrop' }));
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('Home page'),
  );
  expect(screen.getByRole('main')).toHaveFocus();
});

it('says that the connection is lost until it is back', async () => {
  await renderFrame();
  setOnline(false);
  expect(screen.getByText(/You are offline/)).toBeVisible();
  setOnline(true);
  expect(screen.queryByText(/You are offline/)).toBeNull();
});
