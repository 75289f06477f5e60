import { type LinkPatterns, meetsNeeds, readAreaLocale } from '@hotdrop/shared-domain/contract';
import type { Locale } from '@hotdrop/shared-domain/locale';
import type { PageArea, PageRelease } from '@hotdrop/shared-host/browser';
import type { PinnedArea, ReadyArea, ReleaseSet } from '@hotdrop/shared-host/server';
import type { MenuEntry } from '../../handover.ts';
import { game } from '../../site/game.ts';
import type { ReadSettings } from '../area-settings/create-settings-reader.ts';
import type { PageParts } from '../parts/page-parts.ts';
import { codeFile, describeCode } from './area-code.ts';
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
 * browser loads those of the others from a file whose hash is in the page.
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
  const { code, hash } = describeCode(pinned.manifest, areaLocale);
  return {
    status: 'ready',
    ...known,
    version: pinned.version,
    base: areaBase(pinned),
    entry: web.entry,
    global: web.global,
    ...(pinned.manifest.settings && { settings: readSettings(pinned) }),
    ...(areaLocale !== locale && { locale: areaLocale }),
    ...(hasHashes ? { hashes: code.hashes } : { code: { file: codeFile(areaLocale), hash } }),
  };
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
