import type { Site } from '@hotdrop/shared-domain/contract';
import type { Texts } from '@hotdrop/shared-ui/site';
import { mapLoader } from './map.loader.ts';
import { MapPage } from './map.page.tsx';

/** The page of a map, its loader, and its texts, which no other page needs. */
export async function loadMapPage(site: Site, texts: Texts) {
  const { messages } = await import(
    /* webpackChunkName: "map-texts-[request]" */ `./catalogs/${site.locale}.po`
  );
  texts.load(site.locale, messages);
  return { Component: MapPage, loader: mapLoader(site) };
}
