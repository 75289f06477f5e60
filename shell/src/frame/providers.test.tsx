import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noProviders } from '../testing/a-frame-data.ts';
import { renderFrame } from '../testing/render-frame.tsx';
import { gameClicks } from './events.ts';
import type { Providers } from './frame-data.ts';

const user = userEvent.setup();

const frames = () => [...document.querySelectorAll('iframe')];

const renderWith = (providers: Partial<Providers>, settings: Parameters<typeof renderFrame>[0] = {}) =>
  renderFrame({
    ...settings,
    frameData: { ...settings.frameData, providers: { ...noProviders, ...providers } },
  });

/** Waits for a provider's iframe and records the messages that it receives. */
async function recordMessages(address: string) {
  await waitFor(() => expect(frames().map(({ src }) => src)).toContain(address));
  const frame = frames().find(({ src }) => src === address);
  if (!frame?.contentWindow) throw new Error(`There is no frame of ${address}.`);
  const messages: unknown[] = [];
  jest.spyOn(frame.contentWindow, 'postMessage').mockImplementation((event) => void messages.push(event));
  return { frame, messages, finishLoading: () => fireEvent.load(frame) };
}

async function chooseGame() {
  await user.click(screen.getByRole('button', { name: 'Game: PUBG' }));
  const link = screen.getByRole('link', { name: 'Rift Arena', hidden: true });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
}

it('loads no iframe without a provider', async () => {
  const { site } = await renderFrame();
  // The count loads in the same idle time as the providers.
  await waitFor(() => expect(site.store.getState().playerCount).not.toBeNull());
  expect(frames()).toEqual([]);
});

describe('ad slots', () => {
  const promotion = (href: string) => ({ title: 'Title', text: 'Text', href });
  const slot = (number: number) => document.querySelector(`[data-ad-slot="${number}"]`);

  it.each(['/pubg/ranks', '/pubg/ranks/steam/squad'])(
    'promote other pages than the open one and those above it, and take no space while nothing can fill them: %s',
    async (path) => {
      const adSlots = [
        { slot: 1, at: 'top', house: promotion('/above') },
        { slot: 2, at: 'bottom', house: promotion('/pubg') },
        { slot: 3, at: 'bottom', house: promotion('/pubg/ranks') },
        { slot: 4, at: 'bottom', house: null },
      ] as const;
      const pages = [{ path: 'ranks/steam/squad', element: null }];
      await renderFrame({ frameData: { adSlots }, path, pages });
      expect(slot(1)?.querySelector('a')).toHaveAttribute('href', '/above');
      expect(slot(1)).toBeVisible();
      expect(slot(2)).toBeVisible();
      expect(slot(3)).not.toBeVisible();
      expect(slot(4)).not.toBeVisible();
    },
  );

  it('are filled by the configured provider in sandboxed iframes', async () => {
    const adSlots = [
      { slot: 1, at: 'top', house: null },
      { slot: 2, at: 'bottom', house: promotion('/below') },
    ] as const;
    await renderWith({ ads: 'https://ads.example/fill?slot={slot}' }, { frameData: { adSlots } });
    await waitFor(() => expect(frames()).toHaveLength(2));
    expect(slot(1)).toBeVisible();
    expect(frames()[0]).toHaveAttribute('src', 'https://ads.example/fill?slot=1');
    expect(frames()[0]?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    );
  });
});

describe('the tag manager', () => {
  const tagManager = 'https://tags.example/manager';
  const clickOn = (game: string) => ({ event: 'game_dropdown_click', game });

  it('is hidden and sandboxed, receives game clicks from before and after it loaded, and is removed', async () => {
    const { unmount } = await renderWith({ tagManager });
    const { frame, messages, finishLoading } = await recordMessages(tagManager);
    expect(frame).not.toBeVisible();
    expect(frame).toHaveAttribute('aria-hidden', 'true');
    expect(frame).toHaveAttribute('tabindex', '-1');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
    await chooseGame();
    expect(messages).toEqual([]);
    finishLoading();
    await chooseGame();
    expect(messages).toEqual([clickOn('rift'), clickOn('rift')]);
    unmount();
    expect(frames()).toEqual([]);
  });

  it('receives the latest twenty queued clicks', async () => {
    const games = Array.from({ length: 25 }, (_, index) => `game ${index}`);
    for (const game of games) gameClicks.send({ game });
    await renderWith({ tagManager });
    const { messages, finishLoading } = await recordMessages(tagManager);
    finishLoading();
    expect(messages).toEqual(games.slice(5).map(clickOn));
  });
});

describe('analytics', () => {
  const analytics = 'https://count.example/';

  it('receive each page view once, also from before they loaded, without the query', async () => {
    document.documentElement.lang = 'en';
    const { router } = await renderWith({ analytics }, { path: '/pubg/ranks?hl=en' });
    const { messages, finishLoading } = await recordMessages(analytics);
    await act(() => router.navigate('/pubg'));
    finishLoading();
    await act(() => router.navigate('/pubg/search?name=Somebody'));
    const page = (path: string, title: string) => ({ event: 'page_view', page: path, title, language: 'en' });
    expect(messages.slice(-3)).toEqual([
      page('/pubg/ranks', 'Boards'),
      page('/pubg', 'Home page'),
      page('/pubg/search', 'Search page'),
    ]);
  });

  it('also load inside the mobile app, unlike ads', async () => {
    const state = { isMobileApp: true, isMobile: true };
    await renderWith({ analytics, ads: 'https://ads.example/' }, { state });
    await recordMessages(analytics);
    expect(frames()).toHaveLength(1);
  });
});
