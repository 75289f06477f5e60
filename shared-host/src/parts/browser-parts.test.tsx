import type { LoadedPart, SiteParts } from '@hotdrop/shared-domain/contract';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, useParams } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import { type BrowserPartsOptions, createBrowserParts, followNavigation } from './browser-parts.tsx';
import type { PagePart } from './page-parts.ts';
import { createServerParts } from './server-parts.tsx';

const part: PagePart = { area: 'mf-clans', id: 'members', slot: 'home', browser: 'always' };
const near: PagePart = { ...part, browser: 'near' };
const never: PagePart = { ...part, browser: 'never' };

/** Lets a test say when a part comes near the viewport. */
let comeNear: () => void;
beforeEach(() => {
  const callbacks = new Set<() => void>();
  comeNear = () => {
    for (const callback of callbacks) callback();
  };
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.add(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(cleanup);

const saysData: LoadedPart = {
  load: async () => 'of the browser',
  render: ({ data }) => <button type="button">The members {String(data)}</button>,
};

const renderSlot = (parts: SiteParts, context: unknown = {}, fallback?: ReactNode) => (
  <>
    {parts.of('home').map((one) => (
      <div key={one.key}>{one.render(context, fallback)}</div>
    ))}
  </>
);

async function show(content: ReactNode) {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: content }])} />);
  await act(async () => {});
}

/** A page of the player in the address, with its slot. */
function PlayerPage({ parts }: { readonly parts: SiteParts }) {
  const { name = '' } = useParams();
  const context = { shard: 'steam', name, season: null, perspective: null, mode: null };
  return parts.of('profile.overview').map((one) => <div key={one.key}>{one.render(context)}</div>);
}

function setUp(options: Partial<BrowserPartsOptions> = {}) {
  const site = fakeSite();
  const parts = createBrowserParts({ parts: [part], load: async () => saysData, ...options })(() => site);
  return { site, parts };
}

