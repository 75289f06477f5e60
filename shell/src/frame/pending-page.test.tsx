import { act, screen } from '@testing-library/react';
import { renderFrame } from '../testing/render-frame.tsx';
import { setOnline } from '../testing/set-online.ts';

const clans = { clans: 'table', 'clans/:clan/*': 'profile' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Renders the frame with a page of each kind. Their loaders answer when the test says so. */
async function renderSite() {
  let answer = () => {};
  let loads = 0;
  const loader = () => {
    loads += 1;
    return new Promise<null>((resolve) => {
      answer = () => resolve(null);
    });
  };
  const pages = [
    { path: 'clans', loader, element: <h1>Clans</h1> },
    { path: 'clans/:clan/*', loader, element: <h1>A clan</h1> },
  ];
  const rendered = renderFrame({ pages, skeletons: clans });
  // The view loads when the browser is idle.
  await pass(1);
  const { router, site } = await rendered;
  await act(() => jest.advanceTimersByTimeAsync(1));
  return {
    router,
    site,
    loads: () => loads,
    go: (path: string) => act(async () => void router.navigate(`/pubg/${path}`)),
    answer: () => act(async () => answer()),
  };
}

const shownPage = () => screen.queryByRole('heading', { level: 1, name: 'Boards' });

describe('a page that loads for long', () => {
  it('shows its skeleton after 200 ms, and the page when it arrives', async () => {
    const { go, answer } = await renderSite();
    await go('clans');
    await pass(199);
    expect(shownPage()).toBeVisible();
    await pass(1);
    expect(shownPage()).toBeNull();
    expect(screen.getByText('Please wait...')).toBeInTheDocument();
    await answer();
    expect(screen.getByRole('heading', { name: 'Clans' })).toBeVisible();
    expect(screen.queryByText('Please wait...')).toBeNull();
  });

  it('says after 4 s that it takes longer than usual, and loads again on request', async () => {
    const { go, loads } = await renderSite();
    await go('clans');
    await pass(4000);
    expect(screen.getByText('This takes longer than usual.')).toBeVisible();
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(loads()).toBe(2);
    // The skeleton stays.
    expect(shownPage()).toBeNull();
    expect(screen.queryByText('This takes longer than usual.')).toBeNull();
  });

  it('loads again when the connection returns during a long wait', async () => {
    const { go, answer, loads } = await renderSite();
    await go('clans');
    await pass(4000);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(loads()).toBe(2);
    await answer();
    expect(screen.getByRole('heading', { name: 'Clans' })).toBeVisible();
  });

  it('counts as failed after 10 s, and loads again when the connection returns', async () => {
    const { go, answer, loads } = await renderSite();
    await go('clans');
    await pass(10_000);
    expect(screen.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(loads()).toBe(2);
    await answer();
    expect(screen.getByRole('heading', { name: 'Clans' })).toBeVisible();
  });

  it('leaves the page on screen when it is another view of it', async () => {
    const { go, answer } = await renderSite();
    await go('clans/heron');
    await answer();
    await go('clans/heron/members');
    await pass(4000);
    expect(screen.getByRole('heading', { name: 'A clan' })).toBeVisible();
    expect(screen.getByText('This takes longer than usual.')).toBeVisible();
  });

  it('leaves the page on screen without a connection', async () => {
    const { go } = await renderSite();
    setOnline(false);
    await go('clans');
    await pass(10_000);
    expect(shownPage()).toBeVisible();
    expect(screen.getByText('You are offline. The page opens when the connection is back.')).toBeVisible();
  });

  it('brings the page back when the visitor goes back', async () => {
    const { go, router } = await renderSite();
    await go('clans');
    await pass(200);
    await act(async () => void router.navigate('/pubg/ranks'));
    await pass(0);
    expect(shownPage()).toBeVisible();
  });
});
