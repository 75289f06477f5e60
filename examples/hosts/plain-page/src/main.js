import '@hotdrop/shared-host/host.css';
import { findRemote } from '@hotdrop/shared-host/browser';
import { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as Router from 'react-router-dom';
import routerPackage from 'react-router-dom/package.json' with { type: 'json' };
import { areas, openSite } from './site.js';

/** Gives a module of this page to areas. There must be one of each. */
const share = (lib, version) => ({
  version,
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

const federation = createInstance({
  name: 'plain_page',
  remotes: [],
  shared: {
    react: share(React, React.version),
    'react-dom': share(ReactDom, ReactDom.version),
    'react-router-dom': share(Router, routerPackage.version),
  },
});

/** Shown until the first page has its data. */
const Nothing = () => null;

/** Shows the leaderboards at `/mounted` by the area's `mount`, and at `/pubg/ranks` as routes of this host. */
async function showBoards(element) {
  const [site, remote] = await Promise.all([openSite(), findRemote(areas, 'mf-leaderboards')]);
  federation.registerRemotes([remote]);
  if (location.pathname === '/mounted') {
    const { mount } = await federation.loadRemote('mf_leaderboards/mount');
    await mount(element, site, { path: 'ranks' });
  } else {
    const { area } = await federation.loadRemote('mf_leaderboards/area');
    const children = await area.routes(site);
    const router = Router.createBrowserRouter([{ path: site.basePath, HydrateFallback: Nothing, children }]);
    createRoot(element).render(React.createElement(Router.RouterProvider, { router }));
  }
}

showBoards(document.getElementById('boards'));
