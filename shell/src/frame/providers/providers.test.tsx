import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noProviders } from '../../testing/a-frame-data.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import type { Providers } from '../frame-data.ts';
import { gameClicks } from './events.ts';

const user = userEvent.setup();

const frames = () => [...document.querySelectorAll('iframe')];
const inApp = { isMobileApp: true, isMobile: true };

const renderWith = (providers: Partial<Providers>, settings: Parameters<typeof renderFrame>[0] = {}) =>
  renderFrame({
    ...settings,
    frameData: { ...settings.frameData, providers: { ...noProviders, ...providers } },
  });

/** Waits for a provider's frame, and hears what it is told from the moment at which it is loaded. */
async function listenIn(address: string) {
  await waitFor(() => expect(frames().map(({ src }) => src)).toContain(address));
  const frame = frames().find(({ src }) => src === address) as HTMLIFrameElement;
  const told: unknown[] = [];
  jest
    .spyOn(frame.contentWindow as Window, 'postMessage')
    .mockImplementation((event) => void told.push(event));
  return { frame, told, arrive: () => fireEvent.load(frame) };
}

async function chooseGame() {
  await user.click(screen.getByRole('button', { name: 'Game: PUBG' }));
  const link = screen.getByRole('link', { name: 'Rift Arena', hidden: true });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
}

it('without a provider nothing is fetched of others', async () => {
  await renderFrame();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(frames()).toEqual([]);
});

describe('ad slots', () => {
  const house = (href: string) => ({ title: 'Title', text: 'words', href });
  const adSlots = [
    { slot: 1, at: 'top', house: house('/above') },
    { slot: 2, at: 'bottom', house: house('/below') },
  ] as const;

  it('keep their place above and below the page, with a house promotion', async () => {
    await renderFrame({ frameData: { adSlots } });
    const [top, bottom] = screen.getAllByRole('complementary', { name: /^Advertisement/ });
    expect(within(top as HTMLElement).getByRole('link')).toHaveAttribute('href', '/above');
    expect(bottom).toHaveAttribute('data-ad-slot', '2');
    expect(frames()).toEqual([]);
  });

  it('are filled by a configured provider in a frame that reaches nothing of ours', async () => {
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

  it('hears which game was chosen, before it was there and after', async () => {
    await renderWith({ tagManager });
    const { told, arrive } = await listenIn(tagManager);
    await chooseGame();
    expect(told).toEqual([]);
    arrive();
    expect(told).toEqual([click]);
    await chooseGame();
    expect(told).toEqual([click, click]);
  });

  it('gets the latest twenty of what waited for it', async () => {
    const clicks = Array.from({ length: 25 }, (_, at) => ({ game: `game ${at}` }));
    for (const one of clicks) gameClicks.send(one);
    await renderWith({ tagManager });
    const { told, arrive } = await listenIn(tagManager);
    arrive();
    expect(told).toEqual(clicks.slice(5).map(({ game }) => ({ ...click, game })));
  });

  it('is seen by nobody, met by no keyboard, and may do nothing but run', async () => {
    await renderWith({ tagManager });
    const { frame } = await listenIn(tagManager);
    expect(frame).not.toBeVisible();
    expect(frame).toHaveAttribute('aria-hidden', 'true');
    expect(frame).toHaveAttribute('tabindex', '-1');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  });

  it('leaves with the frame of the site', async () => {
    const { unmount } = await renderWith({ tagManager });
    await listenIn(tagManager);
    unmount();
    expect(frames()).toEqual([]);
  });
});

describe('analytics', () => {
  const analytics = 'https://count.example/';

  it('hear of each page once, by its address without the query, its title and its language', async () => {
    document.documentElement.lang = 'en';
    const { router } = await renderWith({ analytics }, { path: '/pubg/ranks?hl=en' });
    const { told, arrive } = await listenIn(analytics);
    arrive();
    told.splice(0);
    await act(() => router.navigate('/pubg'));
    await act(() => router.navigate('/pubg/search?name=Somebody'));
    const page = (path: string, title: string) => ({
      event: 'page_view',
      page: path,
      title,
      language: 'en',
    });
    expect(told).toEqual([page('/pubg', 'Home page'), page('/pubg/search', 'Search page')]);
  });

  it('hear of the pages that were shown before they were there', async () => {
    const { router } = await renderWith({ analytics });
    const { told, arrive } = await listenIn(analytics);
    await act(() => router.navigate('/pubg'));
    arrive();
    expect(told.slice(-2)).toEqual([
      expect.objectContaining({ page: '/pubg/ranks', title: 'Boards' }),
      expect.objectContaining({ page: '/pubg', title: 'Home page' }),
    ]);
  });

  it('are no advertisement: they count inside the mobile app, too', async () => {
    await renderWith({ analytics, ads: 'https://ads.example/' }, { state: inApp });
    await listenIn(analytics);
    expect(frames()).toHaveLength(1);
  });
});
