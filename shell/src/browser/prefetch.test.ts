import { durations } from '@hotdrop/shared-domain/rules';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import type { LoadedArea, PageRelease } from '@hotdrop/shared-host/browser';
import { fireEvent } from '@testing-library/dom';
import { prefetchOnIntent } from './prefetch.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <a href="/pubg/clans/steam?page=2"><b>Steam</b></a>
    <a href="/pubg/clans/kakao">Kakao</a>
    <a href="/pubg/clans/xbox" rel="nofollow">Xbox</a>
    <a href="https://example.com/pubg/clans/steam">Elsewhere</a>
    <a href="${location.pathname}">This page</a>`;
});
afterEach(() => {
  jest.useRealTimers();
});

/** Prefetches for a page with links to one area, whose loader reads one answer. */
function startPage() {
  const site = fakeSite();
  const read: string[] = [];
  const loaded: string[] = [];
  const pages: string[] = [];
  const aborted: string[] = [];
  const load = async (id: string): Promise<LoadedArea> => {
    loaded.push(id);
    return {
      status: 'ready',
      area: {
        routes: async ({ fetch, store }) => [
          {
            path: 'clans/:shard',
            loader: async ({ request, params }) => {
              store.setState({ season: 'the season of the next page' });
              request.signal.addEventListener('abort', () => aborted.push(String(params.shard)));
              await fetch(`/api/v1/clans/${params.shard}${new URL(request.url).search}`);
              return new Promise(() => {});
            },
            lazy: async () => {
              pages.push('clans');
              return { element: null };
            },
          },
        ],
      },
    };
  };
  const area = { id: 'mf-clans', status: 'ready', routes: ['clans/*'] };
  prefetchOnIntent({
    site,
    release: { areas: [area], parts: [], slots: [], links: {} } as unknown as PageRelease,
    load,
    prefetch: async (address) => {
      read.push(address);
      return Response.json({});
    },
    routes: [],
    hides: () => false,
  });
  const find = (text: string) =>
    [...document.querySelectorAll('a')].find((link) => link.textContent === text);
  const send = (type: 'pointerOver' | 'pointerDown' | 'focusIn', text: string) =>
    fireEvent[type](find(text) ?? document.body);
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  return { site, read, loaded, pages, aborted, send, pass };
}

test('loads code and data of a link on which the pointer rests', async () => {
  const { send, pass, read, pages, site } = startPage();
  send('pointerOver', 'Steam');
  await pass(durations.prefetchDelay - 1);
  expect(read).toEqual([]);
  await pass(1);
  expect(read).toEqual(['/api/v1/clans/steam?page=2']);
  expect(pages).toEqual(['clans']);
  expect(site.store.getState().season).not.toBe('the season of the next page');
});

test('loads nothing for a link that the pointer crosses', async () => {
  const { send, pass, loaded } = startPage();
  send('pointerOver', 'Steam');
  await pass(durations.prefetchDelay - 1);
  fireEvent.pointerOver(document.body);
  await pass(durations.prefetchDelay);
  expect(loaded).toEqual([]);
});

test('loads a link at once when it is pressed, and once within the time for which answers are kept', async () => {
  const { send, pass, read } = startPage();
  send('pointerDown', 'Kakao');
  await pass(0);
  expect(read).toEqual(['/api/v1/clans/kakao']);
  send('focusIn', 'Kakao');
  send('pointerDown', 'Kakao');
  await pass(durations.prefetchDelay);
  expect(read).toHaveLength(1);
  await pass(durations.prefetchedAnswer);
  send('pointerDown', 'Kakao');
  await pass(0);
  expect(read).toHaveLength(2);
});

test('loads only the code of a page that may cost a lookup, until its link is pressed', async () => {
  const { send, pass, read, pages } = startPage();
  send('pointerOver', 'Xbox');
  await pass(durations.prefetchDelay);
  expect([pages, read]).toEqual([['clans'], []]);
  send('pointerDown', 'Xbox');
  await pass(0);
  expect(read).toEqual(['/api/v1/clans/xbox']);
});

test('loads a link that the keyboard reaches', async () => {
  const { send, pass, read } = startPage();
  send('focusIn', 'Kakao');
  await pass(durations.prefetchDelay);
  expect(read).toEqual(['/api/v1/clans/kakao']);
});

test('stops loading a page when the visitor points at another one', async () => {
  const { send, pass, aborted } = startPage();
  send('pointerDown', 'Steam');
  await pass(0);
  send('pointerDown', 'Kakao');
  await pass(0);
  expect(aborted).toEqual(['steam']);
});

test('loads nothing for this page, for other sites, and while the visitor scrolls', async () => {
  const { send, pass, loaded } = startPage();
  fireEvent.scroll(document);
  send('pointerDown', 'Elsewhere');
  send('pointerDown', 'This page');
  await pass(durations.prefetchDelay);
  expect(loaded).toEqual([]);
});
