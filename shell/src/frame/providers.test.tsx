import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noProviders } from '../testing/a-frame-data.ts';
import { renderFrame } from '../testing/render-frame.tsx';
import { gameClicks } from './events.ts';
import type { Providers } from './frame-data.ts';

const user = userEvent.setup();

const frames = () => [...document.querySelectorAll('iframe')];
const inApp = { isMobileApp: true, isMobile: true };

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
  const house = (href: string) => ({ title: 'Title', text: 'Text', href });
  const adSlots = [
    { slot: 1, at: 'top', house: house('/above') },
    { slot: 2, at: 'bottom', house: house('/below') },
  ] as const;

  it('show house promotions above and below the page', async () => {
    await renderFrame({ frameData: { adSlots } });
    for (const [slot, href] of [
      ['1', '/above'],
      ['2', '/below'],
    ]) {
      expect(document.querySelector(`[data-ad-slot="${slot}"] a`)).toHaveAttribute('href', href);
    }
    expect(frames()).toEqual([]);
  });

  it.each(['/pubg/ranks', '/pubg/ranks/steam/squad'])(
    'do not promote the page that is open, or one above it: %s',
    async (path) => {
      const own = { slot: 2, at: 'bottom', house: house('/pubg/ranks') } as const;
      const below = { path: 'ranks/steam/squad', element: null };
      await renderFrame({ frameData: { adSlots: [adSlots[0], own] }, path, pages: [below] });
      expect(document.querySelector('[data-ad-slot="1"] a')).toBeVisible();
      expect(document.querySelector('[data-ad-slot="2"]')).not.toBeVisible();
    },
  );

  it('promote home on other pages', async () => {
    const home = { slot: 2, at: 'bottom', house: house('/pubg') } as const;
    await renderFrame({ frameData: { adSlots: [home] }, path: '/pubg/ranks' });
    expect(document.querySelector('[data-ad-slot="2"] a')).toBeVisible();
  });

  it('take no space while nothing can fill them', async () => {
    const adSlots = [{ slot: 1, at: 'top', house: null }] as const;
    const { unmount } = await renderFrame({ frameData: { adSlots } });
    expect(document.querySelector('[data-ad-slot="1"]')).not.toBeVisible();
    unmount();
    await renderWith({ ads: 'https://ads.example/' }, { frameData: { adSlots } });
    expect(document.querySelector('[data-ad-slot="1"]')).toBeVisible();
  });

  it('are filled by the configured provider in sandboxed iframes', async () => {
    const withoutPromotion = { slot: 1, at: 'top', house: null } as const;
    await renderWith(
      { ads: 'https://ads.example/fill?slot={slot}' },
      { frameData: { adSlots: [withoutPromotion, adSlots[1]] } },
    );
    await waitFor(() => expect(frames()).toHaveLength(2));
    expect(frames()[0]).toHaveAttribute('src', 'https://ads.example/fill?slot=1');
    expect(frames()[0]?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    );
  });
});

describe('the tag manager', () => {
  const tagManager = 'https://tags.example/manager';
  const click = { event: 'game_dropdown_click', game: 'rift' } as const;

  it('receives game clicks from before and after it loaded', async () => {
    await renderWith({ tagManager });
    const { messages, finishLoading } = await recordMessages(tagManager);
    await chooseGame();
    expect(messages).toEqual([]);
    finishLoading();
    expect(messages).toEqual([click]);
    await chooseGame();
    expect(messages).toEqual([click, click]);
  });

  it('receives the latest twenty queued clicks', async () => {
    const clicks = Array.from({ length: 25 }, (_, index) => ({ game: `game ${index}` }));
    for (const one of clicks) gameClicks.send(one);
    await renderWith({ tagManager });
    const { messages, finishLoading } = await recordMessages(tagManager);
    finishLoading();
    expect(messages).toEqual(clicks.slice(5).map(({ game }) => ({ ...click, game })));
  });

  it('is hidden, cannot get the focus, and may only run scripts', async () => {
    await renderWith({ tagManager });
    const { frame } = await recordMessages(tagManager);
    expect(frame).not.toBeVisible();
    expect(frame).toHaveAttribute('aria-hidden', 'true');
    expect(frame).toHaveAttribute('tabindex', '-1');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  });

  it('is removed when the site’s frame unmounts', async () => {
    const { unmount } = await renderWith({ tagManager });
    await recordMessages(tagManager);
    unmount();
    expect(frames()).toEqual([]);
  });
});

describe('analytics', () => {
  const analytics = 'https://count.example/';

  it('receive each page view once, with path, title, and language but without the query', async () => {
    document.documentElement.lang = 'en';
    const { router } = await renderWith({ analytics }, { path: '/pubg/ranks?hl=en' });
    const { messages, finishLoading } = await recordMessages(analytics);
    finishLoading();
    messages.splice(0);
    await act(() => router.navigate('/pubg'));
    await act(() => router.navigate('/pubg/search?name=Somebody'));
    const page = (path: string, title: string) => ({
      event: 'page_view',
      page: path,
      title,
      language: 'en',
    });
    expect(messages).toEqual([page('/pubg', 'Home page'), page('/pubg/search', 'Search page')]);
  });

  it('receive the page views from before they loaded', async () => {
    const { router } = await renderWith({ analytics });
    const { messages, finishLoading } = await recordMessages(analytics);
    await act(() => router.navigate('/pubg'));
    finishLoading();
    expect(messages.slice(-2)).toEqual([
      expect.objectContaining({ page: '/pubg/ranks', title: 'Boards' }),
      expect.objectContaining({ page: '/pubg', title: 'Home page' }),
    ]);
  });

  it('also load inside the mobile app, unlike ads', async () => {
    await renderWith({ analytics, ads: 'https://ads.example/' }, { state: inApp });
    await recordMessages(analytics);
    expect(frames()).toHaveLength(1);
  });
});
