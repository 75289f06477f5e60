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
  Link,
  Outlet,
  type RouteObject,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { AreaFailed } from '../pages/area/area-failed.tsx';
import { loadFirstAreaRoute } from './load-first-area-route.tsx';

const site = fakeSite();
const area = {
  status: 'ready',
  id: 'mf-clans',
  routes: ['clans'],
  version: '1.0.0',
  base: '/areas/mf-clans/1.0.0/',
  entry: 'web/entry.js',
  global: 'mf_clans',
  manifestHash: '',
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

const inFrame = (route: RouteObject): RouteObject[] => [{ path: '/', element: <Frame />, children: [route] }];

async function renderOnServer() {
  const routes = inFrame(
    areaRoute(area.id, [{ path: 'clans', element: <p>The clans of the server</p> }], AreaFailed),
  );
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request('http://site.test/clans'));
  if (context instanceof Response) throw new Error('A page is expected');
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(
    <SiteProvider site={site} i18n={await loadTexts('en')}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteProvider>,
  );
}

test('keeps the content of the server when the area fails to load, and the frame works', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = await renderOnServer();
  const onRendered = jest.fn();
  const failing = async () => ({ status: 'failed', reason: 'entry.js was not sent' }) as const;
  const route = await loadFirstAreaRoute(area, failing, site, onRendered);
  const router = createMemoryRouter(inFrame(route), { initialEntries: ['/clans'] });
  const i18n = await loadTexts('en');
  await act(async () => {
    hydrateRoot(
      root,
      <SiteProvider site={site} i18n={i18n}>
        <RouterProvider router={router} />
      </SiteProvider>,
    );
  });
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('pressed 1 times');
  expect(screen.getByText('The clans of the server')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onRendered).toHaveBeenCalled();

  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
});
