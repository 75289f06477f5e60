import {
  type AreaManifest,
  type LinkPatterns,
  meetsNeeds,
  readAreaLocale,
} from '@hotdrop/shared-domain/contract';
import type { Locale } from '@hotdrop/shared-domain/locale';
import type { PageArea, PageRelease } from '@hotdrop/shared-host/browser';
import type { PinnedArea, ReadyArea, ReleaseSet } from '@hotdrop/shared-host/server';
import type { MenuEntry } from '../../handover.ts';
import { game } from '../../site/game.ts';
import { textsChunk } from '../../site/texts.ts';
import type { ReadSettings } from '../area-settings/create-settings-reader.ts';
import type { PageParts } from '../parts/page-parts.ts';
import { findUnknownReason, type ShownArea, unknownArea } from './find-shown-area.tsx';

/** URL prefix of the files of areas. */
export const areasPath = '/areas/';

export const areaBase = ({ area, version }: ReadyArea) => `${areasPath}${area}/${version}/`;

interface PageReleaseOptions {
  readonly shown: ShownArea | undefined;
  readonly parts: Pick<PageParts, 'list' | 'listShown' | 'slots'>;
  readonly links: LinkPatterns;
  readonly locale: Locale;
  readonly readSettings: ReadSettings;
}

/**
 * The release set in the page. To keep the page small, only areas whose code it runs at once have their hashes; the
 * browser reads those of the others from `area.json`, whose hash is in the page.
 */
export function createPageRelease(
  set: ReleaseSet,
  { shown, parts, links, locale, readSettings }: PageReleaseOptions,
): PageRelease {
  const withCode = new Set(
    parts.listShown().flatMap(({ part, pinned }) => (part.browser === 'always' ? pinned.area : [])),
  );
  const areas = set.areas.map((pinned) => {
    const isShown = pinned.area === shown?.id;
    return pageArea(pinned, {
      hasFailed: isShown && shown.status === 'failed',
      hasHashes: isShown || withCode.has(pinned.area),
      locale,
      readSettings,
    });
  });
  const unknown = { ...unknownArea, status: 'failed', reason: 'unavailable' } as const;
  return {
    areas: findUnknownReason(set) === undefined ? areas : [...areas, unknown],
    parts: parts.list(),
    slots: parts.slots,
    links,
  };
}

interface AreaOnPage {
  readonly hasFailed: boolean;
  readonly hasHashes: boolean;
  readonly locale: Locale;
  readonly readSettings: ReadSettings;
}

function pageArea(pinned: PinnedArea, { hasFailed, hasHashes, locale, readSettings }: AreaOnPage): PageArea {
  const id = pinned.area;
  const { routes = [], skeletons } = pinned.manifest ?? {};
  const known = { id, routes, ...(skeletons && { skeletons }) };
  // The browser must render the same page, so it does not retry what failed on the server.
  if (pinned.status === 'failed' || hasFailed) return { status: 'failed', ...known, reason: 'unavailable' };
  const { web } = pinned.manifest;
  const areaLocale = readAreaLocale(locale, pinned.manifest);
  return {
    status: 'ready',
    ...known,
    version: pinned.version,
    base: areaBase(pinned),
    entry: web.entry,
    global: web.global,
    ...(pinned.manifest.settings && { settings: readSettings(pinned) }),
    manifestHash: pinned.manifestHash,
    ...(areaLocale !== locale && { locale: areaLocale }),
    ...(hasHashes && { hashes: listPageHashes(pinned, areaLocale) }),
  };
}

type Hashes = Readonly<Record<string, string>>;

const hashCache = new WeakMap<AreaManifest, Hashes>();

/** Hashes of the files that a page of the area can request; the same for every page of a version. */
export function listWebHashes({ manifest }: Pick<ReadyArea, 'manifest'>): Hashes {
  const hashes = hashCache.get(manifest) ?? collectHashes(manifest);
  hashCache.set(manifest, hashes);
  return hashes;
}

function collectHashes(manifest: AreaManifest, isWanted = (_chunk: string) => true): Hashes {
  const { entry, chunks } = manifest.web;
  const files = Object.entries(chunks).flatMap(([name, { js, css }]) =>
    isWanted(name) ? [...js, ...css] : [],
  );
  return Object.fromEntries(
    [...new Set([entry, ...files])].flatMap((file) => {
      const info = manifest.files[file];
      return info ? [[file, `sha384-${info.sha384}`]] : [];
    }),
  );
}

const pageHashCache = new WeakMap<AreaManifest, Map<Locale, Hashes>>();

/** The hashes in a page: without the texts of other languages, and without `mount`, which is for other hosts. */
function listPageHashes({ manifest }: ReadyArea, locale: Locale): Hashes {
  const byLocale = pageHashCache.get(manifest) ?? new Map<Locale, Hashes>();
  pageHashCache.set(manifest, byLocale);
  const isOther = (chunk: string) =>
    chunk === 'mount' ||
    manifest.languages.some((other) => other !== locale && chunk.endsWith(textsChunk(other)));
  const hashes = byLocale.get(locale) ?? collectHashes(manifest, (chunk) => !isOther(chunk));
  byLocale.set(locale, hashes);
  return hashes;
}

/** Entries of the areas in the main menu. Includes failed areas, so that the menu does not change. */
export function createMenu(set: ReleaseSet, locale: Locale): MenuEntry[] {
  return set.areas
    .flatMap(({ manifest }) => manifest?.menu ?? [])
    .sort((a, b) => a.order - b.order)
    .map(({ path, title, icon }) => ({ path, title: title[locale] ?? title.en, icon }));
}

/** Removes the areas that do not fit the site's game, with their pages, menu entries, and parts. */
export const leaveOutUnfit = (set: ReleaseSet): ReleaseSet => ({
  areas: set.areas.filter(({ manifest }) => !manifest || meetsNeeds(game, manifest)),
  problem: set.problem,
  release: () => set.release(),
});