describe('a part on a page without HTML of a server', () => {
  it('loads its code and its data', async () => {
    const { parts } = setUp();
    await show(renderSlot(parts));
    expect(await screen.findByText('The members of the browser')).toBeVisible();
  });

  it.each([near, never])('waits until it comes near the viewport ($browser)', async (waiting) => {
    const load = jest.fn(async () => saysData);
    const { parts } = setUp({ parts: [waiting], load });
    await show(renderSlot(parts));
    expect(load).not.toHaveBeenCalled();
    await waitFor(() => {
      comeNear();
      expect(screen.getByText('The members of the browser')).toBeVisible();
    });
  });

  it('reserves its height', async () => {
    const { parts } = setUp({ parts: [{ ...near, minHeight: { phone: 80, desktop: 120 } }] });
    await show(renderSlot(parts));
    const box = document.querySelector<HTMLElement>('[data-part-waits]');
    expect(box?.style.getPropertyValue('--part-height-phone')).toBe('80px');
  });

  it('starts again for another context', async () => {
    const load: LoadedPart = { ...saysData, load: async ({ context }) => JSON.stringify(context) };
    const overview: PagePart = { ...part, slot: 'profile.overview' };
    const { parts } = setUp({ parts: [overview], load: async () => load });
    const router = createMemoryRouter([{ path: ':name', element: <PlayerPage parts={parts} /> }], {
      initialEntries: ['/NightHeron'],
    });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText(/NightHeron/)).toBeVisible();
    await act(() => router.navigate('/Kestrel'));
    expect(screen.queryByText(/NightHeron/)).toBeNull();
    expect(await screen.findByText(/Kestrel/)).toBeVisible();
  });

  it('stays when only fields change that it does not use', async () => {
    const load = jest.fn(async ({ context }: { readonly context: unknown }) => JSON.stringify(context));
    const overview: PagePart = { ...part, slot: 'profile.overview', uses: ['shard'] };
    const { parts } = setUp({ parts: [overview], load: async () => ({ ...saysData, load }) });
    const router = createMemoryRouter([{ path: ':name', element: <PlayerPage parts={parts} /> }], {
      initialEntries: ['/NightHeron'],
    });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText(/NightHeron/)).toBeVisible();
    await act(() => router.navigate('/Kestrel'));
    expect(screen.getByText(/NightHeron/)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe.each([
  ['whose code is lost', { load: () => Promise.reject(new Error('lost')) }],
  [
    'whose data is lost',
    { load: async () => ({ ...saysData, load: () => Promise.reject(new Error('lost')) }) },
  ],
  [
    'that throws',
    {
      load: async () => ({
        render() {
          throw new Error('lost');
        },
      }),
    },
  ],
])('a part %s', (_, options) => {
  it('shows its fallback, and reports the failure', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { parts, site } = setUp(options);
    await show(renderSlot(parts, {}, 'No members'));
    expect(await screen.findByText('No members')).toBeVisible();
    expect(String(site.reported[0])).toContain('lost');
    consoleError.mockRestore();
  });
});

it('shows its fallback, and reports the error, when its page gives a wrong context', async () => {
  const { parts, site } = setUp({ parts: [{ ...part, slot: 'profile.match' }] });
  await show(parts.of('profile.match').map((one) => <div key={one.key}>{one.render({}, 'No members')}</div>));
  expect(await screen.findByText('No members')).toBeVisible();
  expect(String(site.reported[0])).toContain('a context that does not match its schema');
});

describe('a part in HTML of a server', () => {
  const serverData = { 'mf-clans/members': 'of the server' };

  async function hydrate(shown: PagePart, options: Partial<BrowserPartsOptions> = {}) {
    const server = createServerParts(() => [
      shown.isBrowserOnly
        ? { part: shown, loaded: null }
        : { part: shown, loaded: saysData, data: serverData['mf-clans/members'] },
    ]);
    const page = (parts: SiteParts) => <main>{renderSlot(parts)}</main>;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page(server));
    const [button, box] = [container.querySelector('button'), container.querySelector('[data-part]')];
    const isWaiting = box?.hasAttribute('data-part-waits');
    const complaints: unknown[] = [];
    const { parts } = setUp({ parts: [shown], serverData, ...options });
    const router = createMemoryRouter([{ path: '*', element: page(parts) }]);
    const root = await act(async () =>
      hydrateRoot(container, <RouterProvider router={router} />, {
        onRecoverableError: (error) => complaints.push(error),
      }),
    );
    return { container, button, box, isWaiting, complaints, router, remove: () => act(() => root.unmount()) };
  }

  it('hydrates with the page when its code is there', async () => {
    const ready = new Map([['mf-clans/members', { loaded: saysData, data: 'of the server' }]]);
    const { container, button, complaints, remove } = await hydrate(part, { ready });
    expect(container.querySelector('button')).toBe(button);
    expect(button?.textContent).toBe('The members of the server');
    expect(complaints).toEqual([]);
    await remove();
  });

  it('keeps its HTML, and loads no code, when it needs no browser', async () => {
    const load = jest.fn(async () => saysData);
    const { container, button, complaints, remove } = await hydrate(never, { load });
    await act(async () => comeNear());
    expect(container.querySelector('button')).toBe(button);
    expect(load).not.toHaveBeenCalled();
    expect(complaints).toEqual([]);
    await remove();
  });

  it('takes the place that the server kept because it was late', async () => {
    const late: PagePart = {
      ...part,
      minHeight: { phone: 80, desktop: 120 },
      isBrowserOnly: true,
      hasPlace: true,
    };
    const { container, box, isWaiting, complaints, remove } = await hydrate(late);
    expect(isWaiting).toBe(true);
    await waitFor(() => expect(container.textContent).toBe('The members of the browser'));
    expect(container.querySelector('[data-part]')).toBe(box);
    expect(box).not.toHaveAttribute('data-part-waits');
    expect(complaints).toEqual([]);
    await remove();
  });

  it('becomes interactive near the viewport, with the data of the server', async () => {
    const { container, button, complaints, remove } = await hydrate(near);
    await waitFor(async () => {
      await act(async () => comeNear());
      expect(container.querySelector('button')).not.toBe(button);
    });
    expect(container.textContent).toBe('The members of the server');
    expect(complaints).toEqual([]);
    await remove();
  });

  it('keeps the focus when its code replaces the HTML', async () => {
    const { container, button, remove } = await hydrate(near);
    button?.focus();
    await waitFor(async () => {
      await act(async () => comeNear());
      expect(container.querySelector('button')).not.toBe(button);
    });
    expect(container.querySelector('button')).toHaveFocus();
    await remove();
  });

  it('does not move a focus outside of it when its code replaces the HTML', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    const { container, button, remove } = await hydrate(near);
    elsewhere.focus();
    await waitFor(async () => {
      await act(async () => comeNear());
      expect(container.querySelector('button')).not.toBe(button);
    });
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
    await remove();
  });

  it('keeps its HTML when its code is lost', async () => {
    const { container, button, remove } = await hydrate(part, {
      load: () => Promise.reject(new Error('lost')),
    });
    await act(async () => {});
    expect(container.querySelector('button')).toBe(button);
    await remove();
  });

  it('leaves its place empty when its code is lost and the HTML only reserves the place', async () => {
    const { container, remove } = await hydrate(
      { ...part, isPlaceholder: true },
      { load: () => Promise.reject(new Error('lost')) },
    );
    await waitFor(() => expect(container.querySelector('[data-part]')).toBeEmptyDOMElement());
    await remove();
  });

  it('loads its data when they were late and the HTML only reserves the place', async () => {
    const { container, complaints, remove } = await hydrate(
      { ...near, isPlaceholder: true },
      { serverData: {} },
    );
    await waitFor(async () => {
      await act(async () => comeNear());
      expect(container.textContent).toBe('The members of the browser');
    });
    expect(complaints).toEqual([]);
    await remove();
  });

  it.each([part, near, never])(
    'shows new data when the page reads its data again ($browser)',
    async (one) => {
      const { container, router, remove } = await hydrate(one);
      await act(() => router.revalidate());
      await waitFor(() => expect(container.textContent).toBe('The members of the browser'));
      await remove();
    },
  );

  it('keeps its data when the new data is lost', async () => {
    let isLost = false;
    const load = async () => {
      if (isLost) throw new Error('lost');
      return 'of the browser';
    };
    const { container, router, remove } = await hydrate(part, { load: async () => ({ ...saysData, load }) });
    await waitFor(() => expect(container.textContent).toBe('The members of the server'));
    await act(() => router.revalidate());
    await waitFor(() => expect(container.textContent).toBe('The members of the browser'));
    isLost = true;
    await act(() => router.revalidate());
    expect(container.textContent).toBe('The members of the browser');
    await remove();
  });
});

