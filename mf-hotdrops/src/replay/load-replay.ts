import type { Site } from '@hotdrop/shared-domain/contract';
import type { Texts } from '@hotdrop/shared-ui/site';
import { needsReload, replayLoader } from './replay.loader.ts';
import { ReplayPage } from './replay.page.tsx';

/** The page of a replay, its loader, and its texts, which no other page needs. */
export async function loadReplay(site: Site, texts: Texts) {
  const { messages } = await import(
    /* webpackChunkName: "replay-texts-[request]" */ `./catalogs/${site.locale}.po`
  );
  texts.load(site.locale, messages);
  return { Component: ReplayPage, loader: replayLoader(site), shouldRevalidate: needsReload };
}
