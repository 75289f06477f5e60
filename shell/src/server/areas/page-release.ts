import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import type { Locale } from '@hotdrop/shared-domain/locale';
import type { PageArea, PageRelease } from '@hotdrop/shared-host/browser';
import type { PinnedArea, ReadyArea, ReleaseSet } from '@hotdrop/shared-host/server';
import type { MenuEntry } from '../../handover.ts';
import type { ShownArea } from './shown-area.tsx';
import { unknownArea } from './unknown-area.ts';

/** Where browsers find the files of areas. */
export const areasPath = '/areas/';

export const baseOf = ({ area, version }: ReadyArea) => `${areasPath}${area}/${version}/`;

/** The release set as the page carries it; hashes come along for the area that is shown. */
export function pageRelease(set: ReleaseSet, shown: ShownArea | undefined): PageRelease {
  const areas = set.areas.map((pinned) => pageArea(pinned, pinned.area === shown?.id ? shown : undefined));
  const unknown = { ...unknownArea, status: 'failed', reason: 'unavailable' } as const;
  return { areas: set.problem ? [...areas, unknown] : areas };
}

function pageArea(pinned: PinnedArea, shown: ShownArea | undefined): PageArea {
  const id = pinned.area;
  const routes = pinned.manifest?.routes ?? [];
  // What failed on the server is not tried in the browser: both draw the same page.
  const hasFailed = pinned.status === 'failed' || shown?.status === 'failed';
  if (hasFailed) return { status: 'failed', id, routes, reason: 'unavailable' };
  const { web } = pinned.manifest;
  return {
    status: 'ready',
    id,
    routes,
    version: pinned.version,
    base: baseOf(pinned),
    entry: web.entry,
    global: web.global,
    manifestHash: pinned.manifestHash,
    ...(shown && { hashes: webHashes(pinned) }),
  };
}

type Hashes = Readonly<Record<string, string>>;

const known = new WeakMap<AreaManifest, Hashes>();

/** Hashes of the files that a page of the area may ask for: the same for every page of a version. */
export function webHashes({ manifest }: Pick<ReadyArea, 'manifest'>): Hashes {
  const hashes = known.get(manifest) ?? hashesIn(manifest);
  known.set(manifest, hashes);
  return hashes;
}

function hashesIn(manifest: AreaManifest): Hashes {
  const { entry, chunks } = manifest.web;
  const wanted = new Set([entry, ...Object.values(chunks).flatMap(({ js, css }) => [...js, ...css])]);
  return Object.fromEntries(
    [...wanted].flatMap((file) => {
      const facts = manifest.files[file];
      return facts ? [[file, `sha384-${facts.sha384}`]] : [];
    }),
  );
}

/** What the areas add to the main menu; also those that cannot run at the moment, so that the menu never jumps. */
export function menuOf(set: ReleaseSet, locale: Locale): MenuEntry[] {
  return set.areas
    .flatMap(({ manifest }) => manifest?.menu ?? [])
    .sort((a, b) => a.order - b.order)
    .map(({ path, title, icon }) => ({ path, title: title[locale], icon }));
}
