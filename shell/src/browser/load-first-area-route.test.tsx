import { fakeSite } from '@hotdrop/shared-domain/testing';
import { areaRoute } from '@hotdrop/shared-host/react';
import { loadTexts, SiteProvider } from '@hotdrop/shared-ui/site';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  data,
  Link,
  Outlet,
  type RouteObject,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { AreaFailed } from '../pages/area-failed.tsx';
import { loadFirstAreaRoute } from './load-first-area-route.tsx';

const site = fakeSite();
const area = {
  status: 'ready',
  id: 'mf-clans',
  routes: ['clans', 'clan/*'],
  version: '1.0.0',
  base: '/areas/mf-clans/1.0.0/',
  entry: 'web/entry.js',
  global: 'mf_clans',
} as const;

function Frame() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        pressed {count} times
      </button>
      <Link to="/clans?page=2">Page 2</Link>
      <Outlet />
    </>
  );
}

const inFrame = (route: RouteObject): RouteObject[] => [
  {
    path: '/',
    element: <Frame />,
    children: [route, { path: 'slow', loader: () => slow.promise, element: <p>The slow page</p> }],
  },
];

let slow = Promise.withResolvers<null>();
beforeEach(() => {
  slow = Promise.withResolvers();
});

const notFound = () => {
  throw data(null, { status: 404 });
};
const clans = [
  { path: 'clans', element: <p>The clans of the server</p> },
  {
    path: 'clan',
    children: [
      { path: 'unknown', loader: notFound, element: null, errorElement: <p>No such clan on the server</p> },
    ],
  },
];

afterEach(() => document.body.replaceChildren());

async function renderOnServer(path: string) {
  const { query, dataRoutes } = createStaticHandler(inFrame(areaRoute(area.id, clans, AreaFailed)));
  const context = await query(new Request(`http://site.test${path}`));
  if (context instanceof Response) throw new Error('A page is expected');
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToString(
    <SiteProvider site={site} i18n={await loadTexts('en')}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteProvider>,
  );
  return { html, context };
}

/** Opens a page that the server rendered, and whose area cannot be loaded. */
async function openWithoutArea(path: string) {
  const root = document.createElement('div');
  document.body.append(root);
  const { html, context } = await renderOnServer(path);
  root.innerHTML = html;
  globalThis.__staticRouterHydrationData = context;
  const onRendered = jest.fn();
  const failing = async () => ({ status: 'failed', reason: 'entry.js was not sent' }) as const;
  const route = await loadFirstAreaRoute(area, failing, site, onRendered);
  const router = createMemoryRouter(inFrame(route), {
    initialEntries: [path],
    hydrationData: globalThis.__staticRouterHydrationData,
  });
  const i18n = await loadTexts('en');
  await act(async () => {
    hydrateRoot(
      root,
      <SiteProvider site={site} i18n={i18n}>
        <RouterProvider router={router} />
      </SiteProvider>,
    );
  });
  return { router, onRendered };
}

test('keeps the content of the server when the area fails to load, and the frame works', async () => {
  const { onRendered } = await openWithoutArea('/clans');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('pressed 1 times');
  expect(screen.getByText('The clans of the server')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onRendered).toHaveBeenCalled();
});

test('keeps the not-found page of the server when the area fails to load', async () => {
  await openWithoutArea('/clan/unknown');
  expect(screen.getByText('No such clan on the server')).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('pressed 1 times');
  expect(screen.getByText('No such clan on the server')).toBeVisible();
});

test('keeps the content of the server when the page reloads its data', async () => {
  const { router } = await openWithoutArea('/clans');
  await act(() => router.revalidate());
  expect(screen.getByText('The clans of the server')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps the content of the server when the visitor jumps within the page', async () => {
  const { router } = await openWithoutArea('/clans');
  await act(() => router.navigate('#content'));
  expect(screen.getByText('The clans of the server')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps the content of the server while another page loads, and shows a panel after the return', async () => {
  const { router } = await openWithoutArea('/clans');
  act(() => void router.navigate('/slow'));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('The clans of the server')).toBeVisible();
  slow.resolve(null);
  expect(await screen.findByText('The slow page')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
});

test('shows a panel at the next address of an area that failed to load', async () => {
  await openWithoutArea('/clans');
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
});