describe('a navigation', () => {
  /** A site with a part on the page of a player. The page and the part record their loads. */
  async function aSiteWithPlayers(overview: PagePart = { ...part, slot: 'profile.overview' }) {
    const calls: string[] = [];
    const answer = Promise.withResolvers<void>();
    const load: LoadedPart['load'] = async ({ context }) => {
      calls.push('part');
      return Reflect.get(Object(context), 'name');
    };
    const started = new Map();
    const { site, parts } = setUp({
      parts: [overview],
      load: async () => ({ ...saysData, load }),
      started,
    });
    const router = createMemoryRouter(
      [
        { path: '/', element: 'Home' },
        {
          path: '/pubg/profile/steam/:name',
          loader: () => {
            calls.push('page');
            return answer.promise.then(() => null);
          },
          element: <PlayerPage parts={parts} />,
        },
      ],
      { initialEntries: ['/'] },
    );
    await followNavigation({
      ...{ router, site, started, load: async () => ({ ...saysData, load }), parts: [overview] },
      slots: [{ name: 'profile.overview', routes: ['profile/:shard/:name'], query: ['mode'] }],
    });
    render(<RouterProvider router={router} />);
    return { calls, router, answer: answer.resolve };
  }

  it('starts the data of parts together with the page’s own', async () => {
    const { calls, router, answer } = await aSiteWithPlayers();
    await act(async () => void router.navigate('/pubg/profile/steam/Kestrel'));
    await waitFor(() => expect(calls.toSorted()).toEqual(['page', 'part']));
    expect(screen.getByText('Home')).toBeVisible();
    await act(async () => answer());
    expect(await screen.findByText('The members Kestrel')).toBeVisible();
    expect(calls).toHaveLength(2);
  });

  it('does not start parts that the page already shows', async () => {
    const { calls, router, answer } = await aSiteWithPlayers();
    answer();
    await act(() => router.navigate('/pubg/profile/steam/Kestrel'));
    expect(await screen.findByText('The members Kestrel')).toBeVisible();
    await act(() => router.navigate('/pubg/profile/steam/Kestrel?page=2'));
    expect(calls.filter((call) => call === 'part')).toHaveLength(1);
  });

  it('does not start a part again for a field that it does not use', async () => {
    const overview: PagePart = { ...part, slot: 'profile.overview', uses: ['name'] };
    const { calls, router, answer } = await aSiteWithPlayers(overview);
    answer();
    await act(() => router.navigate('/pubg/profile/steam/Kestrel'));
    expect(await screen.findByText('The members Kestrel')).toBeVisible();
    await act(() => router.navigate('/pubg/profile/steam/Kestrel?mode=duo'));
    expect(calls.filter((call) => call === 'part')).toHaveLength(1);
  });
});
