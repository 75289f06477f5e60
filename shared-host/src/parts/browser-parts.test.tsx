import type { LoadedPart, SiteParts } from '@hotdrop/shared-domain/contract';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type BrowserPartsOptions, createBrowserParts } from './browser-parts.tsx';
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

const renderSlot = (parts: SiteParts, context: unknown = {}, fallback?: React.ReactNode) =>
  parts.of('home').map((one) => <div key={one.key}>{one.render(context, fallback)}</div>);

function setUp(options: Partial<BrowserPartsOptions> = {}) {
  const site = fakeSite();
  const parts = createBrowserParts({ parts: [part], load: async () => saysData, ...options })(() => site);
  return { site, parts };
}

describe('a part on a page without HTML of a server', () => {
  it('loads its code and its data', async () => {
    const { parts } = setUp();
    render(renderSlot(parts));
    expect(await screen.findByText('The members of the browser')).toBeVisible();
  });

  it.each([near, never])('waits until it comes near the viewport ($browser)', async (waiting) => {
    const load = jest.fn(async () => saysData);
    const { parts } = setUp({ parts: [waiting], load });
    render(renderSlot(parts));
    await act(async () => {});
    expect(load).not.toHaveBeenCalled();
    await waitFor(() => {
      comeNear();
      expect(screen.getByText('The members of the browser')).toBeVisible();
    });
  });

  it('reserves its height', async () => {
    const { parts } = setUp({ parts: [{ ...near, minHeight: { phone: 80, desktop: 120 } }] });
    render(renderSlot(parts));
    const box = document.querySelector<HTMLElement>('[data-part-waits]');
    expect(box?.style.getPropertyValue('--part-height-phone')).toBe('80px');
    await act(async () => {});
  });

  it('starts again for another context', async () => {
    const load: LoadedPart = { ...saysData, load: async ({ context }) => JSON.stringify(context) };
    const overview: PagePart = { ...part, slot: 'profile.overview' };
    const { parts } = setUp({ parts: [overview], load: async () => load });
    const show = (name: string) =>
      parts
        .of('profile.overview')
        .map((one) => (
          <div key={one.key}>{one.render({ shard: 'steam', name, season: null, mode: null })}</div>
        ));
    const { rerender } = render(show('NightHeron'));
    expect(await screen.findByText(/NightHeron/)).toBeVisible();
    rerender(show('Kestrel'));
    expect(screen.queryByText(/NightHeron/)).toBeNull();
    expect(await screen.findByText(/Kestrel/)).toBeVisible();
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
    render(renderSlot(parts, {}, 'No members'));
    expect(await screen.findByText('No members')).toBeVisible();
    expect(String(site.reported[0])).toContain('lost');
    consoleError.mockRestore();
  });
});

it('fails alone when its page gives a wrong context', async () => {
  const { parts, site } = setUp({ parts: [{ ...part, slot: 'profile.match' }] });
  render(parts.of('profile.match').map((one) => <div key={one.key}>{one.render({}, 'No members')}</div>));
  expect(await screen.findByText('No members')).toBeVisible();
  expect(String(site.reported[0])).toContain('another context than the contract says');
});

describe('a part in HTML of a server', () => {
  const serverData = { 'mf-clans/members': 'of the server' };

  async function hydrate(shown: PagePart, options: Partial<BrowserPartsOptions> = {}) {
    const server = createServerParts(() => [
      { part: shown, loaded: saysData, data: serverData['mf-clans/members'], styles: [] },
    ]);
    const page = (parts: SiteParts) => <main>{renderSlot(parts)}</main>;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page(server));
    const button = container.querySelector('button');
    const complaints: unknown[] = [];
    const { parts } = setUp({ parts: [shown], serverData, ...options });
    const root = await act(async () =>
      hydrateRoot(container, page(parts), { onRecoverableError: (error) => complaints.push(error) }),
    );
    return { container, button, complaints, remove: () => act(() => root.unmount()) };
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

  it('comes to life near the viewport, with the data of the server', async () => {
    const { container, button, complaints, remove } = await hydrate(near);
    await waitFor(async () => {
      await act(async () => comeNear());
      expect(container.querySelector('button')).not.toBe(button);
    });
    expect(container.textContent).toBe('The members of the server');
    expect(complaints).toEqual([]);
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
});
