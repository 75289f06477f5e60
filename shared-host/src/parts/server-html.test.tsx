import type { SiteParts } from '@hotdrop/shared-domain/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import type { BrowserPartsOptions } from './browser-parts.tsx';
import type { PagePart } from './page-parts.ts';
import { createServerParts } from './server-parts.tsx';
import {
  comeNear,
  near,
  never,
  part,
  renderSlot,
  saysData,
  setUpParts,
  slots,
  startFakeViewport,
} from './testing/a-part.tsx';

beforeEach(startFakeViewport);
afterEach(cleanup);

const serverData = { 'mf-clans/members': 'of the server' };

async function hydrate(shown: PagePart, options: Partial<BrowserPartsOptions> = {}) {
  const server = createServerParts(slots, () => [
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
  const { parts } = setUpParts({ parts: [shown], serverData, ...options });
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

it.each([part, near, never])('shows new data when the page reads its data again ($browser)', async (one) => {
  const { container, router, remove } = await hydrate(one);
  await act(() => router.revalidate());
  await waitFor(() => expect(container.textContent).toBe('The members of the browser'));
  await remove();
});

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
