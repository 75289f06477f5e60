import '@hotdrop/shared-host/host.css';
import { findRemote } from '@hotdrop/shared-host/browser';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { areas, openSite } from './site.js';

// Areas are built without the runtime.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** Shown until the first page has its data. */
const Nothing = () => null;

/** Shows the leaderboards at `/mounted` by the area's `mount`, and at `/pubg/ranks` as routes of this host. */
async function showBoards(element) {
  const [site, remote] = await Promise.all([openSite(), findRemote(areas, 'mf-leaderboards')]);
  registerRemotes([remote]);
  if (location.pathname === '/mounted') {
    const { mount } = await loadRemote('mf_leaderboards/mount');
    await mount(element, site, { path: 'ranks' });
  } else {
    const { area } = await loadRemote('mf_leaderboards/area');
    const children = await area.routes(site);
    const router = createBrowserRouter([{ path: site.basePath, HydrateFallback: Nothing, children }]);
    createRoot(element).render(createElement(RouterProvider, { router }));
  }
}

showBoards(document.getElementById('boards'));
