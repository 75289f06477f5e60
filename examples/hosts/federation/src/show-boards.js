import '@hotdrop/shared-host/host.css';
import { loadPubg } from '@hotdrop/shared-domain/game/pubg/load';
import { createSite, findRemote } from '@hotdrop/shared-host/browser';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** A running Hotdrop site: the addresses of `npm start`. Its operator lists the origin of this page. */
const origin = 'http://127.0.0.1:3000';
const areasBase = `${origin}/areas/`;
const apiBase = 'http://127.0.0.1:4000/api/v1';

// Areas are built without the runtime.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** Shown until the first page has its data. */
const Nothing = () => null;

/** Shows the leaderboards as routes of this host, at `/pubg/ranks`. */
async function showBoards(element) {
  const [game, remote] = await Promise.all([loadPubg('en'), findRemote(areasBase, 'mf-leaderboards')]);
  const site = createSite({ game, locale: 'en', origin, apiBase, areasBase });
  registerRemotes([remote]);
  const { area } = await loadRemote('mf_leaderboards/area');
  const children = await area.routes(site);
  const router = createBrowserRouter([{ path: site.basePath, HydrateFallback: Nothing, children }]);
  createRoot(element).render(createElement(RouterProvider, { router }));
}

showBoards(document.getElementById('boards'));
