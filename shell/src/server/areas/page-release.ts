import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import type { Locale } from '@hotdrop/shared-domain/locale';
import type { PageArea, PageRelease } from '@hotdrop/shared-host/browser';
import type { PinnedArea, ReadyArea, ReleaseSet } from '@hotdrop/shared-host/server';
import type { MenuEntry } from '../../handover.ts';
import type { PageParts } from '../parts/types.ts';
import { type ShownArea, unknownArea } from './find-shown-area.tsx';

/** URL prefix of the files of areas. */
export const areasPath = '/areas/';

export const areaBase = ({ area, version }: ReadyArea) => `${areasPath}${area}/${version}/`;

/** The release set in the page. Only areas whose code this page runs have their hashes, to keep the page small. */
export function createPageRelease(
  set: ReleaseSet,
  shown: ShownArea | undefined,
  parts: Pick<PageParts, 'list' | 'listShown' | 'slots'>,
): PageRelease {
  const withCode = new Set(
    parts.listShown().flatMap(({ part, pinned }) => (part.browser === 'never' ? [] : pinned.area)),
  );
  const areas = set.areas.map((pinned) => {
    const isShown = pinned.area === shown?.id;
    return pageArea(pinned, {
      hasFailed: isShown && shown.status === 'failed',
      hasHashes: isShown || withCode.has(pinned.area),
    });
  });
  const unknown = { ...unknownArea, status: 'failed', reason: 'unavailable' } as const;
  return {
    areas: set.problem ? [...areas, unknown] : areas,
    parts: parts.list(),
    slots: parts.slots,
  };
}

interface AreaOnPage {
  readonly hasFailed: boolean;
  readonly hasHashes: boolean;
}

function pageArea(pinned: PinnedArea, { hasFailed, hasHashes }: AreaOnPage): PageArea {
  const id = pinned.area;
  const { routes = [], skeletons } = pinned.manifest ?? {};
  const known = { id, routes, ...(skeletons && { skeletons }) };
  // The browser must render the same page, so it does not retry what failed on the server.
  if (pinned.status === 'failed' || hasFailed) return { status: 'failed', ...known, reason: 'unavailable' };
  const { web } = pinned.manifest;
  return {
    status: 'ready',
    ...known,
    version: pinned.version,
    base: areaBase(pinned),
    entry: web.entry,
    global: web.global,
    manifestHash: pinned.manifestHash,
    ...(hasHashes && { hashes: listWebHashes(pinned) }),
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

function collectHashes(manifest: AreaManifest): Hashes {
  const { entry, chunks } = manifest.web;
  const requested = new Set([entry, ...Object.values(chunks).flatMap(({ js, css }) => [...js, ...css])]);
  return Object.fromEntries(
    [...requested].flatMap((file) => {
      const info = manifest.files[file];
      return info ? [[file, `sha384-${info.sha384}`]] : [];
    }),
  );
}

/** Entries of the areas in the main menu. Includes failed areas, so that the menu does not change. */
export function createMenu(set: ReleaseSet, locale: Locale): MenuEntry[] {
  return set.areas
    .flatMap(({ manifest }) => manifest?.menu ?? [])
    .sort((a, b) => a.order - b.order)
    .map(({ path, title, icon }) => ({ path, title: title[locale], icon }));
}
